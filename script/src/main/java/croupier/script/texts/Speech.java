package croupier.script.texts;

import croupier.script.Amount;
import croupier.script.English;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Who and what a text has spoken of: the first time by what it is, "target creature", later by a shorter name, "that creature",
 * and in possessive form by a pronoun as long as nothing else was spoken of since: "its controller".
 */
final class Speech {
    /** The words for one thing. */
    private record Called(String first, String later, String whose) {}

    private final Map<String, Called> called;
    private final Map<String, Boolean> said;
    private @Nullable String last;
    /** Amounts that are said as the numbers that they are now. */
    private final Map<Amount, Integer> now;

    Speech() {
        this(Map.of());
    }

    Speech(Map<Amount, Integer> now) {
        this(Map.of(), Map.of(), null, now);
    }

    private Speech(
            Map<String, Called> called, Map<String, Boolean> said, @Nullable String last, Map<Amount, Integer> now) {
        this.called = new HashMap<>(called);
        this.said = new HashMap<>(said);
        this.last = last;
        this.now = now;
    }

    /** The number that an amount is now; null if it is said as it is written. */
    @Nullable
    Integer now(@Nullable Object amount) {
        return amount instanceof Amount a ? now.get(a) : null;
    }

    /** A copy, to say something that does not count. */
    Speech copy() {
        return new Speech(called, said, last, now);
    }

    void call(String name, String first, String later, String whose) {
        called.put(name, new Called(first, later, whose));
        said.remove(name);
    }

    /** It was just spoken of by others. */
    void spokenOf(String name) {
        said.put(name, true);
        last = name;
    }

    boolean knows(String name) {
        return called.containsKey(name);
    }

    /** The thing by its name; null if it has none of its own here. */
    @Nullable
    String name(String name) {
        Called is = called.get(name);
        if (is == null) return null;
        boolean before = said.put(name, true) != null;
        last = name;
        return before ? is.later : is.first;
    }

    /** The possessive form of the name; null if it has none of its own here. */
    @Nullable
    String whose(String name) {
        Called is = called.get(name);
        if (is == null) return null;
        boolean again = said.containsKey(name) && name.equals(last);
        return again ? is.whose : English.whose(java.util.Objects.requireNonNull(name(name)));
    }
}
