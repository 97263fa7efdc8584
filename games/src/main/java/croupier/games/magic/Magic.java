package croupier.games.magic;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.abilities.CompiledGame;
import croupier.games.magic.abilities.MagicCards;
import croupier.games.magic.abilities.SubtypeNames;
import croupier.games.magic.casting.Announced;
import croupier.games.magic.casting.Stops;
import croupier.games.magic.casting.TriggerQueue;
import croupier.games.magic.limited.DeckBuilding;
import croupier.games.magic.limited.Drafting;
import croupier.games.magic.mana.Workspace;
import croupier.games.magic.turn.Extra;
import croupier.games.magic.turn.Losing;
import croupier.games.magic.turn.Mulligan;
import croupier.games.magic.turn.Turn;
import croupier.games.magic.verbs.KeywordVerbs;
import croupier.games.magic.words.Type;
import croupier.games.magic.words.TypeWording;
import croupier.games.magic.words.Wording;
import croupier.games.magic.zones.Moves;
import croupier.kernel.*;
import croupier.script.library.Library;
import croupier.script.library.Sources;
import croupier.script.scenario.Stage;
import croupier.script.scenario.Staged;
import java.util.List;
import java.util.Map;

/** Magic: two players with a deck each, or up to eight, each against all others. */
final class Magic extends CompiledGame implements TableArt, Staged {
    private static final String FACE_DOWN_NAME = "a face-down creature";
    private static final String ANYTHING = "anything";
    private static final Scenery SCENERY = new MagicScenery();
    private static final int DECK = 60;
    /** While packs go round any hidden card may lie in another's place. */
    private static final int DRAFTED = 99;

    private static final int LANDS = 24;

    @SuppressWarnings("NullAway.Init")
    private List<String> subtypes;

    private final MagicStage stage = new MagicStage();

    /** All tasks of the game: named here, so that they are declared in the same order in every run. */
    static final List<Task> TASKS = List.of(Extra.TURN, Extra.PHASE, Extra.STEP);

    Magic(Sources sources) {
        super(
                sources,
                W,
                "two to eight players cast spells with a deck of sixty cards: the stack, layers and replacement effects",
                2,
                8,
                List.of("deck-1", "deck-2", "deck-3", "deck-4", "deck-5", "deck-6", "deck-7", "deck-8"));
    }

    @Override
    protected void declare(Sources sources, Layout into) {
        subtypes = MagicLanguage.subtypes(sources.vocabulary(), sources);
        MagicLanguage.tokenNames(sources.vocabulary(), sources);
    }

    @Override
    protected void complete(Library compiled, Layout into) {
        book = MagicCards.of(compiled, into, new SubtypeNames(subtypes), KeywordVerbs.builtins());
    }

    @Override
    protected List<String> otherDecks() {
        return List.of(ANYTHING);
    }

    /** Replacement effects: the affected player chooses (616.1); triggers wait and are ordered later. */
    @Override
    public Order order() {
        return new Order(false, null, Magic::affected, WHICH_FIRST);
    }

    private static int affected(Table t, Event e, int source, int target) {
        return controller(t, target);
    }

    /** Some static abilities change cards wherever they are (611.3b). */
    @Override
    public boolean layersReach(Table t) {
        return t.get(REACHES) != 0;
    }

    /** State triggers look while something resolves too (603.8). */
    @Override
    public Event watched() {
        return STATE;
    }

    @Override
    public void afterStep(Table t) {
        TriggerQueue.lookAtStates(t);
    }

    @Override
    public Reaction reaction(int ability) {
        return book.reaction(ability);
    }

    @Override
    public Change change(int ability) {
        return book.change(ability);
    }

    @Override
    public String nameOfAbility(int ability) {
        return book.nameOf(ability);
    }

    @Override
    public int abilityNamed(String name) {
        return book.numbered(name);
    }

    /** The simplest decks: creatures and a spell. */
    @Override
    public List<Workload> workloads() {
        return List.of(new Workload(
                "simple",
                "the two decks of simple creatures",
                "matches",
                Map.of("deck-1", "Green Beasts", "deck-2", "Red Raiders"),
                List.of()));
    }

    // ---- the rules

    /** Players, decks and opening hands; chance says who begins (103). */
    @Override
    public void setup(Table t) {
        for (int seat = 0; seat < t.seats(); seat++) {
            int player = t.create(PLAYER, 0, PLAYERS, seat);
            t.set(PLAYER_ROWS, seat, player);
            t.set(LIFE, player, t.option(LIFE_AT_START));
            Stops.setUp(t, player);
            if (!Drafting.isOn(t)) deck(t, seat);
        }
        if (Drafting.isOn(t)) Drafting.open(t);
        else deal(t);
    }

    /** Chance says who begins, and hands are dealt (103.1, 103.5). */
    private static void deal(Table t) {
        t.set(STARTING, t.roll(CHANCE, t.seats()));
        t.set(ACTIVE, t.get(STARTING));
        Mulligan.deal(t);
    }

