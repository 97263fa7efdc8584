package croupier.script.files;

/** Something wrong in a card file, for those who can mend it. */
public record Mistake(Place place, String message, String source) implements Comparable<Mistake> {
    /** A mistake at a piece of a file. */
    public static Mistake at(Node node, String message) {
        Place place = node.place();
        return new Mistake(place, message, node.source().line(place.line()));
    }

    /** The mistake with another name of its file. */
    public Mistake in(String file) {
        return new Mistake(new Place(file, place.line(), place.column()), message, source);
    }

    /** File, line and column, what is wrong and what would be right; then the line with a caret. */
    @Override
    public String toString() {
        String head = place + ": " + message;
        if (source.isBlank()) return head;
        int from = Math.max(0, Math.min(place.column() - 61, source.length() - 120));
        String shown = source.substring(from, Math.min(source.length(), from + 120));
        int lead = 0;
        while (lead < shown.length() && lead < place.column() - 1 - from && shown.charAt(lead) == ' ') lead++;
        String caret = " ".repeat(Math.max(0, place.column() - 1 - from - lead)) + "^";
        return head + "\n    " + shown.substring(lead) + "\n    " + caret;
    }

    @Override
    public int compareTo(Mistake o) {
        int byFile = place.file().compareTo(o.place.file());
        if (byFile != 0) return byFile;
        int byLine = Integer.compare(place.line(), o.place.line());
        if (byLine != 0) return byLine;
        int byColumn = Integer.compare(place.column(), o.place.column());
        return byColumn != 0 ? byColumn : message.compareTo(o.message);
    }
}
