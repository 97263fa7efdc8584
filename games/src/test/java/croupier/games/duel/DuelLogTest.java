package croupier.games.duel;

import static croupier.games.duel.DuelWords.*;
import static org.assertj.core.api.Assertions.assertThat;

import croupier.kernel.Code;
import croupier.kernel.Decision;
import croupier.kernel.EventLog;
import croupier.kernel.EventLog.Entry;
import croupier.kernel.EventLog.Happened;
import croupier.kernel.EventLog.State;
import croupier.kernel.Games;
import croupier.kernel.Match;
import croupier.kernel.Setup;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Rule 7: the log. */
class DuelLogTest {
    private static Match match(String one, String two) {
        Setup setup = Setup.of(Games.load("duel"), 2, 1)
                .with("loadout-one", one)
                .with("loadout-two", two)
                .with("first", "one");
        return Match.start(setup);
    }

    /** Plays the first item of that name, or passes. */
    private static void answer(Match m, String item) {
        Decision d = m.open(0);
        for (int i = 0; i < d.size(); i++) {
            int row = Code.a(d.code(i));
            String is = row == 0 ? "pass" : m.game().nameOf(m.table(), row);
            if (!is.equals(item)) continue;
            assertThat(m.answer(d.seat(), d.code(i)).ok()).isTrue();
            return;
        }
        throw new AssertionError("no " + item);
    }

    private static Happened event(String type, String player, String about, int amount) {
        return new Happened(type, "player " + player, about, amount);
    }

    private static int health(State state, int seat) {
        return state.in(PLAYERS, seat).getFirst().number(HEALTH);
    }

    /** Whose turns the queue holds, and which of theirs. */
    private static List<String> turns(State state) {
        return state.in(QUEUE, 0).stream()
                .map(turn -> turn.number(PLAYS) + "-" + turn.number(NUMBER))
                .toList();
    }

    private static List<Entry> events(List<Entry> entries) {
        return entries.stream().filter(e -> e instanceof Happened).toList();
    }

    private static List<State> states(List<Entry> entries) {
        return entries.stream()
                .filter(e -> e instanceof State)
                .map(e -> (State) e)
                .toList();
    }

    @Test
    void theGameStartsAndThenTheFirstTurn() {
        List<Entry> log = Duel.log(match("demo", "fists")).consume();
        assertThat(log)
                .containsExactly(
                        event("game start", "one", "player one", 0), event("turn start", "one", "player one", 0));
    }

    @Test
    void everyTopLevelEventIsLoggedAndEveryAppliedEffectLeavesAState() {
        Match m = match("fists", "fists");
        EventLog log = Duel.log(m);
        log.consume();
        answer(m, "Punch");
        List<Entry> entries = log.consume();
        assertThat(entries.stream().map(e -> e instanceof Happened h ? h.type() : "state"))
                .containsExactly("play", "remove item", "state", "damage", "state", "turn end", "state", "turn start");
        State removed = (State) entries.get(2);
        assertThat(removed.names(ITEMS, 0)).containsExactly("Punch", "Sticking Plaster", "Sticky Boot", "Wingfoot");
        assertThat(health(removed, 1)).isEqualTo(20);
        State damaged = (State) entries.get(4);
        assertThat(health(damaged, 1)).isEqualTo(15);
        assertThat(turns(damaged)).startsWith("1-1", "2-1").hasSize(10);
        State advanced = (State) entries.get(6);
        assertThat(turns(advanced)).startsWith("2-1", "1-2").hasSize(10);
        assertThat(advanced.isOver()).isFalse();
    }

    @Test
    void whatWasConsumedIsNotToldAgain() {
        Match m = match("fists", "fists");
        EventLog log = Duel.log(m);
        assertThat(log.consume()).isNotEmpty();
        assertThat(log.consume()).isEmpty();
    }

    @Test
    void effectsOfListenersLeaveStatesButNoEvents() {
        Match m = match("reversal", "fists");
        EventLog log = Duel.log(m);
        answer(m, "Blueprint Passive Attack");
        List<Entry> entries = log.consume();
        assertThat(events(entries)).doesNotContain(event("damage", "one", "player two", 5));
        assertThat(health(states(entries).getLast(), 1)).isEqualTo(15);
        assertThat(states(entries).getLast().names(STATUSES, 0)).containsExactly("Periodic Attack");
    }

    @Test
    void aReactionToAPlayIsLoggedBeforeThePlay() {
        // nothing in the item set reacts to a play, so the state before the play is the last of the turn before
        Match m = match("fists", "fists");
        EventLog log = Duel.log(m);
        answer(m, "pass");
        log.consume();
        answer(m, "Punch");
        assertThat(log.consume().getFirst()).isEqualTo(event("play", "two", "Punch", 0));
    }

    @Test
    void aSwallowedEffectHasAnEventAndNoState() {
        Match m = match("trinkets", "fists");
        EventLog log = Duel.log(m);
        answer(m, "pass");
        log.consume();
        answer(m, "Punch");
        List<Entry> entries = log.consume();
        int damage = entries.indexOf(event("damage", "two", "player one", 5));
        assertThat(damage).isPositive();
        State next = (State) entries.get(damage + 1);
        assertThat(health(next, 0)).isEqualTo(20);
        assertThat(next.names(ITEMS, 0)).doesNotContain("Blueprint Passive Negate");
    }

    @Test
    void theEndIsLoggedWithLoserAndWinnerAndNothingAfterIt() {
        Match m = match("demo", "fists");
        EventLog log = Duel.log(m);
        answer(m, "Blueprint Attack");
        answer(m, "pass");
        answer(m, "Blueprint Attack");
        List<Entry> entries = log.consume();
        assertThat(entries.getLast()).isEqualTo(event("game over", "two", "player one", 0));
        State last = states(entries).getLast();
        assertThat(last.isOver()).isTrue();
        assertThat(last.winner()).isEqualTo("player one");
        assertThat(health(last, 1)).isZero();
    }

    @Test
    void whoSurrendersIsLoggedAsTheLoser() {
        Match m = match("demo", "fists");
        EventLog log = Duel.log(m);
        m.leave(1);
        assertThat(log.consume()).endsWith(event("game over", "two", "player one", 0));
    }

    @Test
    void aPassIsATurnWithoutAPlay() {
        Match m = match("fists", "fists");
        EventLog log = Duel.log(m);
        answer(m, "Punch");
        answer(m, "pass");
        List<Entry> plays = events(log.consume()).stream()
                .filter(e -> List.of("play", "turn end").contains(((Happened) e).type()))
                .toList();
        assertThat(plays)
                .containsExactly(
                        event("play", "one", "Punch", 0),
                        event("turn end", "one", "player one", 0),
                        event("turn end", "two", "player two", 0));
    }
}
