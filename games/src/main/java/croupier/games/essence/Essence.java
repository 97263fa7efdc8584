package croupier.games.essence;

import static croupier.games.essence.EssenceWords.*;

import croupier.kernel.Catalogue;
import croupier.kernel.Change;
import croupier.kernel.Event;
import croupier.kernel.Game;
import croupier.kernel.Layer;
import croupier.kernel.Layout;
import croupier.kernel.Match;
import croupier.kernel.Option;
import croupier.kernel.Order;
import croupier.kernel.Reaction;
import croupier.kernel.Scope;
import croupier.kernel.Seen;
import croupier.kernel.Table;
import croupier.kernel.TableArt;
import croupier.kernel.Word;
import croupier.kernel.Zone;
import croupier.script.Glossary;
import croupier.script.Library;
import croupier.script.Modifier;
import croupier.script.Sources;
import croupier.script.scenario.Stage;
import croupier.script.scenario.Staged;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Essence Crown. */
public final class Essence implements Game, Staged, TableArt {
    private static final int MOST_SEATS = 4;
    private static final String RANDOM = "random";

    private final Layout layout;
    private final Library library;
    private final Printed[] printed;
    private final Hook[] hooks;
    private final Modifier[] modifiers;
    private final Continuous[] changes;
    /** Of each modifier: whether it changes what cards cost. */
    private final boolean[] changesCost;

    private final String[] hookNames;
    private final Decks decks;
    private final Word[] nameWords;
    private final Option first;
    private final Option[] deckOf = new Option[MOST_SEATS];
    private final EssenceStage stage;
    /** All events, to look through what listens. */
    final Event[] events;

    Essence(Sources sources) {
        layout = new Layout(WORDS);
        List<String> choices = new ArrayList<>(List.of(RANDOM));
        choices.addAll(sources.names("decks"));
        for (int seat = 0; seat < MOST_SEATS; seat++)
            deckOf[seat] = layout.choice("deck-" + (seat + 1), choices, RANDOM, "The deck of seat " + (seat + 1) + ".");
        first = layout.choice("first", List.of(RANDOM, "1", "2", "3", "4"), RANDOM, "The seat that begins.");
        layout.close();
        library = sources.compile(layout);
        printed = Decks.printed(library);
        decks = new Decks(library, sources, printed);
        hooks = library.all(Hook.class).toArray(Hook[]::new);
        modifiers = library.all(Modifier.class).toArray(Modifier[]::new);
        changes = library.all(Modifier.class).stream().map(Continuous::new).toArray(Continuous[]::new);
        changesCost = new boolean[modifiers.length];
        for (int i = 0; i < modifiers.length; i++) changesCost[i] = (modifiers[i].writes() & (1L << COST.index())) != 0;
        hookNames = Decks.names(library, hooks.length);
        events = layout.events().toArray(Event[]::new);
        stage = new EssenceStage(library);
        nameWords = new Word[printed.length];
        for (int card : decks.spells) nameWords[card] = layout.word("name " + printed[card].name, printed[card].name);
    }

    static Essence of(Table t) {
        return (Essence) t.game();
    }

    // ---- cards

    /** What is printed on a card on the table. */
    static Printed printed(Table t, int row) {
        return of(t).printed[t.card(row)];
    }

    Printed print(int card) {
        return printed[card];
    }

    /** The Spells and Rites that can be named. */
    int[] spells() {
        return decks.spells;
    }

    /** The word that names a Spell. */
    Word nameWord(int card) {
        return nameWords[card];
    }

    /** The first Deity without any ability. */
    int blankDeity() {
        return decks.blank;
    }

    /** The plainest card: it fills hands and decks in tests. */
    int filler() {
        return decks.filler;
    }

    Hook hook(int number) {
        return hooks[number];
    }

    /** What sets a number comes before what changes it. */
    Layer layerOf(int modifier) {
        Modifier m = modifiers[modifier];
        return m.layer() != null ? m.layer() : m.set() != null ? BASE : CHANGES;
    }

