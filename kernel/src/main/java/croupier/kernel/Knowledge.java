package croupier.kernel;

/** Who knows which card a row is: by the zone in which it lies, and by what was shown of the row itself. */
final class Knowledge {
    /** In what seats know of a row: it lies face down, so that only those who know it see it. */
    private static final int FACE_DOWN = 1 << 31;

    private final int zonesAt;
    /** All seats, as a mask. */
    private final int everybody;
    /** By list, from {@link Facts#zonesAt} on: the seats that see what lies there, as a mask. */
    private final int[] seersAt;
    /** What seats saw since the checkpoint, kept while somebody may imagine. */
    final Witness witness = new Witness();
    /** Whether chance was used or somebody saw something new since this was last cleared. */
    boolean disclosed;

    Knowledge(Facts facts) {
        zonesAt = facts.zonesAt;
        everybody = (1 << facts.seats) - 1;
        seersAt = new int[facts.queuesAt - zonesAt];
        for (Zone z : facts.layout.words.zones)
            for (int owner = 0; owner < facts.seats; owner++)
                seersAt[facts.list(z, owner) - zonesAt] =
                        z.sight() == Sight.ALL ? everybody : z.sight() == Sight.OWNER ? 1 << owner : 0;
    }

    // ---- who sees what

    boolean sees(Zone z, int owner, int seat) {
        return z.sight() == Sight.ALL || (z.sight() == Sight.OWNER && owner == seat);
    }

    boolean sees(Facts facts, int row, int seat) {
        int mask = seat < 0 ? everybody : 1 << seat;
        return (seers(facts, row) & mask) == mask;
    }

    /** The seats that may know which card this is, as a mask; what never was in a zone everybody may know. */
    int seers(Facts facts, int row) {
        return facts.isEntity(row) ? seersOf(facts, row) : everybody;
    }

    /** The seats that may know which card this is, for a row that is known to lie in zones. */
    int seersOf(Facts facts, int entity) {
        int[] mem = facts.mem;
        int known = mem[entity + Kind.KNOWN];
        int list = mem[entity + Kind.PLACE];
        if (known < 0) return known & everybody;
        if (list <= 0) return list == Places.GONE ? known : everybody;
        return known | seersAt[list - zonesAt];
    }

    /** The seats that see what lies in a list. */
    int seersAt(int list) {
        return seersAt[list - zonesAt];
    }

    /** Whether these are all seats. */
    boolean isForAll(int mask) {
        return (mask & everybody) == everybody;
    }

    // ---- what changes it

    /**
     * A row leaves its list for another one: those who saw it still know it, and where some did not, screens know it by a new
     * number from now on.
     */
    void leavesFor(Facts facts, int row, int seers, int list) {
        int[] mem = facts.mem;
        mem[row + Kind.KNOWN] = seers;
        if (seers != everybody) mem[row + Kind.TAG] = mem[Words.NEXT_TAG]++;
        if ((seersAt[list - zonesAt] & ~seers) != 0) disclosed = true;
    }

    /** The seers of a row that lies in a list where these see everything that is not face down. */
    int seersIn(Facts facts, int row, int seersOfList) {
        int known = facts.mem[row + Kind.KNOWN];
        return known < 0 ? known & everybody : known | seersOfList;
    }

    void reveal(Facts facts, int row) {
        show(facts, row, everybody);
    }

    void lookAt(Facts facts, int row, int seat) {
        show(facts, row, 1 << seat);
    }

    private void show(Facts facts, int row, int mask) {
        if (Checks.ON) facts.checkMayWrite();
        int[] mem = facts.mem;
        if ((mem[row + Kind.KNOWN] & mask) == mask) return;
        if ((seers(facts, row) & mask) != mask) disclosed = true;
        mem[row + Kind.KNOWN] |= mask;
        if (facts.taped) witness.saw(row, mask);
        if (facts.logged) facts.log.shown(row, mask);
    }

    void faceDown(Facts facts, int row, int mask) {
        if (Checks.ON) facts.checkMayWrite();
        facts.mem[row + Kind.KNOWN] = mask | FACE_DOWN;
        facts.written |= Column.ALWAYS;
    }

    void faceUp(Facts facts, int row) {
        if (Checks.ON) facts.checkMayWrite();
        int before = seers(facts, row);
        facts.mem[row + Kind.KNOWN] &= ~FACE_DOWN;
        if (seers(facts, row) != before) disclosed = true;
        if (facts.taped) witness.saw(row, seers(facts, row));
        facts.written |= Column.ALWAYS;
    }

    void conceal(Facts facts, int row) {
        if (Checks.ON) facts.checkMayWrite();
        facts.mem[row + Kind.KNOWN] = 0;
        renew(facts, row);
    }

    /** Those who do not see a list can no longer distinguish what lies in it. */
    void blur(Facts facts, int list, int[] rows, int start, int count) {
        int keep = seersAt[list - zonesAt] | FACE_DOWN;
        for (int i = start; i < start + count; i++) {
            facts.mem[rows[i] + Kind.KNOWN] &= keep;
            renew(facts, rows[i]);
        }
    }

    /** From now on screens know a row by a new number. */
    void renew(Facts facts, int row) {
        if (Checks.ON) facts.checkMayWrite();
        facts.mem[row + Kind.TAG] = facts.mem[Words.NEXT_TAG]++;
    }

    /** A new match begins: nobody saw anything yet. */
    void clear() {
        disclosed = false;
        witness.forget();
    }

    void copyFrom(Knowledge other) {
        disclosed = other.disclosed;
    }
}
