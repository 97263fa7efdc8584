package croupier.games.spire;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.games.spire.cards.Defs;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What heroes find: relics and potions in the order of the game, all of its heroes' and each one's own. */
class HeroesTest {
    private static final Spire GAME = (Spire) new SpireSource().load(new SpireSource().content());

    /** How many relics of each tier all heroes share. */
    private static final int[] SHARED = {32, 28, 25, 16, 19};

    @ParameterizedTest
    @CsvSource(delimiter = ':', textBlock = """
            IRONCLAD: 0: Red Skull
            IRONCLAD: 1: Self-Forming Clay, Paper Phrog
            IRONCLAD: 2: Magic Flower, Charon's Ashes, Champion Belt
            IRONCLAD: 3: Brimstone
            IRONCLAD: 4: Black Blood, Mark of Pain, Runic Cube
            SILENT:   0: Snecko Skull
            SILENT:   1: Ninja Scroll, Paper Krane
            SILENT:   2: Tough Bandages, The Specimen, Tingsha
            SILENT:   3: Twisted Funnel
            SILENT:   4: Wrist Blade, Hovering Kite, Ring of the Serpent
            DEFECT:   0: Data Disk
            DEFECT:   1: Symbiotic Virus, Gold-Plated Cables
            DEFECT:   2: Emotion Chip
            DEFECT:   3: Runic Capacitor
            DEFECT:   4: Inserter, Frozen Core, Nuclear Battery
            WATCHER:  0: Damaru
            WATCHER:  1: Duality, Teardrop Locket
            WATCHER:  2: Cloak Clasp, Golden Eye
            WATCHER:  3: Melange
            WATCHER:  4: Holy Water, Violet Lotus
            """)
    void ownRelicsStandBehindThoseOfAll(Defs.Pool hero, int tier, String own) {
        List<String> names = names(GAME.run.relicList(hero.number, tier));
        List<String> shared = names(GAME.run.relicList(Defs.Pool.COLORLESS.number, tier));
        assertThat(shared).hasSize(SHARED[tier]);
        assertThat(names.subList(0, shared.size())).isEqualTo(shared);
        assertThat(String.join(", ", names.subList(shared.size(), names.size())))
                .isEqualTo(own);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ':', textBlock = """
            IRONCLAD: Blood Potion, Elixir Potion, Heart of Iron
            SILENT:   Poison Potion, Cunning Potion, Ghost In A Jar
            DEFECT:   Focus Potion, Potion of Capacity, Essence of Darkness
            WATCHER:  Bottled Miracle, Stance Potion, Ambrosia
            """)
    void ownPotionsStandBeforeThoseOfAll(Defs.Pool hero, String own) {
        List<String> names = names(GAME.book.potionPools[hero.number]);
        List<String> shared = names(GAME.book.potionPools[Defs.Pool.STATUS.number]);
        assertThat(names).hasSize(33);
        assertThat(names.subList(3, 33)).isEqualTo(shared);
        assertThat(String.join(", ", names.subList(0, 3))).isEqualTo(own);
    }

    private static List<String> names(int[] things) {
        return Arrays.stream(things).mapToObj(r -> GAME.cards().name(r)).toList();
    }
}