    /** What all lasting changes make of the cost of a card: what sets it, then what changes it, each by age. */
    int cost(Table t, int card) {
        int cost = t.printed(COST, card);
        int more = 0;
        for (int m = t.firstModifier(); m != 0; m = t.nextModifier(m)) {
            int ability = t.abilityOf(m);
            if (!changesCost[ability]) continue;
            if (layerOf(ability).equals(BASE)) cost = modifiers[ability].on(t, m, COST, card, cost);
            else more = modifiers[ability].on(t, m, COST, card, more);
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
        return printed(t, card).guardian || t.is(GUARDS_NOW, card) || t.stat(GUARDS, card) > 0;
    }

    static boolean hasAspect(Table t, int card, Aspect a) {
        return ((printed(t, card).aspects | t.get(GAINED_ASPECTS, card)) & a.bit) != 0;
    }

    /** The text of a card is entered: "me" is who controls it. */
    static Scope scope(Table t, int seat, int card) {
        Scope s = t.scope();
        s.seat = seat;
        s.self = player(t, seat);
        s.card = card;
        return s;
    }

    // ---- set-up

    /** Deity, Essence and base KL, a shuffled deck, seven cards; who begins is random. KL is at base until the first Start. */
    @Override
    public void setup(Table t) {
        for (int seat = 0; seat < t.seats(); seat++) t.create(PLAYER, 0, PLAYERS, seat);
        int begins = t.option(first) == 0 ? t.roll(SHUFFLES, t.seats()) : (t.option(first) - 1) % t.seats();
        t.set(FIRST, begins);
        t.set(ACTIVE, begins);
        t.set(TURN, 1);
        for (int seat = 0; seat < t.seats(); seat++) seat(t, seat);
        for (int later = 1; later < t.seats(); later++) makeUp(t, (begins + later) % t.seats(), later);
    }

    /** To begin is worth something: a match may give more Essence to those who come later. */
    private static void makeUp(Table t, int seat, int later) {
        t.add(ESSENCE, player(t, seat), later * t.option(LATER_ESSENCE));
    }

    private void seat(Table t, int seat) {
        int player = player(t, seat);
        t.setPrinted(KL_MAXIMUM, player, HIGHEST_KL);
        t.setPrinted(SPELL_LIMIT, player, UNLIMITED);
        t.setPrinted(AVATAR_LIMIT, player, UNLIMITED);
        t.setPrinted(ATTACK_LIMIT, player, UNLIMITED);
        t.setPrinted(DRAW_LIMIT, player, UNLIMITED);
        int chosen = t.option(deckOf[seat]);
        int deck = chosen == 0 ? t.roll(SHUFFLES, decks.size()) : chosen - 1;
        lead(t, seat, decks.deity(deck));
        for (int card : decks.cards(deck)) make(t, card, DECK, seat);
        t.shuffle(DECK, seat, SHUFFLES);
        for (int i = 0; i < OPENING_HAND && t.count(DECK, seat) > 0; i++) t.move(t.top(DECK, seat), HAND, seat);
    }

    /** A Deity leads a player. */
    void lead(Table t, int seat, int deity) {
        int player = player(t, seat);
        int row = make(t, deity, DEITY, seat);
        t.set(ESSENCE, player, printed[deity].essence);
        t.set(BASE_KL, player, printed[deity].kl);
        t.set(KL, player, printed[deity].kl);
        Zones.arise(t, row);
    }

    /** A card of this print comes to a zone of its owner. */
    int make(Table t, int card, Zone z, int owner) {
        int row = t.create(CARD, card, z, z.shared() ? 0 : owner);
        Printed p = printed[card];
        t.set(OWNER, row, owner);
        t.set(CONTROLLER, row, owner);
        t.setPrinted(COST, row, p.cost);
        t.setPrinted(POWER, row, p.power);
        t.setPrinted(GUARD, row, p.guard);
        return row;
    }

    // ---- the game

    @Override
    public void step(Table t) {
        Turn.goOn(t);
    }

    /** Whoever leaves has lost; with two the match is over. */
    @Override
    public void leave(Table t, int seat) {
        if (isOut(t, seat)) return;
        t.set(BEATEN, player(t, seat), 1);
        Losing.leave(t);
    }

    @Override
    public String name() {
        return "essence";
    }

    @Override
    public String about() {
        return "Essence Crown: lead a Deity and its Avatars, rise to 13 KL, bring the other Deities down.";
    }

    @Override
    public Layout layout() {
        return layout;
    }

    @Override
    public Catalogue cards() {
        return library.cards();
    }

    @Override
    public int minSeats() {
        return 2;
    }

    @Override
    public int maxSeats() {
        return MOST_SEATS;
    }

    /** Before an event the affected player orders what changes it; after it abilities trigger in the order of the rules. */
    @Override
    public Order order() {
        return ORDER;
    }

    private static final Order ORDER = Order.chosen(Triggers::rank, Triggers::affected, WHICH_FIRST);

    @Override
    public Reaction reaction(int ability) {
        return hooks[ability];
    }

    @Override
    public Change change(int ability) {
        return changes[ability];
    }

    @Override
    public String nameOfAbility(int ability) {
        return ability < hookNames.length ? hookNames[ability] : Integer.toString(ability);
    }

    @Override
    public int abilityNamed(String name) {
        for (int i = 0; i < hookNames.length; i++) if (hookNames[i].equals(name)) return i;
        return -1;
    }

    @Override
    public int workLimit() {
        return 60_000;
    }

    /** Hidden cards are dealt anew among those of the same owner. */
    @Override
    public int dealGroup(Table t, int row) {
        return t.is(CARD, row) ? t.get(OWNER, row) + 1 : 0;
    }

    /** Power and Guard of Avatars as they count now, and what a card in hand costs if that is not what is printed. */
    @Override
    public void show(Table t, int row, Map<String, Integer> numbers) {
        if (t.isIn(HAND, row)) {
            int cost = PlayCard.cost(t, t.ownerOf(row), row);
            if (cost != printed(t, row).cost) numbers.put("Costs now", cost);
        }
        if (!t.isIn(AVATARS, row)) return;
        numbers.put("Power", power(t, row));
        numbers.put("Guard", guard(t, row));
    }

    @Override
    public Map<String, String> glossary() {
        return Glossary.beside(Essence.class, "essence");
    }

    @Override
    public int turn(Table t) {
        return t.get(TURN);
    }

    @Override
    public String nameOf(Table t, int row) {
        if (t.is(PLAYER, row))
            return printed[t.card(t.at(DEITY, t.ownerOf(row), 0))].name + " (seat " + (t.ownerOf(row) + 1) + ")";
        return cards().name(t.card(row));
    }

    @Override
    public @Nullable String moveText(@Nullable Zone from, @Nullable Zone to) {
        return EssenceLog.moved(from, to);
    }

    @Override
    public List<Option> decks() {
        return List.of(deckOf);
    }

    @Override
    public Stage stage() {
        return stage;
    }

    @Override
    public int score(Seen seen, int seat) {
        return Worth.of(seen, seat, printed);
    }

    @Override
    public List<String> draw(Match m, int viewer, int width) {
        return EssenceArt.draw(m, viewer, width);
    }
}
