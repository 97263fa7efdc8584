package croupier.games.essence;

import static croupier.games.essence.EssenceWords.*;

import croupier.kernel.*;
import croupier.script.*;
import croupier.script.library.CardGame;
import croupier.script.library.Sources;
import croupier.script.scenario.Stage;
import croupier.script.scenario.Staged;
import java.util.List;
import java.util.Map;

/** Essence Crown. */
public final class Essence extends CardGame implements Staged {
    final EssenceCards cards;
    /** Of each modifier: whether it changes what cards cost. */
    private final boolean[] changesCost;

    Essence(Sources sources) {
        super(
                sources,
                WORDS,
                "Essence Crown: lead a Deity and its Avatars, rise to 13 KL, bring the other Deities down.",
                2,
                4,
                List.of("deck-1", "deck-2", "deck-3", "deck-4"));
        cards = new EssenceCards(library);
        changesCost = new boolean[cards.modifiers.length];
        for (int i = 0; i < changesCost.length; i++)
            changesCost[i] = (cards.modifiers[i].writes() & (1L << COST.index())) != 0;
    }

    static Essence of(Table t) {
        return (Essence) t.game();
    }

    /** The log as events and states. */
    public static EventLog log(Match match) {
        return new EventLog(match, CHANGED, null, e -> !e.text().isEmpty());
    }

    // ---- cards

    @Override
    public EssenceCards cards(Table t) {
        return cards;
    }

    /** What is printed on a card on the table. */
    static Defs.Card printed(Table t, int row) {
        return EssenceCards.of(t).printed[t.card(row)];
    }

    /** The aspects that are printed on a card, as bits. */
    static int aspects(Table t, int row) {
        return EssenceCards.of(t).aspects[t.card(row)];
    }

    /** What sets a number comes before what changes it. */
    Layer layerOf(int modifier) {
        Modifier m = cards.modifiers[modifier];
        return m.layer() != null ? m.layer() : m.set() != null ? BASE : CHANGES;
    }

    /** What all lasting changes make of the cost of a card: what sets it, then what changes it, each by age. */
    int cost(Table t, int card) {
        int cost = t.printed(COST, card);
        int more = 0;
        for (int m = t.firstModifier(); m != 0; m = t.nextModifier(m)) {
            int ability = t.abilityOf(m);
            if (!changesCost[ability]) continue;
            if (layerOf(ability).is(BASE)) cost = cards.modifiers[ability].on(t, m, COST, card, cost);
            else more = cards.modifiers[ability].on(t, m, COST, card, more);
        }
        return cost + more;
    }

    /** Power as it counts: never below 0. */
    static int power(Table t, int card) {
        return Math.max(0, t.stat(POWER, card) + t.get(BOOST, card));
    }

    static int guard(Table t, int card) {
        return t.stat(GUARD, card) + t.get(GUARD_BOOST, card);
    }

    static boolean isGuardian(Table t, int card) {
        return printed(t, card).guardian() || t.is(GUARDS_NOW, card) || t.stat(GUARDS, card) > 0;
    }

    static boolean hasAspect(Table t, int card, Aspect a) {
        return ((aspects(t, card) | t.get(GAINED_ASPECTS, card)) & a.bit) != 0;
    }

    // ---- set-up

    /** Deity, Essence and base KL, a shuffled deck, seven cards; who begins is random. KL is at base until the first Start. */
    @Override
    public void setup(Table t) {
        for (int seat = 0; seat < t.seats(); seat++) t.set(PLAYER_ROWS, seat, t.create(PLAYER, 0, PLAYERS, seat));
        int begins = t.option(BEGINS) == 0 ? t.roll(SHUFFLES, t.seats()) : (t.option(BEGINS) - 1) % t.seats();
        t.set(FIRST, begins);
        t.set(ACTIVE, begins);
        t.set(TURN, 1);
        for (int seat = 0; seat < t.seats(); seat++) seat(t, seat);
        // to begin is worth something: a match may give more Essence to those who come later
        for (int later = 1; later < t.seats(); later++)
            t.add(ESSENCE, player(t, (begins + later) % t.seats()), later * t.option(LATER_ESSENCE));
    }

