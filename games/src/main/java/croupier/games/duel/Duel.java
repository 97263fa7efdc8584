package croupier.games.duel;

import static croupier.games.duel.DuelWords.*;

import croupier.kernel.*;
import croupier.script.*;
import croupier.script.library.CardGame;
import croupier.script.library.Sources;
import croupier.script.scenario.Stage;
import croupier.script.scenario.Staged;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The item duel. */
public final class Duel extends CardGame implements Staged, TableArt, Scenery {
    final DuelCards cards;

    Duel(Sources sources) {
        super(
                sources,
                WORDS,
                "Two players with five items each: play one a turn, or hold it for what it does in your hand.",
                2,
                2,
                List.of("loadout-one", "loadout-two"));
        cards = new DuelCards(library);
    }

    @Override
    public DuelCards cards(Table t) {
        return cards;
    }

    /** An effect belongs to a player: "my" is that player's, the target is the other one. */
    static void aim(Table t, Scope s, int player) {
        s.seat = player;
        s.self = player(t, player);
        s.target = player(t, 1 - player);
    }

    /** "one" and "two". */
    static String playerName(int seat) {
        return seat == 0 ? "one" : "two";
    }

    @Override
    public Order order() {
        return Order.NEWEST_FIRST;
    }

    /** The log as the rulebook tells it: an entry for every top-level event, and the state after every effect that was applied. */
    public static EventLog log(Match match) {
        return new EventLog(match, CHANGED, GAME_OVER, e -> !FOR_VIEWERS.contains(e));
    }

    /** Players and the queue. */
    @Override
    public void lay(Table t) {
        for (int seat = 0; seat < 2; seat++) t.set(PLAYER_ROWS, seat, t.create(PLAYER, 0, PLAYERS, seat));
        Rounds.lay(t, first(t));
    }

    /** Items, then whatever in the items listens. */
    @Override
    public void setup(Table t) {
        for (int seat = 0; seat < 2; seat++) deal(t, seat);
        Chain.listenAll(t);
    }

    /** The items of a loadout in its order, or random ones. */
    private void deal(Table t, int seat) {
        int chosen = chosenDeck(t, seat);
        List<Ref<Defs.Item>> loadout =
                chosen < 0 ? List.of() : cards.loadouts.get(chosen).cards();
        int size = chosen < 0 ? t.option(SIZE) : loadout.size();
        for (int i = 0; i < size; i++)
            t.create(ITEM, chosen < 0 ? drawn(t, seat) : loadout.get(i).card(), ITEMS, seat);
    }

    /** A random item that the player does not have yet, as long as there is one. */
    private int drawn(Table t, int seat) {
        int[] draft = cards.draft;
        int card = draft[t.roll(LOADOUTS, draft.length)];
        while (t.count(ITEMS, seat) < draft.length && t.find(ITEMS, seat, card) != 0)
            card = draft[t.roll(LOADOUTS, draft.length)];
        return card;
    }

    /** The seat that is prescribed to begin, -1 for none. */
    static int first(Table t) {
        return t.option(BEGINS) - 1;
    }

    /** Loadouts that only show something are not meant to be equal to the others. */
    @Override
    public List<String> readyMade() {
        return cards.readyMade;
    }

    @Override
    public Stage stage() {
        return new DuelStage();
    }

    /** A turn, and those after it in which there is nothing to choose. */
    @Override
    public void step(Table t) {
        int mark = t.mark();
        int player = TurnQueue.current(t);
        do {
            Turns.turn(t, player);
            t.release(mark);
            player = TurnQueue.current(t);
        } while (!t.isOver() && t.count(ITEMS, player) == 0);
    }

    @Override
    public String nameOf(Table t, int row) {
        if (t.is(TURN, row)) return playerName(TurnQueue.playerOf(t, row)) + "-" + t.get(NUMBER, row);
        return super.nameOf(t, row);
    }

    @Override
    public String nameOfSeat(int seat) {
        return "player " + playerName(seat);
    }

    /** Health counts most, then speed, items to play and what is under way; passing while nothing happens wears thin. */
    @Override
    public int score(Seen seen, int seat) {
        return worth(seen, seat) - worth(seen, 1 - seat);
    }

    @Override
    public Horizon horizon() {
        return new Horizon(0, 60);
    }

    /** What each pass costs, so that holding the last items back for ever does not look good. */
    private static final int PASSED = 4;

    private int worth(Seen seen, int seat) {
        int player = seen.at(PLAYERS, seat, 0);
        int worth = 10_000 * seen.get(WON, player)
                + 10 * seen.get(HEALTH, player)
                + 4 * Math.max(0, seen.get(SPEED, player));
        worth += 5 * Math.min(1, seen.count(ITEMS, seat)) + seen.count(ITEMS, seat);
        worth -= PASSED * seen.get(PASSES, player);
        for (int i = 0; i < seen.count(STATUSES, seat); i++)
            worth += cards.statuses[seen.card(seen.at(STATUSES, seat, i))].worth();
        return worth;
    }

    /** Why the match ended as it did. */
    @Override
    public List<String> result(Match m, int viewer, int width) {
        Table t = m.table();
        List<String> lines = new ArrayList<>();
        for (int seat = 0; seat < 2; seat++)
            if (t.get(BEATEN) == seat + 1) lines.add(nameOfSeat(seat) + " has no health left.");
        if (t.get(UNDECIDED) == Rounds.BY_TURNS)
            lines.add("The duel has lasted " + t.option(LIMIT) + " turns, so nobody has won it.");
        if (t.get(UNDECIDED) == Rounds.BY_PASSES)
            lines.add("Both players passed " + t.option(PASS_LIMIT)
                    + " times and nothing else happened, so nobody has won the duel.");
        if (t.option(BEST_OF) > 1)
            lines.add("Duels won: " + t.get(WON, player(t, 0)) + " to " + t.get(WON, player(t, 1)) + ".");
        return lines;
    }

    /** The health with which a player began. */
    @Override
    public Map<String, Integer> wholes(Table t, int row) {
        if (!t.is(PLAYER, row)) return Map.of();
        return Map.of(HEALTH.label(), t.option(t.ownerOf(row) == 0 ? HEALTH_ONE : HEALTH_TWO));
    }
}
