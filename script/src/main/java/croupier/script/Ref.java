package croupier.script;

import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Another definition, written by its name. It can be read once everything is loaded. */
public final class Ref<T> {
    private final String name;
    private final int number;
    private final int card;
    private @Nullable T value;

    public Ref(String name, int number, int card) {
        this.name = name;
        this.number = number;
        this.card = card;
    }

    public String name() {
        return name;
    }

    /** Its place among the definitions of its kind, counted from 0. */
    public int number() {
        return number;
    }

    /** Its number in the catalogue, 0 if its kind is not in it. */
    public int card() {
        return card;
    }

    public T get() {
        if (value == null) throw new IllegalStateException(name + " is read before everything is loaded");
        return value;
    }

    /** For the compiler, once everything is read. */
    public void set(T definition) {
        value = definition;
    }

    /** The cards of a list that says how many of each, each as often as it says. */
    public static <T> int[] cards(Map<Ref<T>, Integer> list) {
        return list.entrySet().stream()
                .flatMapToInt(e -> IntStream.generate(e.getKey()::card).limit(e.getValue()))
                .toArray();
    }

    @Override
    public String toString() {
        return name;
    }
}
