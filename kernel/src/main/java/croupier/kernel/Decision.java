package croupier.kernel;

/** An open question to one seat, with everything it may answer. */
public interface Decision {
    /** Counted per seat, so that a late answer is recognised and nobody learns how often others were asked. */
    int number();

    int seat();

    Prompt why();

    /** What the answer is for, in words that only this seat may know; the prompt itself where no rule says more. */
    Purpose purpose();

    /** How long the rules let the seat think, in seconds; 0 if they say nothing. */
    int seconds();

    /** Whether everybody is asked alike, so that nobody may learn who had something to choose. */
    boolean isAlike();

    /** The row whose effect asks, 0 for none. */
    int because();

    int size();

    /** An option: word, row, row. */
    long code(int i);

    /** Whether a set is asked for, be it a set of one. */
    boolean several();

    /** How many must and may be chosen in all. */
    int min();

    int max();

    /** Whether the order of the choice counts. */
    boolean ordered();

    /** How many were chosen already, when several are chosen one by one. */
    int picked();

    long pick(int i);

    /** Whether others answer at the same time. */
    boolean together();

    /** The answer that is taken when time runs out: the first of as many as must be chosen. */
    long otherwise();

    /** How many things people may do besides, listed apart from the options: an answer like any other. */
    int besides();

    long besidesCode(int i);

    /** How many things are named that are not options now, each with its reason. */
    int refused();

    long refusedCode(int i);

    Reason refusedReason(int i);

    /** A number that goes into the reason. */
    int refusedNumber(int i);

    /** Whether the others do not learn what is chosen. */
    boolean secret();

    /**
     * What the seat sees of an option and of the things it names, as one number: options with the same key and the same look are the
     * same choice.
     */
    long look(int i);

    /** A number for the choice that is equal in every match and build, for learning programs. */
    long key(int i);
}
