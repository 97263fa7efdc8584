package croupier.apps;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.kernel.Decision;
import croupier.kernel.Match;
import croupier.kernel.Policy;
import croupier.lab.GreedyBot;
import croupier.lab.search.SearchBot;
import croupier.lab.search.SearchOptions;
import croupier.script.scenario.Case;
import croupier.script.scenario.Goal;
import croupier.script.scenario.Scenarios;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The puzzles of games, which scenarios solve by trying everything: what the program makes of them otherwise. */
class PuzzlesTest {
    private static final Path SCENARIOS = Path.of("../games/src/test/scenarios");
    private static final String MAGIC = SCENARIOS + "/magic/puzzles.yaml";
    private static final String ITERATIONS = "iterations=5000";

    @TempDir
    private Path home;

    private Typed type(String... args) {
        return Typed.run(home, "", args);
    }

    private static List<Case> winnable() {
        List<Case> all = new ArrayList<>();
        for (String game : List.of("magic", "spire", "essence", "duel"))
            all.addAll(new Scenarios().in(SCENARIOS.resolve(game).resolve("puzzles.yaml")));
        all.removeIf(c -> c.goal() != Goal.WINS);
        return all;
    }

    /** The seat that is asked searches, the others look one answer ahead, until the turn is over. */
    private static boolean isWonBySearching(Case c) {
        Match m = c.begin();
        int seat = m.open(0).seat();
        int turn = m.game().turn(m.table());
        Policy search = new SearchBot(m.game(), SearchOptions.read(ITERATIONS));
        Policy others = new GreedyBot();
        search.begin(1, seat);
        others.begin(1, 1 - seat);
        while (!m.isOver() && m.game().turn(m.table()) == turn) {
            Decision d = m.open(0);
            Policy bot = d.seat() == seat ? search : others;
            assertThat(m.answer(d.seat(), m.chosenBy(bot, d.seat())).ok()).isTrue();
        }
        return m.isOver() && m.resultOf(seat) > 0;
    }

    @Test
    void theSearchingBotFindsNineOfTenLinesThatWin() {
        List<String> missed = winnable().stream()
                .filter(c -> !isWonBySearching(c))
                .map(Case::name)
                .toList();
        assertThat(missed).hasSizeLessThanOrEqualTo(winnable().size() / 10);
    }

    @Test
    void aLineIsToldInWordsAndThatThereIsNoneToo() {
        Typed found = type("solve", MAGIC, "--only", "goes back");
        assertThat(found.exit()).isZero();
        assertThat(found.out()).contains("wins this turn (", "seat 1: cast Unsummon", "seat 1: Wall of Stone");
        assertThat(type("solve", MAGIC, "--only", "one too many").out()).contains("no line wins (");
    }

    @Test
    void tooLittleWorkDecidesNothing() {
        Typed little = type("solve", MAGIC, "--only", "bombardment", "--work", "50");
        assertThat(little.exit()).isEqualTo(1);
        assertThat(little.out()).contains("not known: --work did not suffice");
    }
}
