package croupier.games;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.lang.model.SourceVersion;

/**
 * Finds words of a program again after classes, methods and variables were renamed: the same tokens in the same order, of which
 * names may differ. A name differs only if the old one is gone from the file, and everywhere in the same way.
 */
final class Renamed {
    private static final Pattern TOKEN =
            Pattern.compile("\"\"\"[\\s\\S]*?\"\"\"|\"(?:\\\\.|[^\"\\\\])*\"|'(?:\\\\.|[^'\\\\])+'"
                    + "|[\\p{L}_$][\\p{L}\\p{N}_$]*|\\d[\\w.]*|//[^\n]*|/\\*[\\s\\S]*?\\*/|\\S");

    /** A piece of a source, where it begins and ends. */
    record Token(String text, int start, int end) {
        boolean isName() {
            return Character.isJavaIdentifierStart(text.charAt(0)) && !SourceVersion.isKeyword(text);
        }
    }

    /** Where the words stand, and what is named differently there. */
    record Place(int start, int end, Map<String, String> names) {
        /** Other words in the names of today. */
        String inNames(String words) {
            StringBuilder out = new StringBuilder();
            int at = 0;
            for (Token t : tokens(words)) {
                out.append(words, at, t.start()).append(t.isName() ? names.getOrDefault(t.text(), t.text()) : t.text());
                at = t.end();
            }
            return out.append(words.substring(at)).toString();
        }
    }

    private Renamed() {}

    static List<Token> tokens(String source) {
        List<Token> all = new ArrayList<>();
        Matcher m = TOKEN.matcher(source);
        while (m.find())
            if (!m.group().startsWith("//") && !m.group().startsWith("/*"))
                all.add(new Token(m.group(), m.start(), m.end()));
        return all;
    }

    /** The places where words stand as they are, or else with the fewest names changed. */
    static List<Place> find(String words, String source) {
        List<String> quoted = new ArrayList<>();
        for (String word : words.strip().split("\\s+")) quoted.add(Pattern.quote(word));
        List<Place> asTheyAre = new ArrayList<>();
        Matcher m = Pattern.compile(String.join("\\s+", quoted)).matcher(source);
        while (m.find()) asTheyAre.add(new Place(m.start(), m.end(), Map.of()));
        return asTheyAre.isEmpty() ? renamed(words, source) : asTheyAre;
    }

    private static List<Place> renamed(String words, String source) {
        List<Token> wanted = tokens(words);
        List<Token> text = tokens(source);
        Set<String> still = new HashSet<>();
        for (Token t : text) still.add(t.text());
        List<Place> best = new ArrayList<>();
        for (int i = 0; i + wanted.size() <= text.size(); i++) {
            Map<String, String> names = names(wanted, text, i, still);
            if (names == null) continue;
            if (!best.isEmpty() && best.get(0).names().size() > names.size()) best.clear();
            if (best.isEmpty() || best.get(0).names().size() == names.size())
                best.add(new Place(
                        text.get(i).start(), text.get(i + wanted.size() - 1).end(), names));
        }
        return best;
    }

    /** How names differ if the words stand here, or null if they do not. */
    private static Map<String, String> names(List<Token> wanted, List<Token> text, int at, Set<String> still) {
        Map<String, String> names = new HashMap<>();
        for (int i = 0; i < wanted.size(); i++) {
            Token a = wanted.get(i);
            Token b = text.get(at + i);
            if (a.text().equals(b.text())) continue;
            if (!a.isName() || !b.isName() || still.contains(a.text())) return null;
            String before = names.putIfAbsent(a.text(), b.text());
            if (before != null && !before.equals(b.text())) return null;
        }
        return new HashSet<>(names.values()).size() == names.size() ? names : null;
    }
}
