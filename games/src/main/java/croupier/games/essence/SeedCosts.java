package croupier.games.essence;

import croupier.kernel.*;
import croupier.script.files.Node;
import croupier.script.files.Reshaped;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What a card of the specification costs besides KL: a list of components, each with its type and amount. Components of one type
 * add up. A component that says more than this would be paid otherwise than it says, so it is a mistake.
 */
final class SeedCosts {
    private static final Map<String, String> TYPES = new TreeMap<>(
            Map.of("ESSENCE", "essence", "SACRIFICE", "sacrifice", "DISCARD", "discard", "GOD_CHARGE", "charges"));
    private static final List<String> KEYS = List.of("type", "amount");
    /** These are for readers. */
    private static final Set<String> TOLD = Set.of("id", "label", "description");

    static void read(Node.Sequence costs, Reshaped card) {
        Map<String, Integer> sums = new TreeMap<>();
        for (Node n : costs.items()) component(n, sums, card);
        if (sums.isEmpty()) return;
        List<Node.Entry> all = new ArrayList<>();
        sums.forEach(
                (key, amount) -> all.add(new Node.Entry(costs.scalar(key), costs.scalar(Integer.toString(amount)))));
        card.add("additional", costs.mapping(all));
    }

    private static void component(Node n, Map<String, Integer> sums, Reshaped card) {
        if (!(n instanceof Node.Mapping cost)) {
            card.wrong(n, "a cost has a type and an amount, this is " + n.what());
            return;
        }
        for (Node.Entry e : cost.entries()) {
            String key = e.key().text();
            if (!KEYS.contains(key) && !TOLD.contains(key))
                card.wrong(e.key(), "there is no key '" + key + "' of a cost. " + Nearest.hint(key, KEYS));
        }
        String type = cost.text("type");
        String ours = TYPES.get(type);
        Node told = cost.get("amount");
        String amount = told == null ? "1" : told.text();
        if (ours == null)
            card.wrong(
                    cost.get("type") == null ? cost : cost.get("type"),
                    "there is no cost '" + type + "'. " + Nearest.hint(type, new TreeSet<>(TYPES.keySet())));
        else if (!amount.matches("[1-9][0-9]{0,2}"))
            card.wrong(told == null ? cost : told, "the amount of a cost is a number from 1");
        else sums.merge(ours, Integer.valueOf(amount), Integer::sum);
    }
}
