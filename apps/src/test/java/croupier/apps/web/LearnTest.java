package croupier.apps.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import croupier.kernel.Decision;
import croupier.kernel.Game;
import croupier.kernel.Games;
import croupier.kernel.Match;
import croupier.kernel.Policy;
import croupier.kernel.Say;
import croupier.kernel.Setup;
import croupier.lab.Bots;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Every game of ours can be learnt on the page, and its guide fits the match that it is for. */
class LearnTest {
    private static final Shelf SHELF = new Shelf();
    private static final int MOST = 400;

    /** Who follows the guide is asked what it speaks of, in its order, and may choose what it advises. */
    @ParameterizedTest
    @ValueSource(strings = {"duel", "spire", "doomlings", "essence", "magic"})
    void theGuideFitsItsMatch(String name) {
        Game game = SHELF.box(name).game;
        ObjectNode learn = LearnFile.read(game, Games.source(name).learn());
        assertThat(learn.get("goal").asString()).isNotBlank();
        assertThat(learn.get("rules").size()).isBetween(3, 8);
        JsonNode guide = learn.get("guide");
        Setup setup = LearnFile.setup(game, guide);
        setup = game.forPeople(setup, 1);
        Match m = Match.startWithActs(setup, new Policy[setup.seats()]);
        Policy bot = Bots.of("greedy", game);
        bot.begin(1, 0);
        int step = 0;
        for (int i = 0; i < MOST && !m.isOver() && step < guide.get("steps").size(); i++) {
            Decision d = m.open(0);
            if (d.seat() == 0) {
                JsonNode now = guide.get("steps").get(step);
                if (now.path("when").asString("").equals(d.why().name())) step++;
                int wish = wished(m, d, now.path("choose").asString(""));
                if (wish >= 0) {
                    m.answer(0, d.code(wish));
                    continue;
                }
            }
            m.answer(d.seat(), m.chosenBy(bot, d.seat()));
        }
        assertThat(step)
                .as("steps that were reached")
                .isEqualTo(guide.get("steps").size());
    }

    private static int wished(Match m, Decision d, String wish) {
        for (int i = 0; i < d.size() && !wish.isEmpty(); i++)
            if (Say.option(m.table(), d.seat(), d.code(i)).startsWith(wish)) return i;
        return -1;
    }

    @Test
    void mistakesAreToldWithWhatWouldBeRight() {
        Game duel = SHELF.box("duel").game;
        assertThat(LearnFile.read(duel, "").isEmpty()).isTrue();
        for (String[] wrong : List.of(
                new String[] {"gaol: x", "there is no key 'gaol'"},
                new String[] {"rules: [{ title: a, cards: [Pnuch] }]", "Punch"},
                new String[] {"guide: { steps: [{ when: turm, say: x }] }", "nothing is asked by 'turm'"},
                new String[] {"guide: { options: { clok: 3 } }", "no option 'clok'"},
                new String[] {"- x", "is a mapping"}))
            assertThatThrownBy(() -> LearnFile.read(duel, wrong[0])).hasMessageContaining(wrong[1]);
    }
}
