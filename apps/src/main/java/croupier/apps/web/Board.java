package croupier.apps.web;

import croupier.kernel.Nearest;
import java.util.List;
import java.util.Map;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import tools.jackson.databind.JsonNode;

/** How a game wants its table laid out: {@code board.yaml}. What it does not say is laid out as usual. */
final class Board {
    private static final List<String> KEYS =
            List.of("title", "about", "color", "icon", "zones", "kinds", "numbers", "faces", "terms", "colors");

    private Board() {}

    /** The file as pages get it; a mistake in it is told with what would be right. */
    static JsonNode read(String game, String yaml) {
        if (yaml.isBlank()) return Wire.object();
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
        return Wire.tree(all);
    }
}
