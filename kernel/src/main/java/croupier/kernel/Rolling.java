package croupier.kernel;

import org.jspecify.annotations.Nullable;

/** Chance: the random streams of the match, numbers that a scenario gives instead, and shuffles. */
final class Rolling {
    private final Knowledge knowledge;
    private final Imagined imagined;
    private final Stream[] streams;
    /** The numbers that a scenario gives instead of chance, null for none. */
    int @Nullable [] script;

    Rolling(Facts facts, Knowledge knowledge, Imagined imagined) {
        this.knowledge = knowledge;
        this.imagined = imagined;
        streams = facts.layout.words.streams.toArray(Stream[]::new);
    }

    int roll(Facts facts, Stream s, int bound) {
        if (Checks.ON) checkRoll(facts);
        if (bound <= 0) throw new IllegalArgumentException("chance has nothing to choose from: bound " + bound);
        knowledge.disclosed = true;
        if (script != null && facts.mem[Words.SCRIPTED] < script.length) return scripted(facts, script, bound);
        return s.generator().roll(facts.mem, s.at(), bound);
    }

    private static void checkRoll(Facts facts) {
        facts.checkMayWrite();
        if (facts.doing == Activity.LAYING_OUT)
            throw new IllegalStateException("chance decides nothing while the table is laid");
    }

    private int scripted(Facts facts, int[] numbers, int bound) {
        int n = numbers[facts.mem[Words.SCRIPTED]++];
        if (n < 0 || n >= bound)
            throw new IllegalStateException(
                    "the scripted chance says " + n + ", but 0 to " + (bound - 1) + " is rolled");
        return n;
    }

    /** Seeds every stream for a new match. */
    void seedAll(Facts facts, long seed) {
        for (int i = 0; i < streams.length; i++) seed(facts, streams[i], Generator.mix(seed * 31 + i));
    }

    /** Seeds every stream of an imagined table, where everything that truly happened has been replayed. */
    void reseed(Facts facts) {
        for (Stream s : streams) seed(facts, s, Generator.mix(imagined.seed + s.index()));
    }

    void seed(Facts facts, Stream s, long seed) {
        s.generator().seed(facts.mem, s.at(), seed);
    }

    boolean isScripted(Facts facts) {
        return script != null && facts.mem[Words.SCRIPTED] < script.length;
    }

    int[] chance(Facts facts, Stream s) {
        if (Checks.ON) facts.checkMayWrite();
        assert s.at() > 0;
        knowledge.disclosed = true;
        return facts.mem;
    }

    void shuffle(Facts facts, Zone z, int owner, Stream s) {
        if (Checks.ON) facts.checkMayWrite();
        int[] mem = facts.mem;
        int[] lists = facts.lists;
        int h = facts.list(z, owner);
        int start = mem[h];
        int count = mem[h + 1];
        knowledge.disclosed = true;
        if (script == null) s.generator().shuffle(mem, s.at(), lists, start, count);
        if (imagined.replays) knowledge.witness.shuffleUnseen(lists, start, count, imagined.seat);
        int tag = mem[Words.NEXT_TAG];
        for (int i = start; i < start + count; i++) {
            mem[lists[i] + Kind.KNOWN] = 0;
            mem[lists[i] + Kind.TAG] = tag++;
        }
        mem[Words.NEXT_TAG] = tag;
        if (facts.taped) knowledge.witness.shuffled(lists, start, count, knowledge.seersAt(h));
        facts.written |= Column.ALWAYS;
        if (facts.logged) facts.log.shuffled(z, owner);
    }

    void copyFrom(Rolling other) {
        script = other.script;
    }
}
