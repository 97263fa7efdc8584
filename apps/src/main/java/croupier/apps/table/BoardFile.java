package croupier.apps.table;

import croupier.kernel.Game;
import croupier.kernel.Games;
import croupier.kernel.Nearest;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;

/** How a game wants its table laid out: {@code board.yaml}. What it does not say is laid out as usual. */
public final class BoardFile {
    private static final List<String> KEYS = List.of(
            "title",
            "about",
            "color",
            "icon",
            "backdrop",
            "turns",
            "scenes",
            "zones",
            "kinds",
            "numbers",
            "signs",
            "chart",
            "options",
            "relations",
            "pairs",
            "symbols",
            "faces",
            "terms",
            "course",
            "summary",
            "browse",
            "match",
            "colors");

    private final Map<String, Map<String, Object>> zones;
    private final Map<String, Map<String, Object>> numbers;
    private final Map<String, Map<String, Object>> faces;

    private BoardFile(Map<String, Object> all) {
        zones = section(all, "zones");
        numbers = section(all, "numbers");
        faces = section(all, "faces");
    }

    /** The board of a game that was found here; one that says nothing for others. */
    static BoardFile of(Game game) {
        String name = game.name();
        return new BoardFile(
                Games.names().contains(name) ? read(name, Games.source(name).board()) : Map.of());
    }

    /** What the file says; a mistake in it is reported with what would be right. */
    public static Map<String, Object> read(String game, String yaml) {
        if (yaml.isBlank()) return Map.of();
        Object read;
        try {
            LoadSettings settings = LoadSettings.builder()
                    .setLabel(game + "/board.yaml")
                    .setAllowDuplicateKeys(false)
                    .setMaxAliasesForCollections(20)
                    .build();
            read = new Load(settings).loadFromString(yaml);
        } catch (YamlEngineException e) {
            throw new IllegalArgumentException(game + "/board.yaml: " + e.getMessage(), e);
        }
        if (!(read instanceof Map<?, ?> all))
            throw new IllegalArgumentException(
                    game + "/board.yaml is a mapping with keys such as zones, kinds, numbers");
        for (Object key : all.keySet())
            if (!KEYS.contains(String.valueOf(key)))
                throw new IllegalArgumentException(game + "/board.yaml: there is no key '" + key + "'. "
                        + Nearest.hint(String.valueOf(key), KEYS));
        return words(all);
    }

    private static Map<String, Object> words(Map<?, ?> all) {
        Map<String, Object> words = new LinkedHashMap<>();
        all.forEach((key, value) -> words.put(String.valueOf(key), value));
        return words;
    }

    /** The entries of a section by name; a word alone says how it is drawn. */
    private static Map<String, Map<String, Object>> section(Map<String, Object> all, String name) {
        Map<String, Map<String, Object>> section = new LinkedHashMap<>();
        if (all.get(name) instanceof Map<?, ?> entries)
            entries.forEach((key, value) ->
                    section.put(String.valueOf(key), value instanceof Map<?, ?> m ? words(m) : Map.of("as", value)));
        return section;
    }

    /** The zones that it names, in the order in which they lie. */
    List<String> zones() {
        return List.copyOf(zones.keySet());
    }

    /** What it says of a zone under a key; empty for nothing. */
    String zone(String zone, String key) {
        return word(zones, zone, key);
    }

    /** What a zone is called on screens. */
    String label(String zone) {
        Object label = zones.getOrDefault(zone, Map.of()).get("label");
        return label == null ? zone : String.valueOf(label);
    }

    /** Whether a number is left out in texts although the board shows it: for a card that it turns, a word says so. */
    boolean hides(String number) {
        return word(numbers, number, "hide").equals("true")
                && !word(numbers, number, "turn").equals("true");
    }

    /** Whether a number is shown where it is 0 too. */
    boolean showsZero(String number) {
        return word(numbers, number, "zero").equals("true");
    }

    /** The value of a number as screens say it. */
    String value(String number, int value) {
        Object words = numbers.getOrDefault(number, Map.of()).get("words");
        Object word = words instanceof Map<?, ?> m ? words(m).get(String.valueOf(value)) : null;
        return word == null ? Integer.toString(value) : String.valueOf(word);
    }

    /** The names of numbers or facts, of which the first that a thing has stands at this place of its face. */
    List<String> face(String kind, String place) {
        Object names = faces.getOrDefault(kind, Map.of()).get(place);
        if (names == null) names = faces.getOrDefault("usual", Map.of()).get(place);
        if (names == null) return List.of();
        return names instanceof List<?> l ? l.stream().map(String::valueOf).toList() : List.of(String.valueOf(names));
    }

    private static String word(Map<String, Map<String, Object>> section, String name, String key) {
        Object value = section.getOrDefault(name, Map.of()).get(key);
        return value == null ? "" : String.valueOf(value);
    }
}
