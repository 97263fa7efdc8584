package croupier.script.scenario;

import croupier.kernel.Nearest;
import croupier.script.files.Mistake;
import croupier.script.files.Node;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a case begins with: what is decided before the match (seats, options, variant, seed, chance, cards), where it begins,
 * and facts in the order in which they are written.
 */
final class Given {
    private static final List<String> BEFORE =
            List.of("seats", "options", "variant", "seed", "chance", "set-up chance", "cards", "at");

    private final Map<String, Node.Entry> before = new LinkedHashMap<>();
    /** How a change of cards is called inside; no case can write it. */
    static final String CHANGE = "cards, changed";

    final List<Node.Mapping> cards = new ArrayList<>();
    final List<Node.Mapping> changes = new ArrayList<>();
    final List<Node.Entry> facts = new ArrayList<>();

    /** Everything that is given, the later in place of the earlier. */
    static Given of(List<Node.Mapping> all) {
        Given g = new Given();
        for (Node.Mapping m : all) for (Node.Entry e : m.entries()) g.add(e);
        return g;
    }

    private void add(Node.Entry e) {
        String key = e.key().text();
        if (key.equals("cards")) cards.add(mapping(e.value(), "cards by name"));
        else if (key.equals(CHANGE)) changes.add(mapping(e.value(), "fields by card"));
        else if (key.equals("options") && before.get(key) != null) before.put(key, both(before.get(key), e));
        else if (BEFORE.contains(key)) before.put(key, e);
        else {
            facts.removeIf(
                    other -> other.key().text().equals(key) && !(other.value() instanceof Node.Mapping && isSeat(key)));
            facts.add(e);
        }
    }

    /** Options of the file and options of the case, the latter in place of the former. */
    private static Node.Entry both(Node.Entry old, Node.Entry e) {
        Node.Mapping later = mapping(e.value(), "options by name");
        List<Node.Entry> all = new ArrayList<>();
        for (Node.Entry o : mapping(old.value(), "options by name").entries())
            if (later.get(o.key().text()) == null) all.add(o);
        all.addAll(later.entries());
        return new Node.Entry(e.key(), later.mapping(all));
    }

    private static boolean isSeat(String key) {
        return Texts.isSeat(key);
    }

    @Nullable
    Node get(String key) {
        Node.Entry e = before.get(key);
        return e == null ? null : e.value();
    }

    String text(String key, String otherwise) {
        Node n = get(key);
        return n == null ? otherwise : scalar(n).text().strip();
    }

    long number(String key, long otherwise) {
        Node n = get(key);
        if (n == null) return otherwise;
        try {
            return Long.parseLong(scalar(n).text().strip());
        } catch (NumberFormatException e) {
            throw new WrongScenario(Mistake.at(n, "a whole number belongs here, not " + n.what()));
        }
    }

    int[] numbers(String key) {
        Node n = get(key);
        if (n == null) return new int[0];
        List<Node> items = n instanceof Node.Sequence s ? s.items() : List.of(n);
        int[] all = new int[items.size()];
        for (int i = 0; i < all.length; i++) {
            String text = scalar(items.get(i)).text().strip();
            if (!Texts.isNumber(text))
                throw new WrongScenario(Mistake.at(items.get(i), "a whole number belongs here, not '" + text + "'"));
            all[i] = Integer.parseInt(text);
        }
        return all;
    }

    /** The options that are set, as people write them, with their places. */
    Map<String, Node.Scalar> options() {
        Map<String, Node.Scalar> all = new LinkedHashMap<>();
        Node n = get("options");
        if (n != null)
            for (Node.Entry e : mapping(n, "options by name").entries())
                all.put(e.key().text(), scalar(e.value()));
        return all;
    }

    static Node.Scalar scalar(Node n) {
        if (n instanceof Node.Scalar s) return s;
        throw new WrongScenario(Mistake.at(n, "a word or number belongs here, not " + n.what()));
    }

    static Node.Mapping mapping(Node n, String what) {
        if (n instanceof Node.Mapping m) return m;
        throw new WrongScenario(Mistake.at(n, what + " belong here, not " + n.what()));
    }

    /** What a key of given may also have meant. */
    static String hint(String key, List<String> others) {
        List<String> all = new ArrayList<>(BEFORE);
        all.addAll(others);
        return Nearest.hint(key, all);
    }
}
