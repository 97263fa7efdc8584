package croupier.games.spire.cards;

import static croupier.games.spire.words.SpireWords.*;

import croupier.kernel.*;
import croupier.script.*;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The content as rules read it while playing: arrays by number, nothing is looked up by name. */
public final class SpireCards {
    public static final int NO_COST = -2;
    public static final int X_COST = -1;

    /**
     * Order of hooks of one event: the player's powers, potions, relics, cards, then monsters. When a turn starts, its cards
     * are drawn, a card is exhausted or the battle is won, relics come before powers; when somebody has died, they come last.
     */
    private static final int EARLY_RELIC_RANK = -100;

    private static final int LATE_RELIC_RANK = 500;

    static final int POWER_RANK = 0;

    public static final int POTION_RANK = 50;
    private static final int RELIC_RANK = 100;
    public static final int CARD_RANK = 150;
    public static final int MONSTER_RANK = 200;

    public static int relicRank(Event e) {
        boolean isEarly = e.equals(TURN_START) || e.equals(AFTER_DRAW) || e.equals(EXHAUSTED) || e.equals(VICTORY);
        return isEarly ? EARLY_RELIC_RANK : e.equals(DIED) ? LATE_RELIC_RANK : RELIC_RANK;
    }

    final Card[][] cards;
    private final Card[] faces;
    private final TextStep[][] plays;
    public final Traits traits;
    /** Where each card stands among all by its name. */
    public final int[] placeByName;

    public final Power[] powers;
    public final Monster[] monsters;
    public final Relic[] relics;
    public final Potion[][] potions;
    /** The kinds of potions each hero may find, in the order in which chance picks them. */
    public final int[][] potionPools;

    public final Encounter[] encounters;
    public final Orb[] orbs;
    /** The kinds of orbs, in the order in which chance picks one. */
    public final int[] orbKinds;

    final Pools pools;
    public final TextStep[] steps;
    public final Hook[] hooks;
    public final Power[] ticking;
    public final Columns tickingStacks;
    public final Power artifact;

    SpireCards(Pages p) {
        cards = p.cards;
        faces = faces(cards);
        plays = Arrays.stream(faces).map(c -> c == null ? NO_STEPS : c.play).toArray(TextStep[][]::new);
        traits = new Traits(cards);
        placeByName = placesByName(cards);
        powers = p.powers;
        monsters = p.monsters;
        relics = p.relics;
        potions = p.potions;
        potionPools = p.potionPools();
        encounters = p.encounters;
        orbs = p.orbs;
        orbKinds = p.orbKinds;
        pools = p.pools;
        steps = p.steps.toArray(TextStep[]::new);
        hooks = p.hooks.toArray(Hook[]::new);
        ticking = java.util.Arrays.stream(powers).filter(x -> x.ticks).toArray(Power[]::new);
        tickingStacks = new Columns(Arrays.stream(ticking).map(x -> x.column).toList());
        artifact = p.power("artifact");
    }

    public static SpireCards of(Table t) {
        return ((SpireContent) t.game()).book;
    }

    /** What a card row says, at its level. */
    public static Card card(Table t, int row) {
        SpireCards book = of(t);
        int card = t.card(row);
        int level = t.get(UPGRADES, row);
        return level > 1 ? book.card(card, level) : book.faces[2 * card + level];
    }

    /** What a card row does when it is played, at its level: found without looking at the card. */
    public static TextStep[] play(Table t, int row) {
        SpireCards book = of(t);
        int card = t.card(row);
        int level = t.get(UPGRADES, row);
        return level > 1 ? book.card(card, level).play : book.plays[2 * card + level];
    }

    /** Every card as it is and upgraded once, side by side: what is looked up all the time. */
    private static Card[] faces(Card[][] cards) {
        Card[] faces = new Card[2 * cards.length];
        for (int i = 0; i < faces.length; i++) {
            Card[] levels = cards[i / 2];
            if (levels != null) faces[i] = levels[Math.min(i % 2, levels.length - 1)];
        }
        return faces;
    }

    private static int[] placesByName(Card[][] cards) {
        String[] names = Arrays.stream(cards)
                .filter(Objects::nonNull)
                .map(c -> c[0].name)
                .sorted()
                .toArray(String[]::new);
        int[] places = new int[cards.length];
        for (int i = 0; i < cards.length; i++)
            if (cards[i] != null) places[i] = Arrays.binarySearch(names, cards[i][0].name);
        return places;
    }

    public static int[] potionPool(Table t) {
        return of(t).potionPools[t.get(HERO)];
    }

    public Card card(int card, int level) {
        Card[] levels = cards[card];
        return levels[Math.min(level, levels.length - 1)];
    }

