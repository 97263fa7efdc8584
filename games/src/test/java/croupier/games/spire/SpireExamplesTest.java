package croupier.games.spire;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.games.spire.cards.Defs;
import croupier.games.spire.cards.MonsterDefs;
import croupier.games.spire.words.SpireWords;
import croupier.kernel.Event;
import croupier.script.files.Example;
import croupier.script.library.Definitions;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every card, relic, potion and monster shows by examples what it does, better too, and where that ends. */
class SpireExamplesTest {
    private static final Spire GAME = (Spire) new SpireSource().load(new SpireSource().content());
    private static final Map<String, List<Example>> EXAMPLES =
            GAME.library().examples().stream().collect(Collectors.groupingBy(Example::definition));

    /** What happens in battles: the words of battles name it. */
    private static final Set<Event> BATTLE = Stream.of(SpireWords.class.getDeclaredFields())
            .filter(f -> f.getType() == Event.class)
            .map(SpireExamplesTest::event)
            .collect(Collectors.toSet());

    private static Event event(Field f) {
        try {
            return (Event) f.get(null);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void everythingHasAnExampleAndABoundary() {
        List<String> poor = new ArrayList<>();
        poor.addAll(withoutTwo(GAME.library().definitions(Defs.CardDef.class)));
        poor.addAll(withoutTwo(GAME.library().definitions(Defs.PotionDef.class)));
        poor.addAll(withoutTwo(GAME.library().definitions(MonsterDefs.MonsterDef.class)));
        Definitions<Defs.RelicDef> relics = GAME.library().definitions(Defs.RelicDef.class);
        poor.addAll(without(relics, 1));
        for (String relic : withoutTwo(relics)) if (actsInBattle(relics.get(relics.place(relic)))) poor.add(relic);
        assertThat(poor).isEmpty();
    }

    /** Whether it hears something that happens in battles. */
    private static boolean actsInBattle(Defs.RelicDef relic) {
        return relic.abilities().stream()
                .map(h -> h.ability().events().getFirst())
                .anyMatch(BATTLE::contains);
    }

    private static List<String> withoutTwo(Definitions<?> all) {
        return without(all, 2);
    }

    private static List<String> without(Definitions<?> all, int examples) {
        List<String> poor = new ArrayList<>();
        for (int i = 0; i < all.size(); i++)
            if (EXAMPLES.getOrDefault(all.name(i), List.of()).size() < examples) poor.add(all.name(i));
        return poor;
    }

    @Test
    void everyCardThatCanBeUpgradedHasAnExampleOfThat() {
        Definitions<Defs.CardDef> cards = GAME.library().definitions(Defs.CardDef.class);
        List<String> poor = new ArrayList<>();
        for (int i = 0; i < cards.size(); i++)
            if (GAME.book.card(cards.cardOf(i), 0).canUpgrade && !isShown(cards.name(i), cards.name(i) + "+"))
                poor.add(cards.name(i));
        assertThat(poor).isEmpty();
    }

    @Test
    void everyPotionOfDoubleStrengthHasAnExampleOfThat() {
        Definitions<Defs.PotionDef> potions = GAME.library().definitions(Defs.PotionDef.class);
        List<String> poor = new ArrayList<>();
        for (int i = 0; i < potions.size(); i++)
            if (GAME.book.potions[potions.cardOf(i)].length > 1 && !isShown(potions.name(i), "Sacred Bark"))
                poor.add(potions.name(i));
        assertThat(poor).isEmpty();
    }

    private static boolean isShown(String definition, String what) {
        return EXAMPLES.getOrDefault(definition, List.of()).stream()
                .anyMatch(e -> e.node().toString().contains(what));
    }
}
