package croupier.script.library;

import croupier.kernel.Catalogue;
import croupier.kernel.Change;
import croupier.kernel.Column;
import croupier.kernel.Content;
import croupier.kernel.Event;
import croupier.kernel.Game;
import croupier.kernel.Kind;
import croupier.kernel.Layer;
import croupier.kernel.Layout;
import croupier.kernel.Match;
import croupier.kernel.Policy;
import croupier.kernel.Reaction;
import croupier.kernel.Rows;
import croupier.kernel.Scope;
import croupier.kernel.Seen;
import croupier.kernel.Setup;
import croupier.kernel.Sight;
import croupier.kernel.Stat;
import croupier.kernel.Stream;
import croupier.kernel.Table;
import croupier.kernel.Words;
import croupier.kernel.Zone;
import croupier.script.Ability;
import croupier.script.Amount;
import croupier.script.Choice;
import croupier.script.Default;
import croupier.script.Doc;
import croupier.script.MainArgument;
import croupier.script.Modifier;
import croupier.script.NamedRows;
import croupier.script.Noun;
import croupier.script.Numbered;
import croupier.script.Ref;
import croupier.script.Selection;
import croupier.script.Span;
import croupier.script.Steps;
import croupier.script.Teller;
import croupier.script.Verb;
import croupier.script.files.Mistake;
import croupier.script.files.MistakesException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** A game of a few words: two heroes, three enemies, cards in hand, deck and discard pile. */
final class Toy implements Game {
    static final Words WORDS = new Words();
    static final Kind CREATURE = WORDS.entity("creature");
    static final Column HP = CREATURE.number("hp");
    static final Column BLOCK = CREATURE.number("block");
    static final Column ASLEEP = CREATURE.flag("asleep");
    static final Column SEAT = CREATURE.seat("seat");
    static final Column FRIEND = CREATURE.row("friend");
    static final Stat POWER = CREATURE.stat("power");
    static final Kind CARD = WORDS.entity("card");
    static final Column UPGRADES = CARD.number("upgrades");
    static final Column COUNTERS = CARD.number("counters");
    static final Zone BOARD = WORDS.layeredZone("board", Sight.ALL, true);
    static final Zone HAND = WORDS.zone("hand", Sight.OWNER);
    static final Zone DISCARD = WORDS.sharedZone("discard pile", Sight.ALL);
    static final Event DAMAGE = WORDS.event("damage", "");
    static final Event DRAW = WORDS.event("draw", "");
    static final Layer FIRST = WORDS.layer("first");
    static final Stream DICE = WORDS.stream("dice");
    static final Column TURN = WORDS.register("turn");

    enum Type {
        ATTACK,
        SKILL,
        POWER_CARD
    }

    @Doc("A card that is played from the hand.")
    record CardDef(
            String name,
            @Doc("What kind of card it is.") Type type,
            @Doc("Its price.") @Default("1") int cost,
            List<String> tags,
            List<Ref<Keyword>> keywords,
            @Nullable Span range,
            @Doc("What happens when it is played.") Steps play,
            List<Numbered<Ability>> abilities,
            List<Numbered<Modifier>> modifiers) {}

    record Keyword(@Default("") String about, List<Numbered<Ability>> abilities) {}

    record PowerDef(@Default("true") boolean good) {}

    record EnemyDef(Span hp, Map<String, Steps> moves) {}

