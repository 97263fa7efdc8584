package croupier.script.language;

import croupier.script.files.Naming;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The words, numbers and signs of an expression. */
final class Lexer {
    /** What a token is. */
    enum Is {
        WORD,
        NUMBER,
        STRING,
        SIGN,
        HOLE,
        END
    }

    /** A token and where it begins; words are in lower case. */
    record Token(Is is, String text, int at) {
        boolean sign(String s) {
            return is == Is.SIGN && text.equals(s);
        }

        boolean word(String w) {
            return is == Is.WORD && text.equals(w);
        }
    }

    private static final String[] SIGNS = {
        "..", "!=", "<=", ">=", "=", "<", ">", "+", "-", "*", "/", "%", "(", ")", ",", "."
    };

    private Lexer() {}

    static List<Token> tokens(String text) {
        List<Token> all = new ArrayList<>();
        int i = 0;
        while (i < text.length()) {
            char c = text.charAt(i);
            if (Character.isWhitespace(c)) {
                i++;
                continue;
            }
            int end = c == '"' ? string(text, i, all) : c == '{' ? hole(text, i, all) : token(text, i, all);
            i = end;
        }
        all.add(new Token(Is.END, "", text.length()));
        return all;
    }

    private static int string(String text, int from, List<Token> all) {
        int end = text.indexOf('"', from + 1);
        if (end < 0) throw new WrongExpression(from, "this quotation mark has no other to close it");
        all.add(new Token(Is.STRING, text.substring(from + 1, end), from));
        return end + 1;
    }

    /** What a pattern leaves open: {@code {n}}, or {@code {who: player}} for a row of a kind. */
    private static int hole(String text, int from, List<Token> all) {
        int end = text.indexOf('}', from + 1);
        if (end < 0) throw new WrongExpression(from, "this brace has no other to close it");
        all.add(new Token(Is.HOLE, text.substring(from + 1, end).strip(), from));
        return end + 1;
    }

    private static int token(String text, int from, List<Token> all) {
        char c = text.charAt(from);
        int end = from + 1;
        if (Naming.isStart(c)) {
            while (end < text.length() && Naming.isPart(text.charAt(end))) end++;
            all.add(new Token(Is.WORD, text.substring(from, end).toLowerCase(Locale.ROOT), from));
            return end;
        }
        if (c >= '0' && c <= '9') {
            while (end < text.length() && Character.isDigit(text.charAt(end))) end++;
            all.add(new Token(Is.NUMBER, text.substring(from, end), from));
            return end;
        }
        for (String sign : SIGNS)
            if (text.startsWith(sign, from)) {
                all.add(new Token(Is.SIGN, sign, from));
                return from + sign.length();
            }
        String more = c == '!' ? ": write 'not'" : c == '&' ? ": write 'and'" : c == '|' ? ": write 'or'" : "";
        throw new WrongExpression(from, "'" + c + "' means nothing in an expression" + more);
    }
}
