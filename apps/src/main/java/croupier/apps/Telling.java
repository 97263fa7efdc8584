package croupier.apps;

import croupier.lab.contract.Broken;
import croupier.script.files.MistakesException;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;

/** Tells people what went wrong: no stack traces, one exit code each. */
final class Telling {
    private Telling() {}

    static int tell(Exception e, PrintWriter err) {
        if (System.getenv("CROUPIER_DEBUG") != null) e.printStackTrace(err);
        int exit = exit(e);
        String said = e instanceof MistakesException || e.getMessage() == null ? say(e) : "croupier: " + say(e);
        err.println(Printable.text(said));
        err.flush();
        return exit;
    }

    private static int exit(Exception e) {
        return switch (e) {
            case Trouble t -> t.exit();
            case MistakesException _, IllegalArgumentException _ -> Exit.WRONG;
            default -> Exit.MACHINE;
        };
    }

    private static String say(Exception e) {
        return switch (e) {
            case Trouble t -> String.valueOf(t.getMessage());
            case MistakesException m -> String.valueOf(m.getMessage());
            case IllegalArgumentException a -> String.valueOf(a.getMessage());
            case UncheckedIOException io -> file(java.util.Objects.requireNonNull(io.getCause()));
            case IOException io -> file(io);
            default ->
                "a defect in croupier: " + e
                        + "\nPlease report it; CROUPIER_DEBUG=1 in the environment shows where it happened.";
        };
    }

    private static String file(IOException e) {
        String what = switch (e) {
            case java.nio.file.NoSuchFileException _, java.io.FileNotFoundException _ -> "there is no ";
            case java.nio.file.AccessDeniedException _ -> "no permission for ";
            default -> "";
        };
        return what + e.getMessage();
    }

    /** A broken contract, as a check that failed. */
    static Trouble broken(Broken b) {
        return Trouble.failed(String.valueOf(b.getMessage()));
    }
}
