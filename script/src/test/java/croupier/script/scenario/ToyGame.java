package croupier.script.scenario;

import static croupier.script.scenario.ToyWords.*;

import croupier.kernel.Catalogue;
import croupier.kernel.Content;
import croupier.kernel.Game;
import croupier.kernel.GameSource;
import croupier.kernel.Layout;
import croupier.kernel.Policy;
import croupier.kernel.Reaction;
import croupier.kernel.Rows;
import croupier.kernel.Scope;
import croupier.kernel.Seen;
import croupier.kernel.Table;
import croupier.kernel.Zone;
import croupier.script.Amount;
import croupier.script.Choice;
import croupier.script.Default;
import croupier.script.MainArgument;
import croupier.script.Steps;
import croupier.script.Verb;
import croupier.script.forms.Vocabulary;
import croupier.script.library.Library;
import croupier.script.library.Sources;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The toy game with its cards and its stage. */
final class ToyGame implements Game, Staged {
    record Card(@Default("0") int needs, @Default("true") boolean aimed, Steps play) {}

    record Status(@Default("") String about) {}

    record Damage(@MainArgument Amount amount) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            ToyRules.damage(t, s.self, s.target, amount.of(t, s) + t.get(BONUS, s.card));
        }
    }

    record Shield(@MainArgument String status) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            ToyRules.shield(t, s.seat, t.game().cards().find(status));
        }
    }

    record RollDamage(@MainArgument int sides) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            ToyRules.damage(t, s.self, s.target, 1 + t.roll(DICE, sides));
        }
    }

    record Discard(@MainArgument Choice cards) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Rows chosen = cards.take(t, s, s.seat, DISCARDS, false, false);
            for (int i = 0; i < chosen.size(); i++) t.move(chosen.get(i), DISCARD, 0);
        }
    }

    private static final Map<String, String> FILES =
            Map.of("cards/all.yaml", """
            Strike:
              play: [damage: 3 + my.strength]
              examples:
                - given: { my.strength: 2, target.hp: 40 }
                  play: Strike
                  then: { target.hp: 35 }
            Smash: { needs: 2, play: [damage: 6] }
            Dice: { play: [roll damage: 6] }
            Wall: { aimed: false, play: [shield: Shield] }
            Tidy: { aimed: false, play: [discard: 1 to 2 of hand] }
            Twice:
              examples:
                - given: { target.hp: 1 }
                  play: Twice
                  then: { winner: seat 1 }
              play: [damage: 1, damage: 1]
            """, "statuses/all.yaml", "Shield: {}\n", "variants/all.yaml", """
            hard: { options: { start: 5 }, change: { cards: { Strike: { play: [damage: 4] } } } }
            """);

    /** Where the toy game comes from. */
    static final class Source implements GameSource {
        int loads;

        @Override
        public String name() {
            return "toy";
        }

        @Override
        public Content content() {
            return new Content(new TreeMap<>(FILES));
        }

        @Override
        public Game load(Content content) {
            loads++;
            return new ToyGame(Sources.read(vocabulary(), content));
        }
    }

    private static Vocabulary vocabulary() {
        return new Vocabulary("toy")
                .cards("cards", Card.class, CARD)
                .cards("statuses", Status.class, STATUS)
                .verbs(Damage.class, Shield.class, RollDamage.class, Discard.class)
                .noun("me", HERO, (t, s) -> s.self)
                .noun("target", HERO, (t, s) -> s.target)
                .set("hand", CARD, (t, s, out) -> {
                    for (int i = 0; i < t.count(HAND, s.seat); i++) out.add(t.at(HAND, s.seat, i));
                })
                .set("heroes", HERO, (t, s, out) -> {
                    for (int i = 0; i < t.seats(); i++) out.add(t.at(HEROES, i, 0));
                })
                .number("turn", (t, s) -> t.get(TURN))
                .seat(HERO, (t, row) -> t.ownerOf(row))
                .prompt(DISCARDS)
                .means(PHASE, Phase.class)
                .chance(DICE);
    }

    private final Layout layout = new Layout(W);
    private final Library library;

    private ToyGame(Sources sources) {
        library = sources.compile(layout);
        layout.close();
    }

    static ToyGame of(Table t) {
        return (ToyGame) t.game();
    }

    Card card(Table t, int row) {
        return library.definitions(Card.class).card(t.card(row));
    }

    // ---- the stage

    @Override
    public Library library() {
        return library;
    }

    @Override
    public Stage stage() {
        return new Stage() {
            @Override
            public int row(Table t, int seat, String name) {
                return switch (name) {
                    case "me" -> ToyRules.hero(t, seat);
                    case "target" -> ToyRules.hero(t, (seat + 1) % t.seats());
                    default -> 0;
                };
            }

            @Override
            public int make(Table t, Zone z, int seat, String name) {
                int card = t.game().cards().find(name);
                if (!z.is(STATUSES) || card == 0) return Stage.super.make(t, z, seat, name);
                ToyRules.shield(t, seat, card);
                return t.top(STATUSES, seat);
            }

            @Override
            public @Nullable Zone hand() {
                return HAND;
            }

            @Override
            public List<String> words() {
                return List.of("turn of");
            }

            @Override
            public boolean give(Table t, int seat, int row, String word, Value value) {
                if (row != 0 || !word.equals("turn of")) return false;
                t.set(ACTIVE, value.seat());
                return true;
            }

            @Override
            public @Nullable Object tell(Table t, int seat, int row, String word) {
                return row == 0 && word.equals("turn of") ? "seat " + (t.get(ACTIVE) + 1) : null;
            }
        };
    }

    // ---- the game

    @Override
    public String name() {
        return "toy";
    }

    @Override
    public String about() {
        return "For tests.";
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
        return 4;
    }

    @Override
    public void setup(Table t) {
        for (int s = 0; s < t.seats(); s++) {
            int hero = t.create(HERO, 0);
            t.set(HP, hero, t.option(START));
            t.move(hero, HEROES, s);
            for (int i = 0; i < 3; i++) t.move(t.create(CARD, cards().find("Strike")), HAND, s);
            for (String name : List.of("Dice", "Wall")) t.move(t.create(CARD, cards().find(name)), DECK, s);
        }
        if (t.isOn(BETTING)) t.last(LINE, BET_ALL, 0, 0, 0, 0);
        t.last(LINE, TAKE_TURN, 0, 0, 0, 0);
    }

    @Override
    public void step(Table t) {
        t.runNext(LINE);
    }

    @Override
    public void leave(Table t, int seat) {}

    @Override
    public Reaction reaction(int ability) {
        return ToyRules.SHIELD;
    }

    @Override
    public int score(Seen seen, int seat) {
        return 0;
    }

    @Override
    public List<String> bots() {
        return List.of("first");
    }

    @Override
    public Policy bot(String name) {
        return (seen, d) -> 0;
    }

    @Override
    public String nameOf(Table t, int row) {
        return t.is(HERO, row) ? "player " + (t.ownerOf(row) + 1) : cards().name(t.card(row));
    }
}
