package croupier.kernel;

/** How a rule is left without being finished. Made once, without a stack; rules never catch anything. */
@SuppressWarnings("StaticAssignmentOfThrowable") // preallocated on purpose: they carry no stack
final class Signal extends Error {
    private static final long serialVersionUID = 1L;

    /** Somebody must answer first. */
    static final Signal PAUSE = new Signal("pause");
    /** The half-done action cannot be finished and is taken back. */
    static final Signal REFUSED = new Signal("refused");
    /** The seat that acts takes its half-done action back. */
    static final Signal TAKEN_BACK = new Signal("taken back");
    /** A recorded answer does not fit what is asked. */
    static final Signal MISFIT = new Signal("misfit");
    /** Too much work since the last real choice. */
    static final Signal ENDLESS = new Signal("endless");
    /** A policy has seen enough of a playout. */
    static final Signal LEFT = new Signal("left");
    /** The match is over. */
    static final Signal OVER = new Signal("over");

    private Signal(String name) {
        super(name, null, false, false);
    }
}
