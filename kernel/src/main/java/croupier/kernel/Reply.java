package croupier.kernel;

/** Whether an answer was taken; if not, nothing has changed and the reason says why. */
public record Reply(boolean ok, String reason) {
    public static final Reply OK = new Reply(true, "");

    static Reply refused(String reason) {
        return new Reply(false, reason);
    }
}
