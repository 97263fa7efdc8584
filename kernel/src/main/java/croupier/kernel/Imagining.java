package croupier.kernel;

/**
 * Deals what a seat does not see once more. The new deal goes into the checkpoint: rows that the seat saw at any time since then
 * stay where they are, all others are sorted by number, shuffled by the seed, and fill the hidden places; recorded answers
 * that name a moved row are translated by place. What the seat sees must come out the same, else it is dealt again.
 */
final class Imagining {
    private static final int TRIES = 64;

    private Imagining() {}

    static boolean imagine(Match truth, int seat, long seed, Match into) {
        long sight = truth.table.asking.sightOf(seat);
        for (int i = 0; i < TRIES; i++)
            if (deal(truth, seat, Generator.mix(seed + i), into)
                    && into.table.asking.sightNow(seat) == sight
                    && isAskedTheSame(truth, into, seat)) return true;
        return false;
    }

    private static boolean isAskedTheSame(Match truth, Match into, int seat) {
        Ask asked = truth.askOf(seat);
        Ask now = into.askOf(seat);
        if (asked == null || now == null) return asked == now;
        return asked.why.index() == now.why.index() && asked.options() == now.options();
    }

    private static boolean deal(Match truth, int seat, long seed, Match into) {
        Table t = into.course.saved;
        t.copyFrom(truth.course.saved);
        Tape tape = into.table.asking.tape;
        tape.copyFrom(truth.table.asking.tape);
        into.beginImagined(truth, seat, seed);
        redeal(truth, t, seat, seed, tape);
        return into.course.reachDecision();
    }

    private static void redeal(Match truth, Table t, int seat, long seed, Tape tape) {
        t.rest();
        Rows slots = t.rows();
        for (Zone z : t.layout.words.zones)
            for (int owner = 0; owner < (z.shared() ? 1 : t.seats); owner++)
                for (int i = 0; i < t.count(z, owner); i++) {
                    int row = t.at(z, owner, i);
                    if (!t.sees(row, seat) && !truth.table.knowledge.witness.hasSeen(row, seat)) slots.add(row);
                }
        if (slots.isEmpty()) return;
        int[] stream = new int[Generator.XOSHIRO.size()];
        Generator.XOSHIRO.seed(stream, 0, seed);
        int[] dealt = shuffleGroups(t, slots, stream);
        place(t, slots, dealt);
        translate(t, tape, slots, dealt);
    }

    /** For every hidden place the row that goes there: the hidden rows of its group, sorted and shuffled. */
    private static int[] shuffleGroups(Table t, Rows slots, int[] stream) {
        int n = slots.size();
        int[] groups = new int[n];
        for (int i = 0; i < n; i++) groups[i] = t.game.dealGroup(t, slots.get(i));
        int[] dealt = new int[n];
        boolean[] done = new boolean[n];
        for (int i = 0; i < n; i++) {
            if (done[i]) continue;
            int[] rows = new int[n];
            int count = 0;
            for (int j = i; j < n; j++) if (groups[j] == groups[i]) rows[count++] = slots.get(j);
            java.util.Arrays.sort(rows, 0, count);
            Generator.XOSHIRO.shuffle(stream, 0, rows, 0, count);
            for (int j = i, k = 0; j < n; j++) {
                if (groups[j] != groups[i]) continue;
                dealt[j] = rows[k++];
                done[j] = true;
            }
        }
        return dealt;
    }

    /** Puts the rows in their places; what others know of a place, and its number on screens, stay with the place. */
    private static void place(Table t, Rows slots, int[] dealt) {
        int n = slots.size();
        int[] at = new int[n];
        int[] known = new int[n];
        int[] tags = new int[n];
        int[] homes = new int[n];
        for (int i = 0; i < n; i++) {
            int row = slots.get(i);
            homes[i] = t.mem[row + Kind.PLACE];
            at[i] = t.mem[homes[i]] + t.placeOf(row);
            known[i] = t.mem[row + Kind.KNOWN];
            tags[i] = t.mem[row + Kind.TAG];
        }
        for (int i = 0; i < n; i++) {
            int row = dealt[i];
            t.lists[at[i]] = row;
            t.mem[row + Kind.PLACE] = homes[i];
            t.mem[row + Kind.KNOWN] = known[i];
            t.mem[row + Kind.TAG] = tags[i];
        }
        t.written |= Column.ALWAYS;
    }

    private static void translate(Table t, Tape tape, Rows slots, int[] dealt) {
        for (int k = 0; k < tape.size; k++) {
            long code = tape.codes[k];
            int a = t.layout.word(Code.word(code)).hasNumber() ? Code.a(code) : moved(Code.a(code), slots, dealt);
            tape.codes[k] = Code.of(Code.word(code), a, moved(Code.b(code), slots, dealt));
        }
    }

    private static int moved(int row, Rows slots, int[] dealt) {
        for (int i = 0; row != 0 && i < dealt.length; i++) if (slots.get(i) == row) return dealt[i];
        return row;
    }
}
