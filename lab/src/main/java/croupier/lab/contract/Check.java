package croupier.lab.contract;

/** One thing that must hold in every match of every game. */
abstract class Check {
    private final String name;
    private final int oneIn;

    /** @param oneIn how many decisions there are to one at which it is looked at; the seed says which */
    Check(String name, int oneIn) {
        this.name = name;
        this.oneIn = oneIn;
    }

    final String name() {
        return name;
    }

    final int oneIn() {
        return oneIn;
    }

    /** The match stands at a decision. */
    void at(Trial t) {}

    /** The match is over, or the trial stops here. */
    void end(Trial t) {}

    static void same(String what, Object expected, Object actual) {
        if (!expected.equals(actual))
            throw new Difference(what + " differs:\n  is        " + actual + "\n  should be " + expected);
    }

    static void same(String what, long expected, long actual) {
        if (expected != actual)
            throw new Difference(
                    what + " differs: " + Long.toHexString(actual) + ", should be " + Long.toHexString(expected));
    }

    static void holds(boolean is, String otherwise) {
        if (!is) throw new Difference(otherwise);
    }
}
