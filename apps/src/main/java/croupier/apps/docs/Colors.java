package croupier.apps.docs;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The colour of a card and the text on its face, chosen as the web table's page does ({@code look.js}) by what the board says. */
record Colors(Map<String, Object> board) {
    private static final List<String> USUAL = List.of("color", "colors", "colour", "pool", "class", "element", "kind");

    private static final Map<String, String> NAMED = Map.ofEntries(
            Map.entry("red", "#b8443c"),
            Map.entry("blue", "#3b6fb6"),
            Map.entry("green", "#4a8f4a"),
            Map.entry("purple", "#7d55a8"),
            Map.entry("black", "#4a4552"),
            Map.entry("white", "#cbbf9c"),
            Map.entry("yellow", "#c9a227"),
            Map.entry("orange", "#cf7a30"),
            Map.entry("colorless", "#8d8a86"),
            Map.entry("colourless", "#8d8a86"),
            Map.entry("grey", "#8d8a86"),
            Map.entry("gray", "#8d8a86"),
            Map.entry("pink", "#c76a93"),
            Map.entry("brown", "#8a6242"),
            Map.entry("gold", "#c9a227"));

    /** @param face what is printed on the card, by name */
    String of(Map<String, String> face) {
        String word = null;
        for (String name : names(face)) {
            String value = face.get(name);
            if (word == null && value != null && !value.isEmpty()) word = value;
        }
        if (word == null) return "#6d7688";
        Map<?, ?> colors = map(board.get("colors"));
        Object told = colors.get(word);
        if (told == null) told = colors.get(word.split(", ", 2)[0]);
        if (told == null) told = fitting(colors, word);
        return told == null ? named(word.toLowerCase(Locale.ROOT)) : String.valueOf(told);
    }

    /** What of a card's text stands in the middle of its face: what a pattern of the board takes stands elsewhere. */
    String textOnFace(Map<String, String> face, String text) {
        Object line = look(face, "line");
        if (line == null) return text;
        Matcher m = Pattern.compile(String.valueOf(line)).matcher(text);
        return m.find() ? text.substring(m.end() - m.start()) : text;
    }

    private List<String> names(Map<String, String> face) {
        Object told = look(face, "color");
        if (told == null) return USUAL;
        return told instanceof List<?> all ? all.stream().map(String::valueOf).toList() : List.of(String.valueOf(told));
    }

    /** What the board says of faces of this kind, or of all. */
    private @Nullable Object look(Map<String, String> face, String key) {
        Map<?, ?> faces = map(board.get("faces"));
        Object of = map(faces.get(face.getOrDefault("kind", ""))).get(key);
        return of == null ? map(faces.get("usual")).get(key) : of;
    }

    private static @Nullable Object fitting(Map<?, ?> colors, String word) {
        for (Map.Entry<?, ?> e : colors.entrySet()) {
            String key = String.valueOf(e.getKey());
            if (key.length() > 2 && key.startsWith("/")) {
                Pattern p = Pattern.compile(key.substring(1, key.length() - 1));
                if (p.matcher(word).find()) return e.getValue();
            }
        }
        return null;
    }

    private static String named(String word) {
        String known = NAMED.get(word);
        if (known == null) known = NAMED.get(word.split("[ ,]+", 2)[0]);
        return known == null ? made(word) : known;
    }

    private static String made(String word) {
        int hue = new PictureChance("color " + word).below(360);
        double light = 0.46;
        double a = 0.36 * Math.min(light, 1 - light);
        StringBuilder s = new StringBuilder("#");
        for (int n : new int[] {0, 8, 4}) {
            double k = (n + hue / 30.0) % 12;
            double part = light - a * Math.max(-1, Math.min(Math.min(k - 3, 9 - k), 1));
            s.append("%02x".formatted(Math.round(255 * part)));
        }
        return s.toString();
    }

    private static Map<?, ?> map(@Nullable Object value) {
        return value instanceof Map<?, ?> m ? m : Map.of();
    }
}
