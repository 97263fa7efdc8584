package croupier.apps.web;

/** The log for the operator. Callers may have written parts of a message, so it is cut and its line breaks are indented. */
final class OperatorLog {
    /** In characters. */
    private static final int LONGEST = 2_000;

    private static final System.Logger LOG = System.getLogger("croupier");

    private OperatorLog() {}

    static void warn(String what) {
        LOG.log(System.Logger.Level.WARNING, printable(what));
    }

    static String printable(String what) {
        String some = what.length() > LONGEST ? what.substring(0, LONGEST) + "..." : what;
        return some.replaceAll("\\R", "\n\t").replaceAll("[\\p{Cntrl}&&[^\n\t]]", "\uFFFD");
    }
}
