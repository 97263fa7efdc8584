package croupier.games.spire;

import static croupier.games.spire.words.SpireWords.*;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import croupier.games.spire.battle.Loadout;
import croupier.kernel.Code;
import croupier.kernel.Match;
import croupier.kernel.Setup;
import croupier.kernel.Table;
import croupier.kernel.View;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Two relics change what the player sees and nothing else. */
class SpireSightTest {
    private static final Spire GAME = (Spire) new SpireSource().load(new SpireSource().content());

    @Test
    void whoCarriesTheDomeSeesNoIntent() {
        assertThat(intents(battle("Jaw Worm"))).isNotEmpty();
        Match dark = battle("Jaw Worm", "Runic Dome");
        assertThat(intents(dark)).isEmpty();
        assertThat(String.join("\n", GAME.draw(dark, 0, 200)))
                .contains("intends: ?")
                .doesNotContain("attack for");
        int worm = dark.table().at(MONSTERS, 0, 0);
        assertThatThrownBy(() -> dark.seen(0).get(INTENT_HITS, worm)).hasMessageContaining("hidden");
        assertThatThrownBy(() -> dark.seen(0).get(MOVE, worm)).hasMessageContaining("hidden");
    }

    @Test
    void twoIntentsLookAlikeUnderTheDome() {
        Match dark = battle("Jaw Worm", "Runic Dome");
        Set<Integer> imagined = new HashSet<>();
        endTurn(dark);
        Match room = dark.seen(0).scratch();
        for (int seed = 0; seed < 40; seed++) {
            assertThat(dark.seen(0).imagine(seed, room)).isTrue();
            assertThat(room.seen(0).hash()).isEqualTo(dark.seen(0).hash());
            imagined.add(room.table().get(MOVE, room.table().at(MONSTERS, 0, 0)));
        }
        assertThat(imagined).hasSizeGreaterThan(1);
    }

    @Test
    void theEyeSeesTheDrawPileInItsOrderAlsoWhenItWasShuffledAnew() {
        Match blind = battle("Cultist");
        assertThat(drawPile(blind)).allMatch(String::isEmpty);
        Match eyed = battle("Cultist", "Frozen Eye");
        assertThat(drawPile(eyed)).isEqualTo(truth(eyed.table()));
        for (int i = 0; i < 2; i++) endTurn(eyed);
        assertThat(eyed.table().count(DRAW_PILE, 0)).isPositive();
        assertThat(drawPile(eyed)).isEqualTo(truth(eyed.table()));
        assertThat(String.join("\n", GAME.draw(eyed, 0, 200))).contains("draw pile from the top: ");
    }

    private static Match battle(String encounter, String... relics) {
        Loadout starter = GAME.loadout("Starter");
        int[] carried = new int[relics.length];
        for (int i = 0; i < relics.length; i++) carried[i] = GAME.cards().find(relics[i]);
        Loadout given = new Loadout(
                starter.name(),
                starter.hero(),
                0,
                starter.cards(),
                starter.upgrades(),
                new int[0],
                carried,
                new int[0],
                0,
                new int[0],
                0,
                new int[0],
                0,
                new int[0]);
        return Match.start(Setup.of(new Spire(GAME, given), 1, 7)
                .with("mode", Spire.BATTLE)
                .with("encounter", encounter));
    }

    private static void endTurn(Match m) {
        assertThat(m.answer(0, Code.of(END_TURN.index(), 0, 0)).ok()).isTrue();
    }

    private static List<String> intents(Match m) {
        List<String> all = new ArrayList<>();
        for (View.Place p : View.of(m, 0).places())
            for (View.Thing thing : p.things()) if (thing.numbers().containsKey("attacks for")) all.add(thing.name());
        return all;
    }

    private static List<String> drawPile(Match m) {
        for (View.Place p : View.of(m, 0).places())
            if (p.zone().equals(DRAW_PILE.name()))
                return p.things().stream().map(View.Thing::name).toList();
        throw new AssertionError("no draw pile");
    }

    private static List<String> truth(Table t) {
        List<String> names = new ArrayList<>();
        for (int i = 0; i < t.count(DRAW_PILE, 0); i++) names.add(GAME.nameOf(t, t.at(DRAW_PILE, 0, i)));
        return names;
    }
}
