package croupier.games.duel;

import static croupier.games.duel.DuelWords.*;

import croupier.kernel.Catalogue;
import croupier.kernel.Game;
import croupier.kernel.Layout;
import croupier.kernel.Match;
import croupier.kernel.Option;
import croupier.kernel.Order;
import croupier.kernel.Policy;
import croupier.kernel.Scope;
import croupier.kernel.Seen;
import croupier.kernel.Table;
import croupier.kernel.TableArt;
import croupier.kernel.Zone;
import croupier.script.Glossary;
import croupier.script.Library;
import croupier.script.Sources;
import croupier.script.Steps;
import croupier.script.scenario.Stage;
import croupier.script.scenario.Staged;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The item duel. */
public final class Duel implements Game, Staged, TableArt {
    private static final String RANDOM = "random";

    private final DuelCards cards;
    private final Layout layout;
    private final Option first;
    private final Option[] loadouts = new Option[2];
    private final int[] draft;
    private final Ability[] abilities;
    private final DuelStage stage;

    Duel(Sources sources) {
        layout = new Layout(WORDS);
        first = layout.choice(
                "first", List.of("faster", "one", "two"), "faster", "Who begins; of equally fast players player two.");
        List<String> choices = new ArrayList<>(List.of(RANDOM));
        choices.addAll(sources.names("decks"));
        for (int seat = 0; seat < 2; seat++)
            loadouts[seat] = layout.choice(
                    "loadout-" + playerName(seat), choices, RANDOM, "The items of player " + playerName(seat) + ".");
        layout.close();
        Library library = sources.compile(layout);
        cards = DuelCards.of(library);
        stage = new DuelStage(library);
        draft = cards.draft();
        abilities = cards.abilities();
    }

    static Duel of(Table t) {
        return (Duel) t.game();
    }

    Ability ability(int number) {
        return abilities[number];
    }

    /** What happens when an item is played. */
    Steps effects(int card) {
        return cards.effects(card);
    }

    Ability[] passives(int card) {
        return cards.passives(card);
    }

    /** The item that fills hands in tests. */
    int filler() {
        return cards.filler();
    }

    Ability status(int card) {
        return cards.status(card);
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
    public String name() {
        return "duel";
    }

    @Override
    public String about() {
        return "Two players with five items each: play one a turn, or hold it for what it does in your hand.";
    }

    @Override
    public Layout layout() {
        return layout;
    }

    @Override
    public Catalogue cards() {
        return cards.catalogue;
    }

    @Override
    public int minSeats() {
        return 2;
    }

    @Override
    public int maxSeats() {
        return 2;
    }

    @Override
    public Order order() {
        return Order.NEWEST_FIRST;
    }

    /** Players and the queue. */
    @Override
    public void lay(Table t) {
        for (int seat = 0; seat < 2; seat++) {
            int player = t.create(PLAYER, 0, PLAYERS, seat);
            t.set(seat == 0 ? ONE : TWO, player);
            t.set(HEALTH, player, t.option(seat == 0 ? HEALTH_ONE : HEALTH_TWO));
            t.set(SPEED, player, t.option(seat == 0 ? SPEED_ONE : SPEED_TWO));
        }
        TurnQueue.begin(t, first(t));
    }

    /** Items, then whatever in the items listens. */
    @Override
    public void setup(Table t) {
        for (int seat = 0; seat < 2; seat++) deal(t, seat);
        listenAll(t);
    }

    /** The items of a loadout in its order, or random ones. */
    private void deal(Table t, int seat) {
        int chosen = t.option(loadouts[seat]);
        int[] loadout = chosen == 0 ? draft : cards.loadout(chosen - 1);
        int size = chosen == 0 ? t.option(SIZE) : loadout.length;
        for (int i = 0; i < size; i++) {
            int card = chosen == 0 ? drawn(t, seat) : loadout[i];
            t.create(ITEM, card, ITEMS, seat);
        }
    }

    /** A random item that the player does not have yet, as long as there is one. */
    private int drawn(Table t, int seat) {
        int card = draft[t.roll(LOADOUTS, draft.length)];
        while (t.count(ITEMS, seat) < draft.length && has(t, seat, card)) card = draft[t.roll(LOADOUTS, draft.length)];
        return card;
    }

    private static boolean has(Table t, int seat, int card) {
        for (int i = 0; i < t.count(ITEMS, seat); i++) if (t.card(t.at(ITEMS, seat, i)) == card) return true;
        return false;
    }

    /** The seat that is prescribed to begin, -1 for none. */
    int first(Table t) {
        return t.option(first) - 1;
    }

    /** Everything in the items that listens: the first item of player one sees events first, so it is the newest. */
    void listenAll(Table t) {
        for (int seat = 1; seat >= 0; seat--) passives(t, seat);
    }

    private void passives(Table t, int seat) {
        for (int i = t.count(ITEMS, seat) - 1; i >= 0; i--) {
            int item = t.at(ITEMS, seat, i);
            Ability[] passives = cards.passives(t.card(item));
            for (int n = passives.length - 1; n >= 0; n--) Chain.listen(t, passives[n], item, seat);
        }
    }

    @Override
    public List<Option> decks() {
        return List.of(loadouts);
    }

    /** Loadouts that only show something are not meant to be equal to the others. */
    @Override
    public List<String> readyMade() {
        return cards.readyMade();
    }

    @Override
    public Stage stage() {
        return stage;
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

    /** With two seats leaving ends the match, and the other one wins. */
    @Override
    public void leave(Table t, int seat) {
        t.win(1 - seat);
    }

    @Override
    public Map<String, String> glossary() {
        return Glossary.beside(Duel.class, "duel");
    }

    @Override
    public int turn(Table t) {
        return t.get(TURN_COUNT);
    }

    @Override
    public String nameOf(Table t, int row) {
        if (t.is(PLAYER, row)) return nameOfSeat(t.ownerOf(row));
        if (t.is(TURN, row)) return playerName(TurnQueue.playerOf(t, row)) + "-" + t.get(NUMBER, row);
        return cards.catalogue.name(t.card(row));
    }

    @Override
    public String nameOfSeat(int seat) {
        return "player " + playerName(seat);
    }

    @Override
    public @Nullable String moveText(@Nullable Zone from, @Nullable Zone to) {
        return DuelLog.moved(from, to);
    }

    /** Health counts most, then speed, items to play and what is under way. */
    @Override
    public int score(Seen seen, int seat) {
        return worth(seen, seat) - worth(seen, 1 - seat);
    }

    private int worth(Seen seen, int seat) {
        int player = seen.at(PLAYERS, seat, 0);
        int worth = 10_000 * seen.get(WON, player)
                + 10 * seen.get(HEALTH, player)
                + 4 * Math.max(0, seen.get(SPEED, player));
        worth += 5 * Math.min(1, seen.count(ITEMS, seat)) + seen.count(ITEMS, seat);
        for (int i = 0; i < seen.count(STATUSES, seat); i++)
            worth += cards.status(seen.card(seen.at(STATUSES, seat, i))).worth();
        return worth;
    }

    @Override
    public List<String> draw(Match m, int viewer, int width) {
        return DuelArt.draw(m, viewer, width);
    }

    @Override
    public List<String> result(Match m, int viewer, int width) {
        return DuelArt.result(m);
    }

    @Override
    public List<String> bots() {
        return List.of("leftmost");
    }

    /** Plays the leftmost item, else passes: the first option. */
    @Override
    public Policy bot(String name) {
        return (seen, d) -> 0;
    }
}
