package croupier.script.files;

/** One card file: its name, and its lines for messages. */
public final class Source {
    final String file;
    private final String text;
    private int[] starts = {};

    /** Longer lines are not shown in messages. */
    private static final int LONGEST_SHOWN = 2_000;

    public Source(String file, String text) {
        this.file = file;
        this.text = text;
    }

    /** A line, counted from 1; empty if it is too long to be shown. */
    public String line(int number) {
        if (starts.length == 0) starts = starts();
        if (number < 1 || number > starts.length) return "";
        int from = starts[number - 1];
        int end = number < starts.length ? starts[number] - 1 : text.length();
        if (end > from && text.charAt(end - 1) == '\r') end--;
        return end - from > LONGEST_SHOWN ? "" : text.substring(from, Math.max(from, end));
    }

    /** Whether these words stand on a line, counted from 1, at a column, counted from 0. */
    boolean says(String words, int line, int column) {
        if (starts.length == 0) starts = starts();
        return line >= 1 && line <= starts.length && text.startsWith(words, starts[line - 1] + column);
    }

    /** How many lines there are. */
    public int lines() {
        if (starts.length == 0) starts = starts();
        return starts.length;
    }

    /** The place of a character of the text. */
    Place place(int index) {
        if (starts.length == 0) starts = starts();
        int line = 1;
        while (line < starts.length && starts[line] <= index) line++;
        return new Place(file, line, index - starts[line - 1] + 1);
    }

    private int[] starts() {
        int lines = 1;
        for (int i = 0; i < text.length(); i++) if (text.charAt(i) == '\n') lines++;
        int[] all = new int[lines];
        int line = 1;
        for (int i = 0; i < text.length(); i++) if (text.charAt(i) == '\n') all[line++] = i + 1;
        return all;
    }
}