    public enum Type {
        ATTACK,
        SKILL,
        POWER,
        STATUS,
        CURSE
    }

    static final TextStep[] NO_STEPS = {};
    static final Hook[] NO_HOOKS = {};

    /** A card at one of its levels. */
    public static final class Card {
        public final String name;
        /** What the card file says of it. */
        public final Defs.CardDef def;

        public final int cost;
        public final boolean canUpgrade;
        final boolean heals;
        public Hook[] hooks = NO_HOOKS;
        public TextStep[] play = NO_STEPS;
        /** Steps inside those of play whose numbers are fixed when the card is used. */
        public TextStep[] held = NO_STEPS;

        public TextStep[] atTurnEnd = NO_STEPS;
        public TextStep[] whenExhausted = NO_STEPS;
        public TextStep[] whenOtherPlayed = NO_STEPS;
        public TextStep[] whenDrawn = NO_STEPS;
        public TextStep[] whenDiscarded = NO_STEPS;

        Card(String name, Defs.CardDef def, boolean hasLevels) {
            this.name = name;
            this.def = def;
            cost = def.cost().number();
            canUpgrade = hasLevels || def.upgradesAgain();
            heals = def.tags().contains("healing");
        }
    }

    public static final class Power {
        public final String name;
        final int number;
        public final Column column;
        public final boolean ticks;
        public final boolean isSwitch;
        final boolean settles;
        public final int least;
        public final int most;
        public final int bit;
        private final Kind kind;
        private final int priority;
        public Hook[] hooks = NO_HOOKS;
        public TextStep[] whenGone = NO_STEPS;

        enum Kind {
            BUFF,
            DEBUFF,
            /** A buff above 0, a debuff below. */
            EITHER
        }

        Power(String name, int number, Column column, Defs.PowerDef d, int bit) {
            this.name = name;
            this.number = number;
            this.column = column;
            kind = d.kind();
            ticks = d.ticks();
            isSwitch = d.isSwitch();
            settles = d.settles();
            priority = d.priority();
            this.bit = bit;
            most = d.most();
            least = kind == Kind.EITHER ? -most : 0;
        }

        public boolean isDebuff(int amount) {
            return kind == Kind.DEBUFF ? amount > 0 : kind == Kind.EITHER && amount < 0;
        }

        public int rank(Table t, int creature) {
            return (creature == t.get(ME) ? POWER_RANK : MONSTER_RANK) + priority;
        }
    }

    public static final class Move {
        public final String name;
        /** The word by which the log tells it. */
        public final int word;

        public final MonsterDefs.MoveDef def;
        public final TextStep[] text;
        public final TextStep[] then;
        /** How the move after it is chosen. */
        public final MonsterDefs.Choosing chooses;

        /** The first step that attacks, for the intent; null if none does. */
        public final @Nullable Attack attack;

        Move(String name, int word, Monster of, MonsterDefs.MoveDef def, TextStep[] text, TextStep[] then) {
            this.name = name;
            this.word = word;
            this.def = def;
            this.text = text;
            this.then = then;
            chooses = Objects.requireNonNullElse(def.chooses(), of.def.chooses());
            attack = firstAttack(text);
        }

        private static @Nullable Attack firstAttack(TextStep[] text) {
            for (TextStep s : text) if (s.verb instanceof Attack a) return a;
            return null;
        }
    }

    public static final class Monster {
        public final String name;
        public final MonsterDefs.MonsterDef def;
        public final Move[] moves;
        public TextStep[] plan = NO_STEPS;
        public TextStep[] whenMade = NO_STEPS;
        public TextStep[] beforeBattle = NO_STEPS;
        public Hook[] hooks = NO_HOOKS;

        Monster(String name, MonsterDefs.MonsterDef def, int moves) {
            this.name = name;
            this.def = def;
            this.moves = new Move[moves];
        }
    }

    public record Relic(String name, Defs.RelicDef def, Hook[] hooks) {}

    /** A potion at one of its strengths. */
    public record Potion(String name, Defs.PotionDef def, Hook[] hooks, TextStep[] text) {
        /** Whether what it does lasts beyond the battle. */
        public boolean lasts() {
            for (TextStep s : text) if (s.action != null && s.action.lastsBeyondBattle()) return true;
            return false;
        }
    }

    /** An orb; its place is that among the kinds of orbs. */
    public record Orb(
            int place,
            int charge,
            @Nullable Amount grows,
            boolean evokedFirst,
            TextStep[] atTurnStart,
            TextStep[] atTurnEnd,
            TextStep[] evoke) {}

    public record Encounter(String name, int act, MonsterDefs.Meeting meeting, TextStep[] text) {}
}
