package croupier.games.spire;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.games.spire.words.RunWords;
import croupier.kernel.Game;
import croupier.kernel.Match;
import croupier.kernel.Policy;
import croupier.kernel.Setup;
import org.junit.jupiter.api.Test;

class SpireLoadTest {
    @Test
    void everyBattleEnds() {
        Game game = new SpireSource().load(new SpireSource().content());
        Match m = Match.forPlayouts(Setup.of(game, 1, 1).with("mode", Spire.BATTLE));
        int[] state = {12345};
        Policy random = (seen, d) -> {
            state[0] = state[0] * 1664525 + 1013904223;
            return (state[0] >>> 8) % d.size();
        };
        int won = 0;
        for (int i = 0; i < 2000; i++) {
            m.play(i, new Policy[] {random});
            if (m.resultOf(0) > 0) won++;
        }
        assertThat(m.isOver()).isTrue();
        assertThat(won).isBetween(1, 1999);
    }

    @Test
    void everyRunEnds() {
        Game game = new SpireSource().load(new SpireSource().content());
        Match m = Match.forPlayouts(Setup.of(game, 1, 1));
        int[] state = {54321};
        Policy random = (seen, d) -> {
            state[0] = state[0] * 1664525 + 1013904223;
            return (state[0] >>> 8) % d.size();
        };
        int floors = 0;
        for (int i = 0; i < 2000; i++) {
            m.play(i, new Policy[] {random});
            floors += m.table().get(RunWords.FLOOR_NOW);
            assertThat(m.isOver()).isTrue();
        }
        assertThat(floors / 2000).isBetween(3, 10);
    }
}
