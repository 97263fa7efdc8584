package croupier.script;

/** One card file: its name, and its text for messages. */
public final class Source {
    final String file;
    private final String text;

    Source(String file, String text) {
        this.file = file;
        this.text = text;
    }

    /** A line, counted from 1. */
    String line(int number) {
        int from = 0;
        for (int n = 1; n < number; n++) {
            int end = text.indexOf('\n', from);
            if (end < 0) return "";
            from = end + 1;
        }
        int end = text.indexOf('\n', from);
        String line = end < 0 ? text.substring(from) : text.substring(from, end);
        return line.endsWith("\r") ? line.substring(0, line.length() - 1) : line;
    }
}
