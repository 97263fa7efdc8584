package croupier.kernel;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** What is recorded of a match: its journal, the answers since the checkpoint by names, and which answers disclosed something. */
final class Recorder {
    private Journal journal;
    private final List<Save.Named> named = new ArrayList<>();
    /** By answer of the journal: whether it led to chance or to something new to see. */
    private boolean[] disclosedAfter = new boolean[64];

    Recorder(Journal journal) {
        this.journal = journal;
    }

    Journal journal() {
        return journal;
    }

    /** Begins with an empty journal of this match. */
    void restart(Journal empty) {
        journal = empty;
    }

    void record(Ask a, long[] codes, Knowledge knowledge) {
        Save.Named by = Save.Named.of(a, codes);
        named.add(by);
        add(new Journal.Answer(a.seat, codes, by.fingerprint(), false), knowledge);
    }

    void recordLeaving(int seat, Knowledge knowledge) {
        named.add(Save.Named.leaving(seat));
        add(new Journal.Answer(seat, new long[0], 0, true), knowledge);
    }

    private void add(Journal.Answer answer, Knowledge knowledge) {
        noteDisclosure(knowledge);
        journal.add(answer);
        knowledge.disclosed = false;
    }

    /** Notes whether the newest answer led to chance or to something new to see. */
    void noteDisclosure(Knowledge knowledge) {
        int last = journal.size() - 1;
        if (last < 0) return;
        if (last >= disclosedAfter.length) disclosedAfter = Arrays.copyOf(disclosedAfter, last * 2);
        disclosedAfter[last] = knowledge.disclosed;
    }

    boolean hasDisclosed(int answer) {
        return disclosedAfter[answer];
    }

    /** A new checkpoint: no answers since. */
    void checkpoint() {
        named.clear();
    }

    List<Save.Named> namedSince() {
        return List.copyOf(named);
    }

    void copyFrom(Recorder other) {
        journal = other.journal.first(other.journal.size());
        named.clear();
        named.addAll(other.named);
        disclosedAfter = other.disclosedAfter.clone();
    }
}
