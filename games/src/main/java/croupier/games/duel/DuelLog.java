package croupier.games.duel;

import static croupier.games.duel.DuelWords.*;

import croupier.kernel.Event;
import croupier.kernel.Log;
import croupier.kernel.LogReading;
import croupier.kernel.Match;
import croupier.kernel.Retelling;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The log of a duel as its rulebook tells it: an entry for every top-level event, and the whole state after every effect
 * that was applied. It is read off the kernel's log, from where the last reading ended.
 */
public final class DuelLog extends LogReading<DuelLog.Entry> {
    /** Events for people who watch; the rulebook's log has states instead. */
    private static final Set<Event> FOR_VIEWERS =
            Set.of(HEALTH_NOW, REACTS, TIRED, REMOVES, STALLS, STALLED, OUT_OF_TURNS);

    private boolean over;

    public DuelLog(Match match) {
        super(match);
    }

    /** An entry of the log. */
    public sealed interface Entry permits Happened, StateChange {}

    /**
     * A top-level event.
     *
     * @param type game start, turn start, turn end, game over, play, or the kind of effect
     * @param player the player it belongs to, "one" or "two"; at the end of the game the loser
     * @param about the player or thing it is aimed at; at the end of the game the winner
     */
    public record Happened(String type, String player, String about, int amount) implements Entry {}

    /** The whole state after an effect. */
    public record StateChange(PlayerState one, PlayerState two, List<String> turns, boolean gameOver, String winner)
            implements Entry {}

    /** A player as a state-change shows it: statuses with what is left of them, 0 for those that last. */
    public record PlayerState(int health, int speed, List<String> items, Map<String, Integer> statuses) {}

    /** A pass is an action without item. */
    public record Action(String player, String item) {}

    /** What the players have done so far, oldest first. */
    public static List<Action> history(Match match) {
        List<Action> actions = new ArrayList<>();
        String played = "";
        for (Entry e : new DuelLog(match).consume()) {
            if (!(e instanceof Happened h)) continue;
            if (h.type().equals(PLAY.name())) played = h.about();
            if (h.type().equals(TURN_END.name()) || (h.type().equals(GAME_OVER.name()) && !played.isEmpty()))
                actions.add(new Action(h.player(), played));
            if (h.type().equals(TURN_END.name())) played = "";
        }
        return actions;
    }

    @Override
    protected void event(Event e, Log log, int i, List<Entry> entries) {
        if (FOR_VIEWERS.contains(e)) return;
        if (e.is(CHANGED)) {
            entries.add(state(false, ""));
            return;
        }
        String player = playerAt(log.number(i, 1));
        String about = log.card(i, 1) == 0
                ? playerAt(log.number(i, 2))
                : match.game().cards().name(log.card(i, 1));
        int amount = log.number(i, 3);
        if (e.is(ADD_STATUS)) about = about + ": " + match.game().cards().name(amount);
        if (e.is(GAME_OVER)) beaten(about, entries);
        entries.add(new Happened(e.name(), player, about, e.is(ADD_STATUS) ? 0 : amount));
    }

    /** The state in which somebody was beaten says so. */
    private void beaten(String winner, List<Entry> entries) {
        over = true;
        if (!entries.isEmpty() && entries.getLast() instanceof StateChange) {
            entries.removeLast();
            entries.add(state(true, winner));
        }
    }

    /** The match ended without anybody being beaten: somebody gave up, or nobody has won. */
    @Override
    protected void end(List<Entry> entries) {
        if (over) return;
        over = true;
        if (match.resultOf(0) == 0) entries.add(new Happened(GAME_OVER.name(), "", "", 0));
        else {
            int winner = match.resultOf(0) > 0 ? 0 : 1;
            entries.add(new Happened(GAME_OVER.name(), Duel.playerName(1 - winner), Duel.playerName(winner), 0));
        }
    }

    private String playerAt(int row) {
        int owner = told.ownerOf(row);
        return row == 0 || owner < 0 ? "" : Duel.playerName(owner);
    }

    private StateChange state(boolean gameOver, String winner) {
        List<String> turns = new ArrayList<>();
        for (Retelling.Thing t : told.things())
            if (t.isIn(QUEUE)) turns.add(Duel.playerName(t.number(PLAYS) - 1) + "-" + t.number(NUMBER));
        return new StateChange(player(0), player(1), turns, gameOver, winner);
    }

    private PlayerState player(int seat) {
        int health = 0;
        int speed = 0;
        List<String> items = new ArrayList<>();
        Map<String, Integer> statuses = new LinkedHashMap<>();
        for (Retelling.Thing t : told.things()) {
            if (t.owner() != seat) continue;
            if (t.isIn(PLAYERS)) {
                health = t.number(HEALTH);
                speed = t.number(SPEED);
            } else if (t.isIn(ITEMS)) items.add(t.name());
            else if (t.isIn(STATUSES))
                statuses.merge(t.name(), Math.max(t.number(CHARGES), t.number(TURNS)), Integer::sum);
        }
        return new PlayerState(health, speed, items, statuses);
    }
}
