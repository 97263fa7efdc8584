package croupier.games.duel;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.games.Facts;
import croupier.kernel.Games;
import croupier.script.Definitions;
import croupier.script.Library;
import croupier.script.Steps;
import croupier.script.Verb;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Items do what the facts say, effect by effect: kind, number, whom, how long. */
class DuelFactsTest {
    private final Library library = ((Duel) Games.load("duel")).stage().library();

    @TestFactory
    Stream<DynamicTest> itemsAreThoseOfTheFacts() throws IOException {
        Definitions<Item> items = library.definitions(Item.class);
        return Facts.of("/duel/facts.tsv").stream()
                .map(fact -> DynamicTest.dynamicTest(fact[0], () -> {
                    Item item = items.named(fact[0]);
                    assertThat(told(item.play())).isEqualTo(fact[1]);
                    assertThat(item.passive().stream().map(this::told).collect(Collectors.joining(", ")))
                            .isEqualTo(fact[2]);
                }));
    }

    @Test
    void thereAreFortyMore() throws IOException {
        assertThat(library.definitions(Item.class).size()
                        - Facts.of("/duel/facts.tsv").size())
                .isGreaterThanOrEqualTo(40);
    }

    private String told(Steps steps) {
        StringJoiner all = new StringJoiner(", ");
        for (Verb v : steps) all.add(told(v));
        return all.toString();
    }

    private String told(Verb verb) {
        return switch (verb) {
            case Verbs.Damage d -> "damage " + library.text(d.amount()) + whom(d.to());
            case Verbs.Heal h -> "healing " + library.text(h.amount()) + whom(h.to());
            case Verbs.SpeedUp s -> "speed up " + library.text(s.amount()) + whom(s.to());
            case Verbs.SlowDown s -> "slow down " + library.text(s.amount()) + whom(s.to());
            case Verbs.Cure c -> "cure " + c.status().name() + whom(c.to());
            case Verbs.RemoveThisItem r -> "remove item";
            case Verbs.AddStatus a
            when a.count() != null -> "status " + a.status().name() + " " + library.text(a.count()) + whom(a.to());
            case Verbs.AddStatus a -> "status (" + told(a.status().get()) + ")" + whom(a.to());
            default -> verb.toString();
        };
    }

    private static String whom(Verbs.To to) {
        return to == Verbs.To.ME ? " self" : " enemy";
    }

    private String told(Listener l) {
        StringJoiner parts = new StringJoiner("; ");
        String reaction =
                l.triggers().isEmpty() ? "" : way(l) + what(l) + (l.do_().isEmpty() ? "" : ": " + told(l.do_()));
        if (!reaction.isEmpty()) parts.add(reaction);
        if (!l.end().isEmpty()) parts.add("end: " + told(l.end()));
        if (l.charges() > 0) parts.add("charges " + l.charges());
        if (l.turns() > 0) parts.add("turns " + l.turns());
        return parts.toString();
    }

    private static String way(Listener l) {
        if (!l.when().isEmpty()) return "";
        if (!l.after().isEmpty()) return "after ";
        return switch (l.reacts()) {
            case NEGATES -> "negate ";
            case INVERTS -> "invert ";
            case REPLACES -> "before ";
            case ADDS -> "after ";
        };
    }

    private static String what(Listener l) {
        List<String> names = l.triggers().stream()
                .map(t -> t.name().toLowerCase(Locale.ROOT).replace('_', ' '))
                .toList();
        return String.join(" or ", names) + (l.of() == null ? "" : " " + l.of().name());
    }
}
