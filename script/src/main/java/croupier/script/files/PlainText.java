package croupier.script.files;

/** A text of the part of YAML that {@link PlainYaml} reads: its words, lines and comments. */
class PlainText {
    /** The text is not of this part of YAML. */
    static final class Other extends RuntimeException {
        Other() {
            super(null, null, false, false);
        }
    }

    final String text;
    int at;
    int line = 1;
    int lineStart;

    PlainText(String text) {
        this.text = text;
    }

    /** Whether a text has neither tabs nor unusual characters or line ends. */
    static boolean hasUsualCharacters(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < ' ' && c != '\n' || c > '~' && c < '\u00a0' || c > '\u2027') return false;
        }
        return true;
    }

    // ---- words

    /** Behind the last character of a word without quotation marks, which ends with its line at the latest. */
    int endOfPlain(int from, boolean isInFlow) {
        char first = charAt(from);
        if (isSign(first) || first == '-' && !isInside(charAt(from + 1), isInFlow)) throw new Other();
        int end = from;
        for (int i = from; ; i++) {
            char c = charAt(i);
            if (c == '\n') break;
            if (c == ' ') continue;
            if (c == '#' && charAt(i - 1) == ' ') break;
            if (c == ':' && (isBlank(charAt(i + 1)) || isInFlow && isFlow(charAt(i + 1)))) break;
            if (isInFlow && isFlow(c)) break;
            end = i + 1;
        }
        return end;
    }

    static boolean isInside(char c, boolean isInFlow) {
        return !isBlank(c) && !(isInFlow && isFlow(c));
    }

    /** No word without quotation marks begins with these. */
    static boolean isSign(char c) {
        return ",[]{}#&*!|>'\"%@`?:\n".indexOf(c) >= 0;
    }

    static boolean isFlow(char c) {
        return c == ',' || c == '[' || c == ']' || c == '{' || c == '}';
    }

    int endOfQuoted(int from) {
        char mark = charAt(from);
        int i = from + 1;
        while (charAt(i) != mark || mark == '\'' && charAt(i + 1) == mark) {
            if (charAt(i) == '\n' || charAt(i) == '\\' && mark == '"') throw new Other();
            i += charAt(i) == mark ? 2 : 1;
        }
        return i + 1;
    }

    // ---- places

    int column() {
        return at - lineStart;
    }

    /** The end of the text is the end of its last line. */
    char charAt(int index) {
        return index < text.length() ? text.charAt(index) : '\n';
    }

    static boolean isBlank(char c) {
        return c == ' ' || c == '\n';
    }

    void skipSpaces() {
        while (charAt(at) == ' ') at++;
    }

    /** Whether nothing but a comment stands on the rest of the line; a comment stands behind a space or begins its line. */
    boolean isEndOfLine() {
        char c = charAt(at);
        return c == '\n' || c == '#' && (at == lineStart || charAt(at - 1) == ' ');
    }

    /** Nothing else may stand on this line. */
    void endLine() {
        skipSpaces();
        if (!isEndOfLine()) throw new Other();
        toContent();
    }

    int endOfLine() {
        int end = text.indexOf('\n', at);
        return end < 0 ? text.length() : end;
    }

    void toNextLine() {
        at = endOfLine();
        if (at == text.length()) return;
        lineStart = ++at;
        line++;
    }

    /** To the next line on which something stands, or the end. */
    void toContent() {
        skipSpaces();
        while (at < text.length() && isEndOfLine()) {
            toNextLine();
            skipSpaces();
        }
        if (column() == 0 && (text.startsWith("---", at) || text.startsWith("...", at))) throw new Other();
    }
}
