package croupier.script.language;

import croupier.kernel.Kind;
import croupier.script.Amount;
import croupier.script.Amounts;
import croupier.script.NamedNumber;
import croupier.script.NamedRows;
import croupier.script.Noun;
import croupier.script.Nouns;
import croupier.script.Selections;
import croupier.script.Term;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The names that a text has at one place: results of its steps, numbers of its card, the row being looked at. */
public final class Env {
    private final List<Map<String, Term>> blocks = new ArrayList<>();
    private final Deque<Nouns.It> looked = new ArrayDeque<>();
    private final Map<String, Amount> numbers;
    private final Set<String> used;
    private int numberSlots;
    private int rowSlots;

    public Env() {
        this(new LinkedHashMap<>(), new LinkedHashSet<>());
    }

    private Env(Map<String, Amount> numbers, Set<String> used) {
        this.numbers = numbers;
        this.used = used;
        open();
    }

    /** For a text that is carried out on its own: it sees the card's numbers, no names of other texts. */
    public Env apart() {
        return new Env(numbers, used);
    }

    public void open() {
        blocks.add(new HashMap<>());
    }

    public void close() {
        blocks.removeLast();
    }

    // ---- numbers of the card

    public void number(String name, Amount value) {
        numbers.put(name, value);
    }

    /** The numbers that some expression has read. */
    public Set<String> used() {
        return used;
    }

    // ---- names

    /** A slot for rows of this name: the one it has already, or a new one. */
    public NamedRows rows(String name, @Nullable Kind kind) {
        Term known = variable(name);
        int slot = known instanceof Selections.Variable v ? v.slot() : rowSlots++;
        declare(name, known, new Selections.Variable(name, slot, kind));
        return new NamedRows(name, slot);
    }

    public NamedNumber numberNamed(String name) {
        Term known = variable(name);
        int slot = known instanceof Amounts.Variable v ? v.slot() : numberSlots++;
        declare(name, known, new Amounts.Variable(name, slot));
        return new NamedNumber(name, slot);
    }

    /** A name that is known keeps its block, so that a later text sees what an inner one has put there. */
    private void declare(String name, @Nullable Term known, Term now) {
        if (known != null && known.getClass() == now.getClass()) {
            for (Map<String, Term> block : blocks) block.replace(name, known, now);
            return;
        }
        blocks.getLast().put(name, now);
    }

    /** How many slots names of rows have taken so far. */
    public int lists() {
        return rowSlots;
    }

    /** From here on, in this block, the name means a row put into the slot. */
    public int it(String name, @Nullable Kind kind) {
        int slot = numberSlots++;
        blocks.getLast().put(name, new Nouns.It(slot, kind, name, false));
        return slot;
    }

    public void noun(String name, Noun noun) {
        blocks.getLast().put(name, noun);
    }

    /** Begins a condition about a row: bare names mean its members first. */
    public Nouns.It look(@Nullable Kind kind) {
        open();
        int slot = it("it", kind);
        Nouns.It it = new Nouns.It(slot, kind, "it", true);
        looked.push(it);
        return it;
    }

    public void lookAway() {
        looked.pop();
        close();
    }

    Nouns.@Nullable It looked() {
        return looked.peek();
    }

    /** What a bare name means in this text alone, or null. */
    @Nullable
    public Term find(String name) {
        Term found = variable(name);
        if (found != null) return found;
        Amount number = numbers.get(name);
        if (number != null) used.add(name);
        return number;
    }

    private @Nullable Term variable(String name) {
        for (int i = blocks.size() - 1; i >= 0; i--) {
            Term found = blocks.get(i).get(name);
            if (found != null) return found;
        }
        return null;
    }

    Collection<String> names() {
        List<String> all = new ArrayList<>(numbers.keySet());
        for (Map<String, Term> block : blocks) all.addAll(block.keySet());
        return all;
    }
}