    record Damage(
            @MainArgument Amount amount,
            @Default("target") Selection to,
            @Default("1") Amount times) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int mark = t.mark();
            Rows rows = to.rows(t, s);
            int n = times.of(t, s);
            for (int k = 0; k < n; k++)
                for (int i = 0; i < rows.size(); i++) {
                    int much = t.would(DAMAGE, s.self, rows.get(i), amount.of(t, s));
                    if (much == Event.NOTHING) continue;
                    t.add(HP, rows.get(i), -much);
                    t.did(DAMAGE, s.self, rows.get(i), much);
                }
            t.release(mark);
        }

        @Override
        public String text(Teller w) {
            return w.say("Deal {amount} damage[ to {to}][ {times:time|times}].", this);
        }
    }

    @Doc("Gives block.")
    record GainBlock(
            @MainArgument Amount amount, @Default("me") Noun to) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            t.add(BLOCK, to.of(t, s), amount.of(t, s));
        }

        @Override
        public String text(Teller w) {
            return w.say("Gain {amount} block.", this);
        }
    }

    record Discard(@MainArgument Choice cards, @Nullable NamedRows as) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Rows rows = cards.take(t, s);
            if (as != null) as.set(s, rows);
            for (int i = 0; i < rows.size(); i++) t.move(rows.get(i), DISCARD, 0);
        }

        @Override
        public String text(Teller w) {
            return w.say("Discard {cards}.", this);
        }
    }

    record Apply(@MainArgument Ref<PowerDef> power, Amount amount) implements Verb {
        @Override
        public void run(Table t, Scope s) {}
    }

    record Raise(@MainArgument Column column, @Default("1") Amount by) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            t.add(column, s.target, by.of(t, s));
        }
    }

    // ---- loading

    static Content content(String... placesAndTexts) {
        Map<String, String> files = new TreeMap<>();
        for (int i = 0; i < placesAndTexts.length; i += 2) files.put(placesAndTexts[i], placesAndTexts[i + 1]);
        return new Content(new TreeMap<>(files));
    }

    static Library load(Content content) {
        return load(Sources.read(ToyLanguage.vocabulary(), content));
    }

    static Library load(Sources sources) {
        Layout layout = new Layout(WORDS);
        sources.columns(layout, CREATURE, "powers");
        return sources.compile(layout.close());
    }

    /** A library with one card file. */
    static Library cards(String yaml) {
        return load(content("cards/test.yaml", yaml));
    }

    /** The message of the only mistake of a card file. */
    static String mistake(String yaml) {
        List<String> all = mistakes(content("cards/test.yaml", yaml));
        if (all.size() != 1) throw new AssertionError(all.size() + " mistakes: " + String.join("\n", all));
        return all.get(0);
    }

    static List<String> mistakes(Content content) {
        try {
            load(content);
        } catch (MistakesException e) {
            return e.mistakes().stream().map(Mistake::toString).toList();
        }
        return List.of();
    }

    // ---- playing

    final Library library;
    private final BiConsumer<Toy, Table> body;
    final List<Ability> abilities;
    final List<Modifier> modifiers;
    int hero;
    int other;

    private Toy(Library library, BiConsumer<Toy, Table> body) {
        this.library = library;
        this.body = body;
        abilities = library.all(Ability.class);
        modifiers = library.all(Modifier.class);
    }

    /** Runs a body on a table with two heroes of 50 hp, three enemies of 20, 15 and 10, and a hand of the first five cards. */
    static void with(Library library, int answers, BiConsumer<Toy, Table> body) {
        Toy toy = new Toy(library, body);
        Policy policy = (seen, d) -> Math.min(answers, d.size() - 1);
        Match match = Match.forPlayouts(Setup.of(toy, 2, 7));
        match.play(7, new Policy[] {policy, policy});
    }

    @Override
    public void setup(Table t) {
        hero = creature(t, 50, 0);
        other = creature(t, 50, 1);
        t.set(FRIEND, hero, other);
        for (int hp = 20; hp >= 10; hp -= 5) creature(t, hp, -1);
        for (int i = 0; i < 5; i++) {
            int card = 1 + i % Math.max(1, library.definitions(CardDef.class).size());
            t.move(t.create(CARD, card), HAND, 0);
        }
        for (int i = 0; i < 2; i++) t.move(t.create(CARD, 1), HAND, 1);
    }

    private static int creature(Table t, int hp, int seat) {
        int row = t.create(CREATURE, 0);
        t.set(HP, row, hp);
        t.set(SEAT, row, seat);
        t.move(row, BOARD, 0);
        return row;
    }

    int enemy(Table t, int i) {
        return t.at(BOARD, 0, 2 + i);
    }

    /** A scope in which the first hero acts on the first enemy. */
    Scope scope(Table t) {
        Scope s = t.scope();
        s.self = hero;
        s.target = enemy(t, 0);
        s.card = t.at(HAND, 0, 0);
        return s;
    }

    @Override
    public void step(Table t) {
        body.accept(this, t);
        throw t.draw();
    }

    @Override
    public void leave(Table t, int seat) {
        throw t.draw();
    }

    @Override
    public String name() {
        return "toy";
    }

    @Override
    public String about() {
        return "a toy";
    }

    @Override
    public Layout layout() {
        return library.layout();
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
        return 2;
    }

    @Override
    public int score(Seen seen, int seat) {
        return 0;
    }

    @Override
    public Reaction reaction(int ability) {
        return abilities.get(ability);
    }

    @Override
    public Change change(int ability) {
        return modifiers.get(ability);
    }
}
