package croupier.apps;

import java.io.FilterWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.util.regex.Pattern;

/**
 * Writes text as it is, but without control characters: a file of somebody else must not move the cursor or rename the terminal's
 * window. Line breaks, tabs and colours stay.
 */
final class Printable extends FilterWriter {
    private static final Pattern CONTROL = Pattern.compile(
            "(\\x1b\\[[0-9;]{0,10}m)|[\\p{Cc}\\x{200e}\\x{200f}\\x{202a}-\\x{202e}\\x{2066}-\\x{2069}&&[^\\n\\r\\t]]");
    private static final String INSTEAD = "\ufffd";

    private Printable(Writer out) {
        super(out);
    }

    static PrintWriter to(PrintWriter out) {
        return new PrintWriter(new Printable(out));
    }

    static String text(String text) {
        return CONTROL.matcher(text).replaceAll(m -> m.group(1) != null ? m.group(1) : INSTEAD);
    }

    @Override
    public void write(int c) throws IOException {
        out.write(text(Character.toString(c)));
    }

    @Override
    public void write(char[] text, int from, int length) throws IOException {
        out.write(text(new String(text, from, length)));
    }

    @Override
    public void write(String text, int from, int length) throws IOException {
        out.write(text(text.substring(from, from + length)));
    }
}
