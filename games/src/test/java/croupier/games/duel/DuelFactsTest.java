package croupier.games.duel;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.games.Facts;
import croupier.kernel.Event;
import croupier.kernel.Games;
import croupier.script.Ability;
import croupier.script.Numbered;
import croupier.script.Steps;
import croupier.script.Verb;
import croupier.script.library.Definitions;
import croupier.script.library.Library;
import java.io.IOException;
import java.util.Set;
import java.util.StringJoiner;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Items do what the facts say, effect by effect: kind, number, whom, how long. */
class DuelFactsTest {
    private static final Set<String> MOMENTS = Set.of("game start", "turn start", "turn end", "play");

    private final Library library = ((Duel) Games.load("duel")).library();

    @TestFactory
    Stream<DynamicTest> itemsAreThoseOfTheFacts() throws IOException {
        Definitions<Defs.Item> items = library.definitions(Defs.Item.class);
        return Facts.of("/duel/facts.tsv").stream()
                .map(fact -> DynamicTest.dynamicTest(fact[0], () -> {
                    Defs.Item item = items.named(fact[0]);
                    assertThat(told(item.play())).isEqualTo(fact[1]);
                    assertThat(item.abilities().stream()
                                    .map(a -> told(a.value()))
                                    .collect(Collectors.joining(", ")))
                            .isEqualTo(fact[2]);
                }));
    }

    @Test
    void thereAreFortyMore() throws IOException {
        assertThat(library.definitions(Defs.Item.class).size()
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
            case Verbs.RemoveItem r when library.text(r.items()).equals("this item") -> "remove item";
            case Verbs.AddStatus a
            when a.count() != null -> "status " + a.status().name() + " " + library.text(a.count()) + whom(a.to());
            case Verbs.AddStatus a -> "status (" + told(a.status().get()) + ")" + whom(a.to());
            default -> verb.toString();
        };
    }

    private static String whom(Verbs.To to) {
        return to == Verbs.To.ME ? " self" : " enemy";
    }

    private String told(Defs.Status d) {
        StringJoiner parts = new StringJoiner("; ");
        for (Numbered<Ability> a : d.abilities()) parts.add(told(a.value()));
        if (!d.end().isEmpty()) parts.add("end: " + told(d.end()));
        if (d.charges() > 0) parts.add("charges " + d.charges());
        if (d.turns() > 0) parts.add("turns " + d.turns());
        return parts.toString();
    }

    private String told(Ability a) {
        Steps steps = a.instead() == null ? a.do_() : a.instead();
        return way(a) + what(a) + (steps.isEmpty() ? "" : ": " + told(steps));
    }

    private static String way(Ability a) {
        if (a.prevent()) return "negate ";
        if (a.change() != null) return "invert ";
        if (a.instead() != null) return "before ";
        return MOMENTS.contains(a.when().getFirst().name()) ? "" : "after ";
    }

    private String what(Ability a) {
        String names = a.events().stream().map(Event::name).collect(Collectors.joining(" or "));
        String of = a.of() == null ? "" : library.text(a.of());
        return switch (of) {
            case "" -> names;
            case "by me" -> "my " + names;
            case "by enemy" -> "enemy " + names;
            default -> names + of.replace("status is", "");
        };
    }
}
