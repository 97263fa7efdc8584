package croupier.script.scenario;

import croupier.script.files.Example;
import croupier.script.files.Node;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Takes the steps of cards away one by one, to see whether an example notices. */
final class Removals {
    private Removals() {}

    static List<String> untested(Scenarios scenarios, String game) {
        Map<String, List<Case>> byCard = new LinkedHashMap<>();
        Map<String, Example> first = new LinkedHashMap<>();
        List<Case> cases = scenarios.examplesOf(game);
        List<Example> examples = scenarios.games().plain(game).library().examples();
        for (int i = 0; i < examples.size(); i++) {
            Example e = examples.get(i);
            byCard.computeIfAbsent(e.folder() + "/" + e.definition(), k -> new ArrayList<>())
                    .add(cases.get(i));
            first.putIfAbsent(e.folder() + "/" + e.definition(), e);
        }
        List<String> all = new ArrayList<>();
        byCard.forEach((card, its) -> all.addAll(of(scenarios, game, first.getOrDefault(card, examples.get(0)), its)));
        return all;
    }

    private static List<String> of(Scenarios scenarios, String game, Example e, List<Case> cases) {
        List<String> all = new ArrayList<>();
        Node.Mapping card = scenarios.games().definition(game, e.folder(), e.definition());
        for (Node.Entry field : card.entries()) {
            if (field.key().text().equals("examples") || !(field.value() instanceof Node.Sequence s)) continue;
            if (scenarios
                    .games()
                    .plain(game)
                    .library()
                    .isDescription(e.folder(), field.key().text())) continue;
            for (int i = 0; i < s.items().size(); i++)
                if (cases.stream().allMatch(holdsWith(e, without(field, s, i))))
                    all.add(s.items().get(i).place() + ": no example of " + e.definition() + " needs step " + (i + 1)
                            + " of '" + field.key().text() + "'");
        }
        return all;
    }

    private static java.util.function.Predicate<Case> holdsWith(Example e, Node.Entry field) {
        Node.Scalar at = field.key();
        Node.Mapping fields = mapping(at, new Node.Entry(at, field.value()));
        Node.Mapping cards = mapping(at, new Node.Entry(Expressions.at(at, e.definition()), fields));
        Node.Mapping folders = mapping(at, new Node.Entry(Expressions.at(at, e.folder()), cards));
        Node.Mapping change = mapping(at, new Node.Entry(Expressions.at(at, Given.CHANGE), folders));
        return c -> {
            List<Node.Mapping> given = new ArrayList<>(c.given);
            given.add(change);
            return new Playing(c, given, false).run().passed();
        };
    }

    private static Node.Mapping mapping(Node.Scalar at, Node.Entry entry) {
        return at.mapping(List.of(entry));
    }

    private static Node.Entry without(Node.Entry field, Node.Sequence s, int i) {
        List<Node> items = new ArrayList<>(s.items());
        items.remove(i);
        return new Node.Entry(field.key(), s.sequence(items));
    }
}
