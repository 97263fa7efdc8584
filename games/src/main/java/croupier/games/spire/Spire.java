package croupier.games.spire;

import static croupier.games.spire.words.SpireWords.*;

import croupier.games.spire.battle.Battle;
import croupier.games.spire.battle.Decks;
import croupier.games.spire.battle.FirstFloors;
import croupier.games.spire.battle.Loadout;
import croupier.games.spire.battle.Monsters;
import croupier.games.spire.battle.Orbs;
import croupier.games.spire.battle.Piles;
import croupier.games.spire.battle.PlayCard;
import croupier.games.spire.battle.Potions;
import croupier.games.spire.battle.Powers;
import croupier.games.spire.battle.Stances;
import croupier.games.spire.cards.Actions;
import croupier.games.spire.cards.Defs;
import croupier.games.spire.cards.Pages;
import croupier.games.spire.outlook.JudgedContent;
import croupier.games.spire.run.Climb;
import croupier.games.spire.run.RunSecrets;
import croupier.games.spire.table.LateBot;
import croupier.games.spire.table.Previews;
import croupier.games.spire.table.RoomChapters;
import croupier.games.spire.table.RunArt;
import croupier.games.spire.table.RunTexts;
import croupier.games.spire.table.SpireArt;
import croupier.games.spire.table.SpireLog;
import croupier.games.spire.table.SpireScenery;
import croupier.games.spire.table.SpireStage;
import croupier.games.spire.table.SpireWorkloads;
import croupier.games.spire.words.RunWords;
import croupier.games.spire.words.Seeds;
import croupier.kernel.*;
import croupier.script.library.Sources;
import croupier.script.scenario.Stage;
import croupier.script.scenario.Staged;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Spire: battles of a hero with a deck of cards against monsters. */
class Spire extends JudgedContent implements TableArt, Staged {
    private static final int HURT = 6;
    private static final int FRAILER = 14;
    private static final float WOUNDED = 0.9f;
    private static final int STARTING_GOLD = 99;

    private final Option mode;
    private final Option hero;
    private final Option deck;
    private final Option encounter;
    private final Decks decks;
    private final FirstFloors firstFloors;
    private final SpireStage stage;
    private final @Nullable Loadout given;

    /** All tasks of the game: named here, so that they are declared in the same order in every run. */
    static final List<Task> TASKS = List.of(
            Actions.STEP,
            Piles.DRAW,
            PlayCard.PLAY_NEXT,
            Powers.TICK,
            Monsters.TAKE_TURN,
            Battle.END_CARD,
            Potions.IS_EMPTY,
            Orbs.CHANNEL,
            Stances.LEAVE);

    /** Words of the run are declared right behind those of battles. */
    static final Column FIRST_OF_RUN = RunWords.IN_RUN;

    /** More than any battle lasts. */
    private static final int TURNS_OF_A_FLOOR = 1_000_000;

    Spire(Sources sources) {
        super(sources, W, "a hero with a deck of cards climbs a tower full of monsters, room by room (1 seat)");
        mode = option("mode");
        hero = option("hero");
        deck = option("deck");
        encounter = option("encounter");
        decks = new Decks(library, book);
        firstFloors = new FirstFloors(book.encounters);
        stage = new SpireStage(library, Pages.moves(sources));
        given = null;
    }

    @Override
    protected void declare(Sources sources, Layout into) {
        SpireOptions.declare(sources, into);
    }

    private Option option(String name) {
        return Objects.requireNonNull(layout().option(name));
    }

    /** The same game in which every battle is fought with what is given. */
    Spire(Spire same, Loadout given) {
        super(same);
        this.given = given;
        mode = same.mode;
        hero = same.hero;
        deck = same.deck;
        encounter = same.encounter;
        decks = same.decks;
        firstFloors = same.firstFloors;
        stage = same.stage;
    }

    Loadout loadout(String deckName) {
        return decks.get(library.definitions(Defs.DeckDef.class).place(deckName));
    }

    // ---- the rules

    /** A hero with a deck, relics and potions. */
    @Override
    public void lay(Table t) {
        int me = t.create(CREATURE, 0);
        t.move(me, PLAYER, 0);
        t.set(ME, me);
        t.set(DECK_NOW, t.option(deck) == 0 ? decks.starter(t.option(hero)) : t.option(deck) - 1);
        if (!isAnyDeck(t)) loadout(t).lay(t);
    }

    private boolean isAnyDeck(Table t) {
        return given == null && isBattle(t) && t.option(deck) == 0;
    }

    private Loadout loadout(Table t) {
        return given != null ? given : decks.get(t.get(DECK_NOW));
    }

    private boolean isBattle(Table t) {
        return t.option(mode) != 0;
    }

    /** The hero begins a run, or meets an encounter. */
    @Override
    public void setup(Table t) {
        if (isBattle(t)) setupBattle(t, t.get(ME));
        else setupRun(t, t.get(ME));
    }

    private void setupRun(Table t, int me) {
        loadout(t).deal(t);
        Climb.begin(t, t.seed());
        hitPoints(t, me);
    }

