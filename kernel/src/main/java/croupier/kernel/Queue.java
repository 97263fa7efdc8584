package croupier.kernel;

/** A line of tasks to come: the agenda, spire's actions, cards waiting to be played. */
public record Queue(String name, int index) {
    /** Ints of one entry: the task and its four numbers. */
    static final int ENTRY = 5;
}
