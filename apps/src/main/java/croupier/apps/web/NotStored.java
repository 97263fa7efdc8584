package croupier.apps.web;

import java.util.Locale;

/** Something could not be stored, so it did not happen; the message says why. */
final class NotStored extends IllegalStateException {
    private static final long serialVersionUID = 1;

    NotStored(Throwable cause) {
        super(reason(String.valueOf(cause.getMessage())), cause);
    }

    private static String reason(String message) {
        String m = message.toUpperCase(Locale.ROOT);
        if (m.contains("SQLITE_FULL")) return "the disk of the server is full";
        if (m.contains("SQLITE_READONLY")) return "the data folder of the server cannot be written";
        if (m.contains("SQLITE_IOERR")) return "the disk of the server reports an error";
        return "the store of the server does not work (" + message + ")";
    }
}