    private void deck(Table t, int seat) {
        int chosen = chosenDeck(t, seat);
        if (chosen < 0) chosen = t.roll(CHANCE, book.decks.size());
        if (chosen == book.decks.size()) anything(t, seat);
        else for (int card : book.decks.get(chosen)) Moves.addCard(t, seat, card);
    }

    /** A deck of any cards, for fuzzing: lands of two colours and anything else. */
    private void anything(Table t, int seat) {
        for (int i = 0; i < LANDS; i++) Moves.addCard(t, seat, book.basics[t.roll(CHANCE, book.basics.length)]);
        for (int i = LANDS; i < DECK; i++) Moves.addCard(t, seat, book.pool[t.roll(CHANCE, book.pool.length)]);
    }

    @Override
    public void step(Table t) {
        if (Drafting.isOn(t)) {
            if (Drafting.step(t)) deal(t);
        } else if (t.get(STARTED) == 0) Mulligan.round(t);
        else Turn.go(t);
    }

    @Override
    public void leave(Table t, int seat) {
        Losing.lose(t, 1 << seat);
    }

    /** People may change where they stop; bots would only weigh it at every pass. */
    @Override
    public croupier.kernel.Setup forPeople(croupier.kernel.Setup setup, int seats) {
        return setup.with(CHANGE_STOPS.name(), Integer.toString(seats));
    }

    @Override
    public Object workspace() {
        return new Workspace();
    }

    /** A loop of mandatory actions is a draw (104.4b). */
    @Override
    public void endless(Table t) {
        throw Losing.draw(t);
    }

    /** Hidden cards of one player may be dealt in each other's place. */
    @Override
    public int dealGroup(Table t, int row) {
        if (!t.is(OBJECT, row)) return 0;
        return Drafting.isOn(t) ? DRAFTED : 1 + t.get(OWNER, row);
    }

    @Override
    public Stage stage() {
        return stage;
    }

    /** Whose a permanent or spell is, and what a creature has now. */
    @Override
    public void show(Table t, int row, Map<String, Integer> numbers) {
        if (!t.is(OBJECT, row) || !(t.isIn(BATTLEFIELD, row) || t.isIn(STACK, row))) return;
        numbers.put("controller", t.stat(CONTROLLER, row) + 1);
        if (!isA(t, row, Type.CREATURE)) return;
        numbers.put("power", t.stat(POWER, row));
        numbers.put("toughness", t.stat(TOUGHNESS, row));
    }

    @Override
    public String nameOf(Table t, int row) {
        if (t.is(PLAYER, row)) return nameOfSeat(t.ownerOf(row));
        if (!t.is(OBJECT, row)) return "a target";
        if (t.is(FACE_DOWN, row)) return FACE_DOWN_NAME;
        int kept = t.get(NAMED, row);
        String name = book.faces[kept != 0 ? kept : t.card(row)].called;
        int ability = t.get(ABILITY, row);
        return ability > 0
                ? book.texts[ability - 1].said + (book.texts[ability - 1].said.startsWith(name) ? "" : " of " + name)
                : name;
    }

    @Override
    public String nameOfSeat(int seat) {
        return seatName(seat);
    }

    static String seatName(int seat) {
        return "player " + (seat + 1);
    }

    @Override
    public String nameThen(Table t, int row, int card) {
        return card == 0 ? FACE_DOWN_NAME : book.faces[card].called;
    }

    @Override
    public String causeText(Cause c) {
        return CauseText.of(c);
    }

    @Override
    public List<String> otherCauses(Table t, int row) {
        return CostCauses.of(t, row);
    }

    @Override
    public String aside(Table t, long code) {
        return Aside.of(t, code);
    }

    /** What it says now; on the stack with what was chosen for it. */
    @Override
    public String textOf(Table t, int row) {
        if (t.is(OBJECT, row) && t.is(FACE_DOWN, row)) return "A 2/2 creature.";
        String text = Wording.said(cards().text(t.card(row)), Wording.of(t, row));
        if (!t.is(OBJECT, row)) return text;
        String now = TypeWording.said(text, t.stat(TYPE_WORDS, row), subtypes);
        String chosen = t.isIn(STACK, row) ? Announced.said(t, row) : "";
        return chosen.isEmpty() ? now : now + " Chosen: " + chosen + ".";
    }

    @Override
    public Scenery scenery() {
        return SCENERY;
    }

    @Override
    public List<String> draw(Match m, int viewer, int width) {
        return MagicArt.draw(m, viewer, width);
    }

    @Override
    public Horizon horizon() {
        return new Horizon(0, 40);
    }

    /** Life, permanents by what they can do, cards in hand; against all who are still in the game. */
    @Override
    public int score(Seen seen, int seat) {
        if (seen.get(STARTED) == 0 && seen.get(TURN) == 0 && Drafting.isOn(seen))
            return DeckBuilding.worth(seen, seat, book);
        int score = Worth.of(seen, seat);
        for (int other = 0; other < seen.seats(); other++) if (other != seat) score -= Worth.of(seen, other);
        return score;
    }
}