    private void setupBattle(Table t, int me) {
        long streams = t.seed() + t.option(FLOOR);
        t.seed(SHUFFLE, streams);
        t.seed(CARD_RANDOM, streams);
        t.seed(AI, streams);
        t.seed(MONSTER_HP, streams);
        t.seed(MISC_ROLLS, streams);
        t.seed(POTION_ROLLS, t.seed());
        t.set(GOLD, STARTING_GOLD);
        if (isAnyDeck(t)) layAnyDeck(t);
        loadout(t).deal(t);
        hitPoints(t, me);
        Battle.meet(t, encounter(t));
        Battle.begin(t);
    }

    private void layAnyDeck(Table t) {
        t.set(DECK_NOW, decks.roll(t, t.option(hero)));
        loadout(t).lay(t);
    }

    private int encounter(Table t) {
        return switch (t.option(encounter)) {
            case 0 -> t.roll(DEAL, book.encounters.length);
            case 1 -> firstFloors.roll(t);
            default -> t.option(encounter) - 2;
        };
    }

    private void hitPoints(Table t, int me) {
        if (t.option(ASCENSION) >= FRAILER) t.add(MAX_HP, me, -loadout(t).hero().fewerHp());
        int max = t.get(MAX_HP, me);
        t.set(HP, me, t.option(ASCENSION) >= HURT ? Math.round(WOUNDED * max) : max);
        int given = t.option(HP_OPTION);
        if (given == 0) return;
        t.set(HP, me, given);
        t.set(MAX_HP, me, Math.max(max, given));
    }

    @Override
    public void step(Table t) {
        if (!Battle.step(t)) Climb.step(t);
    }

    @Override
    public void endless(Table t) {
        t.finish(0);
    }

    @Override
    public Reaction reaction(int ability) {
        return book.hooks[ability];
    }

    /** A seat that does not see intents imagines others that fit what it saw. */
    @Override
    public void rollSecrets(Table t, int seat) {
        if (t.get(RunWords.IN_RUN) != 0) RunSecrets.roll(t);
        if (t.get(INTENTS_HIDDEN) == 0) return;
        for (int i = 0; i < t.count(MONSTERS, 0); i++) Monsters.guess(t, t.at(MONSTERS, 0, i));
    }

    // ---- for bots and screens

    @Override
    public String nameOf(Table t, int row) {
        if (row == t.get(ME)) return loadout(t).name();
        String name = cards().name(t.card(row));
        if (t.is(CREATURE, row)) return name + Monsters.which(t, row);
        return t.is(CARD, row) && t.get(UPGRADES, row) > 0 ? name + "+" : name;
    }

    /** A log tells upgraded cards and monsters of one kind apart, as long as they are there. */
    @Override
    public String nameThen(Table t, int row, int card) {
        boolean isThere = t.kindOf(row) >= 0 && t.card(row) == card;
        return isThere ? nameOf(t, row) : cards().name(card);
    }

    @Override
    public String saySeed(long seed) {
        return Seeds.say(seed);
    }

    @Override
    public long readSeed(String text) {
        return Seeds.read(text);
    }

    @Override
    public String optionText(Table t, long code) {
        return RunTexts.option(t, code);
    }

    @Override
    public String aside(Table t, long code) {
        return Previews.of(t, code);
    }

    @Override
    public int turn(Table t) {
        return Battle.isOn(t) ? t.get(RunWords.FLOOR_NOW) * TURNS_OF_A_FLOOR + t.get(TURN) : -1;
    }

    @Override
    public String turnName(Table t) {
        String floor = t.get(RunWords.FLOOR_NOW) > 0 ? "floor " + t.get(RunWords.FLOOR_NOW) : "";
        if (!Battle.isOn(t)) return floor;
        return floor.isEmpty() ? "turn " + (t.get(TURN) + 1) : floor + ", turn " + (t.get(TURN) + 1);
    }

    @Override
    public String changeText(Column c, int from, int to) {
        return SpireLog.changed(book, c, from, to);
    }

    @Override
    public boolean tells(Log log, int entry) {
        return SpireLog.tells(layout(), log, entry);
    }

    /** Words of the rules, and what powers do. */
    @Override
    public Map<String, String> glossary() {
        return library.glossary(super.glossary(), Defs.PowerDef.class);
    }

    @Override
    public String textOf(Table t, int row) {
        if (t.is(CARD, row)) return Previews.text(t, row);
        if (t.isIn(MONSTERS, row)) return SpireArt.intent(t, row);
        return cards().text(t.card(row));
    }

    @Override
    public List<String> bots() {
        return List.of("late");
    }

    @Override
    public Policy bot(String name) {
        return name.equals("late") ? new LateBot() : super.bot(name);
    }

    @Override
    public List<Workload> workloads() {
        return SpireWorkloads.ALL;
    }

    @Override
    public Scenery scenery() {
        return SpireScenery.OF_RUNS;
    }

    @Override
    public Chapters chapters() {
        return RoomChapters.OF_RUNS;
    }

    @Override
    public Stage stage() {
        return stage;
    }

    @Override
    public List<String> pictures() {
        return RunArt.PICTURES;
    }

    @Override
    public List<String> look(Match m, int viewer, String what, int width) {
        return RunArt.look(m.table(), what, width);
    }

    @Override
    public List<String> draw(Match m, int viewer, int width) {
        return Battle.isOn(m.table()) ? SpireArt.draw(m, width) : RunArt.draw(m, width);
    }
}
