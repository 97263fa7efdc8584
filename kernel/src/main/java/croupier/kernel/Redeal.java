package croupier.kernel;

import java.util.Arrays;

/**
 * The hidden places of a checkpoint as one seat knows them, and what may lie there. Found once for a decision; then dealt as often
 * as a search likes, without garbage.
 */
final class Redeal {
    /** By hidden place: where it is in the lists, which list that is, what others know of it, its number on screens, its row. */
    private int[] at = new int[64];

    private int[] homes = new int[64];
    private int[] known = new int[64];
    private int[] tags = new int[64];
    private int[] rows = new int[64];
    private int count;

    /** The places group by group, where each group begins, and the rows of each group sorted by number. */
    private int[] places = new int[64];

    private int[] begins = new int[8];
    private int groups;
    private int[] sorted = new int[64];

    private int[] shuffled = new int[64];
    private int[] dealt = new int[64];
    private int[] groupOf = new int[64];
    private final int[] stream = new int[Generator.XOSHIRO.size()];

    /** Finds the places that a seat does not see in the checkpoint of a match, and did not see since. */
    void look(Match truth, int seat) {
        Table t = truth.course.saved();
        Witness witness = truth.table.knowledge.witness;
        count = 0;
        for (Zone z : t.layout.words.zones)
            for (int owner = 0; owner < (z.shared() ? 1 : t.seats); owner++)
                for (int i = 0, n = t.count(z, owner); i < n; i++) {
                    int row = t.at(z, owner, i);
                    if (!t.sees(row, seat) && !witness.hasSeen(row, seat)) add(t, row, i);
                }
        group(t);
    }

    private void add(Table t, int row, int place) {
        if (count == rows.length) grow(count * 2);
        int home = t.mem[row + Kind.PLACE];
        rows[count] = row;
        homes[count] = home;
        at[count] = t.mem[home] + place;
        known[count] = t.mem[row + Kind.KNOWN];
        tags[count++] = t.mem[row + Kind.TAG];
    }

    private void grow(int to) {
        at = Arrays.copyOf(at, to);
        homes = Arrays.copyOf(homes, to);
        known = Arrays.copyOf(known, to);
        tags = Arrays.copyOf(tags, to);
        rows = Arrays.copyOf(rows, to);
        places = new int[to];
        sorted = new int[to];
        shuffled = new int[to];
        dealt = new int[to];
        groupOf = new int[to];
    }

    /** Rows of one group may lie in each other's place. */
    private void group(Table t) {
        for (int i = 0; i < count; i++) groupOf[i] = t.game.dealGroup(t, rows[i]);
        groups = 0;
        int n = 0;
        for (int i = 0; i < count; i++) {
            if (isGrouped(i)) continue;
            if (groups + 1 >= begins.length) begins = Arrays.copyOf(begins, groups * 2 + 2);
            begins[groups++] = n;
            for (int j = i; j < count; j++) {
                if (groupOf[j] != groupOf[i]) continue;
                places[n] = j;
                sorted[n++] = rows[j];
            }
            Arrays.sort(sorted, begins[groups - 1], n);
        }
        begins[groups] = n;
    }

    private boolean isGrouped(int place) {
        for (int i = 0; i < place; i++) if (groupOf[i] == groupOf[place]) return true;
        return false;
    }

    /**
     * Deals the hidden rows into a copy of the checkpoint: sorted by number and shuffled by the seed. What others know of a place,
     * and its number on screens, stay with the place. Recorded answers that name a moved row are translated.
     */
    void deal(Table t, Tape tape, long seed) {
        if (count == 0) return;
        Generator.XOSHIRO.seed(stream, 0, seed);
        System.arraycopy(sorted, 0, shuffled, 0, count);
        for (int g = 0; g < groups; g++)
            Generator.XOSHIRO.shuffle(stream, 0, shuffled, begins[g], begins[g + 1] - begins[g]);
        for (int i = 0; i < count; i++) {
            int place = places[i];
            int row = shuffled[i];
            dealt[place] = row;
            t.lists[at[place]] = row;
            t.mem[row + Kind.PLACE] = homes[place];
            t.mem[row + Kind.KNOWN] = known[place];
            t.mem[row + Kind.TAG] = tags[place];
        }
        t.written |= Column.ALWAYS;
        translate(t, tape);
    }

    private void translate(Table t, Tape tape) {
        for (int k = 0; k < tape.size; k++) {
            long code = tape.codes[k];
            int a = t.layout.word(Code.word(code)).hasNumber() ? Code.a(code) : moved(Code.a(code));
            tape.codes[k] = Code.of(Code.word(code), a, moved(Code.b(code)));
        }
    }

    private int moved(int row) {
        for (int i = 0; row != 0 && i < count; i++) if (rows[i] == row) return dealt[i];
        return row;
    }
}
