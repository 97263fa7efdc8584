package croupier.script.reading;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** All rules by which the texts of a game can be read. */
final class Rules {
    private final Map<String, List<Rule>> bySymbol = new LinkedHashMap<>();
    private final Map<String, Rule> known = new HashMap<>();

    /** Adds a rule that the texts of a definition have, or "" for what the game says of itself. */
    void add(Rule rule, String origin) {
        String key = rule.symbol() + "\n" + rule.parts() + "\n" + Pieces.key(rule.source());
        Rule one = known.get(key);
        if (one == null) {
            one = rule;
            known.put(key, rule);
            bySymbol.computeIfAbsent(rule.symbol(), k -> new ArrayList<>()).add(rule);
            if (!origin.isEmpty()) one.origins().add(origin);
            return;
        }
        merge(one, rule);
        if (origin.isEmpty()) {
            one.origins().clear();
        } else if (!one.origins().isEmpty()) {
            one.origins().add(origin);
        }
    }

    /** Definitions that a sentence tells are read by it alone: other rules would write keys that nothing tells. */
    void preferSentences(String type) {
        List<Rule> all = bySymbol.getOrDefault("definition|" + type, List.of());
        Rule.Gap sentence = new Rule.Gap("sentence|" + type, 0);
        if (all.stream().anyMatch(r -> r.parts().equals(List.of(sentence))))
            all.removeIf(r -> !r.parts().contains(sentence));
    }

    /** What may stand between the items of a series is known from all of them. */
    private static void merge(Rule into, Rule from) {
        for (int i = 0; i < into.parts().size(); i++)
            if (into.parts().get(i) instanceof Rule.Series a && from.parts().get(i) instanceof Rule.Series b)
                a.between().addAll(b.between());
    }

    /** Those that write least come first: the others write something that is not said. */
    void sort() {
        for (List<Rule> all : bySymbol.values())
            all.sort(Comparator.comparingInt(r -> Pieces.key(r.source()).length()));
    }

    List<Rule> of(String symbol) {
        return bySymbol.getOrDefault(symbol, List.of());
    }

    Collection<List<Rule>> all() {
        return bySymbol.values();
    }

    int size() {
        return known.size();
    }

    /** Symbols that the rules of this one lead to without any words. */
    Set<String> symbols() {
        return new HashSet<>(bySymbol.keySet());
    }

    static String shown(List<Rule.Part> parts) {
        StringBuilder all = new StringBuilder();
        for (Rule.Part p : parts)
            all.append(
                    switch (p) {
                        case Rule.Words w -> w.text();
                        case Rule.Gap g -> "…";
                        case Rule.Figure f -> "N";
                        case Rule.Series s -> "…";
                        case Rule.Verbatim v -> "…";
                        case Rule.Flag f -> "";
                        case Rule.Option o -> "[" + shown(o.parts()) + "]";
                    });
        return all.toString();
    }
}
