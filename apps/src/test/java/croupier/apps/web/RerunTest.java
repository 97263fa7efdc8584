package croupier.apps.web;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.kernel.Game;
import croupier.kernel.Games;
import croupier.kernel.Journal;
import croupier.kernel.Match;
import croupier.kernel.Policy;
import croupier.kernel.Setup;
import croupier.lab.Bots;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/** A journal is played again one answer at a time. */
class RerunTest {
    private static final Shelf SHELF = new Shelf();

    static List<String> games() {
        return Games.names();
    }

    private static Journal played(Game game, boolean withActs) {
        Setup setup = Setup.of(game, game.minSeats(), 7);
        Match m = Match.start(setup);
        m.asksForActs(withActs);
        Policy bot = Bots.of("random", game);
        bot.begin(7, 0);
        for (int i = 0; i < 200 && !m.isOver(); i++) {
            int seat = m.open(0).seat();
            assertThat(m.answer(seat, m.chosenBy(bot, seat)).ok()).isTrue();
        }
        return m.journal();
    }

    @ParameterizedTest
    @MethodSource("games")
    void stepByStepItComesToWhereTheJournalLeads(String name) {
        Game game = SHELF.box(name).game;
        Journal journal = played(game, game.minSeats() == 1);
        Rerun run = new Rerun(game, journal, 0);
        int inside = journal.size() / 2;
        Rerun late = new Rerun(game, journal, inside);
        Match first = run.match();
        run.stepTo(inside);
        assertThat(run.match().hash()).isEqualTo(late.match().hash());
        run.stepTo(journal.size());
        late.stepTo(journal.size());
        assertThat(run.match()).as("answered without setting up again").isSameAs(first);
        assertThat(run.match().hash()).isEqualTo(late.match().hash());
        assertThat(run.match().journal().write()).isEqualTo(journal.write());
    }

    /** A bot ends its turn without being asked, where a person would be. */
    @ParameterizedTest
    @MethodSource("games")
    void actsThatNobodyWasAskedForDoNotConfuseIt(String name) {
        Game game = SHELF.box(name).game;
        Journal journal = played(game, false);
        Rerun run = new Rerun(game, journal, 0);
        run.stepTo(journal.size());
        Match whole = game.minSeats() == 1 ? Match.replayWithActs(game, journal) : Match.replay(game, journal);
        assertThat(run.match().hash()).isEqualTo(whole.hash());
    }

    @ParameterizedTest
    @MethodSource("games")
    void theCourseHasEveryAnswerAndTheNumbersOfThePlayers(String name) {
        Shelf.Box box = SHELF.box(name);
        Journal journal = played(box.game, box.game.minSeats() == 1);
        JsonNode course = PlayedCourse.of(box, journal);
        assertThat(course.get("moments")).hasSize(journal.size());
        for (JsonNode moment : course.get("moments"))
            assertThat(moment.path("a").asString()).isNotBlank();
        int points = course.get("turns").size();
        for (JsonNode line : course.get("series"))
            for (JsonNode seat : line.get("seats")) assertThat(seat).hasSize(points);
        assertThat(course.get("figures").get("decisions")).hasSize(box.game.minSeats());
    }
}