    private void seat(Table t, int seat) {
        int player = player(t, seat);
        t.setPrinted(KL_MAXIMUM, player, HIGHEST_KL);
        for (Stat limit : LIMITS) t.setPrinted(limit, player, UNLIMITED);
        int chosen = chosenDeck(t, seat);
        int deck = chosen < 0 ? t.roll(SHUFFLES, cards.decks.size()) : chosen;
        lead(t, seat, cards.deities[deck]);
        for (int card : cards.decks.get(deck)) make(t, card, DECK, seat);
        t.shuffle(DECK, seat, SHUFFLES);
        for (int i = 0; i < OPENING_HAND && t.count(DECK, seat) > 0; i++) t.move(t.top(DECK, seat), HAND, seat);
    }

    /** A Deity leads a player. */
    void lead(Table t, int seat, int deity) {
        int player = player(t, seat);
        int row = make(t, deity, DEITY, seat);
        Defs.Card p = cards.printed[deity];
        t.set(ESSENCE, player, Defs.orNone(p.essence()));
        t.set(BASE_KL, player, Defs.orNone(p.kl()));
        t.set(KL, player, Defs.orNone(p.kl()));
        Zones.arise(t, row);
    }

    /** A card of this print comes to a zone of its owner. */
    int make(Table t, int card, Zone z, int owner) {
        int row = t.create(CARD, card, z, z.shared() ? 0 : owner);
        Defs.Card p = cards.printed[card];
        t.set(OWNER, row, owner);
        t.set(CONTROLLER, row, owner);
        t.setPrinted(COST, row, p.cost());
        t.setPrinted(POWER, row, Defs.orNone(p.power()));
        t.setPrinted(GUARD, row, Defs.orNone(p.guard()));
        return row;
    }

    // ---- the game

    @Override
    public void step(Table t) {
        Turn.goOn(t);
    }

    /** The player who leaves has lost; with two the match is over. */
    @Override
    public void leave(Table t, int seat) {
        if (isOut(t, seat)) return;
        t.set(BEATEN, player(t, seat), 1);
        Losing.leave(t);
    }

    /** Before an event the affected player orders what changes it; after it abilities trigger in the order of the rules. */
    @Override
    public Order order() {
        return Order.chosen(Triggers::rank, Triggers::affected, WHICH_FIRST);
    }

    @Override
    public Reaction reaction(int ability) {
        return cards.hooks[ability];
    }

    @Override
    public Change change(int ability) {
        return cards.modifiers[ability];
    }

    /** Nothing that a card changes decides whom another card changes. */
    @Override
    public boolean modifiersDepend() {
        return false;
    }

    @Override
    protected List<String> abilityNames() {
        return cards.hookNames;
    }

    @Override
    public int workLimit() {
        return 60_000;
    }

    /** Hidden cards are dealt again among those of the same owner. */
    @Override
    public int dealGroup(Table t, int row) {
        return t.is(CARD, row) ? t.get(OWNER, row) + 1 : 0;
    }

    @Override
    public Scenery scenery() {
        return new EssenceScenery();
    }

    /** Power and Guard of Avatars as they count now; what a card in hand costs if that is not what is printed. */
    @Override
    public void show(Table t, int row, Map<String, Integer> numbers) {
        if (row == 0) return;
        if (t.isIn(HAND, row)) {
            int cost = PlayCard.cost(t, t.ownerOf(row), row);
            if (cost != printed(t, row).cost()) numbers.put("Costs now", cost);
        }
        if (!t.isIn(AVATARS, row)) return;
        numbers.put("Power", power(t, row));
        numbers.put("Guard", guard(t, row));
    }

    @Override
    public String nameOf(Table t, int row) {
        if (t.is(PLAYER, row))
            return super.nameOf(t, t.at(DEITY, t.ownerOf(row), 0)) + " (seat " + (t.ownerOf(row) + 1) + ")";
        return super.nameOf(t, row);
    }

    @Override
    public Stage stage() {
        return new EssenceStage();
    }

    @Override
    public Horizon horizon() {
        return new Horizon(6, 200);
    }

    @Override
    public int worth(Table t, int seat) {
        return Worth.of(t, seat);
    }
}
