package croupier.games.spire;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.games.spire.cards.Defs;
import croupier.script.files.Example;
import croupier.script.library.Definitions;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class SpireCarriedTest {
    private static final Spire GAME = (Spire) new SpireSource().load(new SpireSource().content());
    private static final Definitions<Defs.RelicDef> RELICS = GAME.library().definitions(Defs.RelicDef.class);
    private static final Definitions<Defs.PotionDef> POTIONS = GAME.library().definitions(Defs.PotionDef.class);

    @Test
    void theIroncladCanMeet140SharedRelicsAnd11OfHisOwn() {
        assertThat(RELICS.all().stream().filter(r -> r.pool() == null)).hasSize(140);
        assertThat(RELICS.all().stream().filter(r -> r.pool() == Defs.Pool.IRONCLAD))
                .hasSize(11);
    }

    @Test
    void potionsOfAHeroStandInTheOrderInWhichChancePicksThem() {
        potionsOf(Defs.Pool.IRONCLAD, "Blood Potion");
        potionsOf(Defs.Pool.SILENT, "Poison Potion");
    }

    private static void potionsOf(Defs.Pool hero, String first) {
        int[] pool = GAME.book.potionPools[hero.number];
        assertThat(pool).hasSize(33);
        assertThat(GAME.cards().name(pool[0])).isEqualTo(first);
        assertThat(GAME.cards().name(pool[3])).isEqualTo("Block Potion");
        assertThat(GAME.cards().name(pool[32])).isEqualTo("Entropic Brew");
    }

    @Test
    void whatActsHasAnExample() {
        Set<String> shown =
                GAME.library().examples().stream().map(Example::definition).collect(Collectors.toSet());
        List<String> without = new ArrayList<>();
        for (int i = 0; i < RELICS.size(); i++)
            if (acts(RELICS.get(i)) && !shown.contains(RELICS.name(i))) without.add(RELICS.name(i));
        for (int i = 0; i < POTIONS.size(); i++) if (!shown.contains(POTIONS.name(i))) without.add(POTIONS.name(i));
        assertThat(without).isEmpty();
    }

    private static boolean acts(Defs.RelicDef r) {
        return !r.abilities().isEmpty() || !r.pickup().isEmpty();
    }

    @Test
    void whatDoesNothingSaysWhy() {
        for (int i = 0; i < RELICS.size(); i++)
            if (!acts(RELICS.get(i)) && !RELICS.get(i).showsDrawPile())
                assertThat(GAME.cards().text(RELICS.cardOf(i)))
                        .as(RELICS.name(i))
                        .isNotEmpty();
    }
}
