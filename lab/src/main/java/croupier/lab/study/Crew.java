package croupier.lab.study;

import java.util.List;
import java.util.function.LongConsumer;

/** Plays parts of a study: the threads of this program, or the machines of a cluster. The files of a part do not depend on who plays it. */
public interface Crew extends AutoCloseable {
    /**
     * Plays these parts and returns when all of them are in the folder.
     *
     * @param played called now and then, by any thread, with the number of matches played since the last call
     */
    void play(Study study, StudyFolder folder, List<Long> parts, LongConsumer played);

    @Override
    void close();
}
