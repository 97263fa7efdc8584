package croupier.apps.web;

import croupier.kernel.Game;
import croupier.kernel.Nearest;
import croupier.kernel.Prompt;
import croupier.kernel.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * How a game is learnt: {@code learn.yaml}. It has {@code goal}, {@code rules} (title, text, cards that show it) and {@code guide}, a
 * first match with a seed and steps that say what to look at. Without it a game has its glossary.
 */
final class LearnFile {
    private static final List<String> KEYS = List.of("goal", "rules", "guide");
    private static final List<String> RULE = List.of("title", "text", "cards");
    private static final List<String> GUIDE = List.of("seed", "seats", "options", "steps");
    private static final List<String> STEP = List.of("when", "say", "choose");

    private LearnFile() {}

    /** What the file says; a mistake in it is reported with what would be right. */
    static ObjectNode read(Game game, String yaml) {
        if (yaml.isBlank()) return Wire.object();
        String file = game.name() + "/learn.yaml";
        Object read;
        try {
            read = new Load(LoadSettings.builder()
                            .setLabel(file)
                            .setAllowDuplicateKeys(false)
                            .build())
                    .loadFromString(yaml);
        } catch (YamlEngineException e) {
            throw new IllegalArgumentException(file + ": " + e.getMessage(), e);
        }
        if (!(read instanceof Map<?, ?>)) throw new IllegalArgumentException(file + " is a mapping with " + KEYS);
        ObjectNode node = (ObjectNode) Wire.tree(read);
        check(game, file, node);
        return node;
    }

    private static void check(Game game, String file, ObjectNode node) {
        keys(file, node, KEYS);
        for (JsonNode rule : node.path("rules")) {
            keys(file, rule, RULE);
            for (JsonNode card : rule.path("cards"))
                if (game.cards().find(card.asString()) == 0)
                    throw new IllegalArgumentException(file + ": there is no card '" + card.asString() + "'. "
                            + Nearest.hint(card.asString(), names(game)));
        }
        if (!(node.get("guide") instanceof ObjectNode guide)) return;
        keys(file, guide, GUIDE);
        setup(game, guide);
        List<String> prompts =
                game.layout().prompts().stream().map(Prompt::name).toList();
        for (JsonNode step : guide.path("steps")) {
            keys(file, step, STEP);
            String when = step.path("when").asString("");
            if (!when.isEmpty() && !prompts.contains(when))
                throw new IllegalArgumentException(
                        file + ": nothing is asked by '" + when + "'. " + Nearest.hint(when, prompts));
        }
    }

    /** How the guided match begins. */
    static Setup setup(Game game, JsonNode guide) {
        int seats = guide.path("seats").asInt(Math.max(game.minSeats(), Math.min(2, game.maxSeats())));
        Setup setup = Setup.of(game, seats, game.readSeed(guide.path("seed").asString("1")));
        if (guide.get("options") instanceof ObjectNode options)
            for (String name : options.propertyNames())
                setup = setup.with(name, options.path(name).asString());
        return setup;
    }

    private static void keys(String file, JsonNode node, List<String> known) {
        for (String key : node.propertyNames())
            if (!known.contains(key))
                throw new IllegalArgumentException(
                        file + ": there is no key '" + key + "'. " + Nearest.hint(key, known));
    }

    private static List<String> names(Game game) {
        List<String> names = new ArrayList<>();
        for (int i = 1; i < game.cards().size(); i++) names.add(game.cards().name(i));
        return names;
    }
}
