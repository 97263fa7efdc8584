package croupier.script;

import croupier.kernel.Table;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Something that the definitions of a kind of card rows say, by card and level: a number, a truth, a word, a list of words. */
public final class Attribute {
    /** What its values are. */
    public enum Is {
        NUMBER,
        TRUTH,
        WORD,
        LIST
    }

    private final String name;
    private final Is is;
    private final @Nullable Class<? extends Enum<?>> words;
    private final Members.@Nullable IntOf level;
    private int[][] values = {};
    private BitSet[][] lists = {};
    private final Map<String, Integer> numbers = new LinkedHashMap<>();

    public Attribute(String name, Is is, @Nullable Class<? extends Enum<?>> words, Members.@Nullable IntOf level) {
        this.name = name;
        this.is = is;
        this.words = words;
        this.level = level;
    }

    public String name() {
        return name;
    }

    public Is is() {
        return is;
    }

    @Nullable
    public Class<? extends Enum<?>> words() {
        return words;
    }

    public void size(int cards) {
        values = new int[cards][];
        lists = new BitSet[cards][];
    }

    /** The number of a word in lists. */
    public int number(String word) {
        return numbers.computeIfAbsent(word, k -> numbers.size());
    }

    public void values(int card, int[] byLevel) {
        values[card] = byLevel;
    }

    public void lists(int card, BitSet[] byLevel) {
        lists[card] = byLevel;
    }

    int of(Table t, int row) {
        int card = t.card(row);
        int[] byLevel = card < values.length ? values[card] : null;
        if (byLevel == null) return 0;
        return byLevel[byLevel.length == 1 || level == null ? 0 : Math.min(byLevel.length - 1, level.of(t, row))];
    }

    boolean has(Table t, int row, int word) {
        int card = t.card(row);
        BitSet[] byLevel = card < lists.length ? lists[card] : null;
        if (byLevel == null) return false;
        int at = byLevel.length == 1 || level == null ? 0 : Math.min(byLevel.length - 1, level.of(t, row));
        return byLevel[at].get(word);
    }
}
