package croupier.games.duel;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.games.duel.DuelLog.Action;
import croupier.games.duel.DuelLog.Entry;
import croupier.games.duel.DuelLog.Happened;
import croupier.games.duel.DuelLog.StateChange;
import croupier.kernel.Code;
import croupier.kernel.Decision;
import croupier.kernel.Games;
import croupier.kernel.Match;
import croupier.kernel.Setup;
import java.util.List;
import java.util.Map;
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
        return new Happened(type, player, about, amount);
    }

    private static List<Entry> events(List<Entry> entries) {
        return entries.stream().filter(e -> e instanceof Happened).toList();
    }

    private static List<StateChange> states(List<Entry> entries) {
        return entries.stream()
                .filter(e -> e instanceof StateChange)
                .map(e -> (StateChange) e)
                .toList();
    }

    @Test
    void theGameStartsAndThenTheFirstTurn() {
        List<Entry> log = new DuelLog(match("demo", "fists")).consume();
        assertThat(log).containsExactly(event("game start", "one", "one", 0), event("turn start", "one", "one", 0));
    }

    @Test
    void everyTopLevelEventIsLoggedAndEveryAppliedEffectLeavesAState() {
        Match m = match("fists", "fists");
        DuelLog log = new DuelLog(m);
        log.consume();
        answer(m, "Punch");
        List<Entry> entries = log.consume();
        assertThat(entries.stream().map(e -> e instanceof Happened h ? h.type() : "state"))
                .containsExactly("play", "remove item", "state", "damage", "state", "turn end", "state", "turn start");
        StateChange removed = (StateChange) entries.get(2);
        assertThat(removed.one().items()).containsExactly("Punch", "Sticking Plaster", "Sticky Boot", "Wingfoot");
        assertThat(removed.two().health()).isEqualTo(20);
        StateChange damaged = (StateChange) entries.get(4);
        assertThat(damaged.two().health()).isEqualTo(15);
        assertThat(damaged.turns()).startsWith("one-1", "two-1").hasSize(10);
        StateChange advanced = (StateChange) entries.get(6);
        assertThat(advanced.turns()).startsWith("two-1", "one-2").hasSize(10);
        assertThat(advanced.gameOver()).isFalse();
    }

    @Test
    void whatWasConsumedIsNotToldAgain() {
        Match m = match("fists", "fists");
        DuelLog log = new DuelLog(m);
        assertThat(log.consume()).isNotEmpty();
        assertThat(log.consume()).isEmpty();
    }

    @Test
    void effectsOfListenersLeaveStatesButNoEvents() {
        Match m = match("reversal", "fists");
        DuelLog log = new DuelLog(m);
        answer(m, "Blueprint Passive Attack");
        List<Entry> entries = log.consume();
        assertThat(events(entries)).doesNotContain(event("damage", "one", "two", 5));
        assertThat(states(entries).getLast().two().health()).isEqualTo(15);
        assertThat(states(entries).getLast().one().statuses()).isEqualTo(Map.of("Periodic Attack", 0));
    }

    @Test
    void aReactionToAPlayIsLoggedBeforeThePlay() {
        // nothing in the item set reacts to a play, so the state before the play is the last of the turn before
        Match m = match("fists", "fists");
        DuelLog log = new DuelLog(m);
        answer(m, "pass");
        log.consume();
        answer(m, "Punch");
        assertThat(log.consume().getFirst()).isEqualTo(event("play", "two", "Punch", 0));
    }

    @Test
    void aSwallowedEffectHasAnEventAndNoState() {
        Match m = match("trinkets", "fists");
        DuelLog log = new DuelLog(m);
        answer(m, "pass");
        log.consume();
        answer(m, "Punch");
        List<Entry> entries = log.consume();
        int damage = entries.indexOf(event("damage", "two", "one", 5));
        assertThat(damage).isPositive();
        StateChange next = (StateChange) entries.get(damage + 1);
        assertThat(next.one().health()).isEqualTo(20);
        assertThat(next.one().items()).doesNotContain("Blueprint Passive Negate");
    }

    @Test
    void theEndIsLoggedWithLoserAndWinnerAndNothingAfterIt() {
        Match m = match("demo", "fists");
        DuelLog log = new DuelLog(m);
        answer(m, "Blueprint Attack");
        answer(m, "pass");
        answer(m, "Blueprint Attack");
        List<Entry> entries = log.consume();
        assertThat(entries.getLast()).isEqualTo(event("game over", "two", "one", 0));
        StateChange last = states(entries).getLast();
        assertThat(last.gameOver()).isTrue();
        assertThat(last.winner()).isEqualTo("one");
        assertThat(last.two().health()).isZero();
    }

    @Test
    void whoSurrendersIsLoggedAsTheLoser() {
        Match m = match("demo", "fists");
        DuelLog log = new DuelLog(m);
        m.leave(1);
        assertThat(log.consume()).endsWith(event("game over", "two", "one", 0));
    }

    @Test
    void aPassIsAnActionWithoutItem() {
        Match m = match("fists", "fists");
        answer(m, "Punch");
        answer(m, "pass");
        assertThat(DuelLog.history(m)).containsExactly(new Action("one", "Punch"), new Action("two", ""));
    }
}
