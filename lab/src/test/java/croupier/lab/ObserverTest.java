package croupier.lab;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.kernel.Decision;
import croupier.kernel.Event;
import croupier.kernel.Game;
import croupier.kernel.Games;
import croupier.kernel.Log;
import croupier.kernel.Match;
import croupier.kernel.Observer;
import croupier.kernel.Policy;
import croupier.kernel.Setup;
import croupier.kernel.Table;
import croupier.kernel.Zone;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What an observer of a playout is called for is what the log of the same match has. */
class ObserverTest {
    private static final class Noting implements Observer {
        final List<String> moves = new ArrayList<>();
        final List<String> events = new ArrayList<>();
        int answers;

        @Override
        public void began(Table t) {
            moves.clear();
            events.clear();
            answers = 0;
        }

        @Override
        public void moved(Table t, int row, @Nullable Zone from, int fromOwner, @Nullable Zone to, int toOwner) {
            if (!Objects.equals(from, to) || fromOwner != toOwner)
                moves.add(t.card(row) + " " + from + fromOwner + " " + to + toOwner);
        }

        @Override
        public void answered(Table t, Decision d, long code) {
            answers++;
        }

        @Override
        public void did(Event e, int source, int target, int amount) {
            events.add(e + " " + amount);
        }
    }

    private static Policy[] sitting(Game game, String bot) {
        return java.util.stream.IntStream.range(0, game.minSeats())
                .mapToObj(_ -> Bots.of(bot, game))
                .toArray(Policy[]::new);
    }

    @ParameterizedTest
    @ValueSource(strings = {"toy", "duel", "doomlings", "essence", "spire", "magic"})
    void anObserverSeesWhatTheLogHas(String name) {
        Game game = Games.load(name);
        Setup setup = Setup.of(game, game.minSeats(), 7);
        Noting noting = new Noting();
        Match playout = Match.forPlayouts(setup);
        playout.observe(noting);
        for (int i = 0; i < 2; i++) playout.play(7, sitting(game, "random"));
        Match live = Match.start(setup, sitting(game, "random"));
        List<String> moves = new ArrayList<>();
        List<String> events = new ArrayList<>();
        Log log = live.log();
        for (int i = 0; i < log.size(); i++) {
            if (log.kind(i) == Log.EVENT)
                events.add(game.layout().events().get(log.number(i, 0)) + " " + log.number(i, 3));
            if (log.kind(i) != Log.MOVE || log.number(i, 1) == log.number(i, 2)) continue;
            moves.add(log.card(i, 0) + " " + log.zone(i, 1) + log.owner(i, 1) + " " + log.zone(i, 2) + log.owner(i, 2));
        }
        assertThat(noting.moves).isNotEmpty();
        assertThat(moves).endsWith(noting.moves.toArray(String[]::new));
        assertThat(events).endsWith(noting.events.toArray(String[]::new));
        assertThat(noting.answers).isPositive();
    }

    /** Bots that imagine play in matches of their own: the observer sees the true one alone, and it ends the same. */
    @ParameterizedTest
    @ValueSource(strings = {"toy", "duel", "essence", "spire"})
    void whatABotImaginesIsNotObserved(String name) {
        Game game = Games.load(name);
        Setup setup = Setup.of(game, game.minSeats(), 3);
        Match alone = Match.forPlayouts(setup);
        alone.play(3, sitting(game, "greedy"));
        Noting noting = new Noting();
        Match observed = Match.forPlayouts(setup);
        observed.observe(noting);
        long before = observed.decisions();
        observed.play(3, sitting(game, "greedy"));
        assertThat(observed.hash()).isEqualTo(alone.hash());
        assertThat(noting.answers).isEqualTo((int) (observed.decisions() - before));
        assertThat(Arrays.stream(sitting(game, "greedy")).anyMatch(Policy::imagines))
                .isTrue();
    }
}
