package croupier.games.spire;

import static croupier.games.spire.words.SpireWords.*;

import croupier.games.spire.words.SpireRandom;
import croupier.games.spire.words.SpireWords;
import croupier.kernel.Column;
import croupier.kernel.Columns;
import croupier.kernel.Event;
import croupier.kernel.Reaction;
import croupier.kernel.Scope;
import croupier.kernel.Table;
import croupier.script.Amount;
import croupier.script.Condition;
import croupier.script.Verb;
import croupier.script.steps.If;
import croupier.script.steps.Repeat;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The content as rules read it while playing: arrays by number, nothing is looked up by name. */
final class SpireCards {
    static final int NO_COST = -2;
    static final int X_COST = -1;

    /**
     * Order of hooks of one event: the player's powers, potions, relics, cards, then monsters. When a turn starts, its cards
     * are drawn or a card is exhausted, relics come before powers; when somebody has died, they come last.
     */
    private static final int EARLY_RELIC_RANK = -100;

    private static final int LATE_RELIC_RANK = 500;

    static final int POWER_RANK = 0;

    static final int POTION_RANK = 50;
    private static final int RELIC_RANK = 100;
    static final int CARD_RANK = 150;
    static final int MONSTER_RANK = 200;

    static int relicRank(Event e) {
        boolean isEarly =
                e.equals(TURN_START) || e.equals(AFTER_DRAW) || e.equals(EXHAUSTED);
        return isEarly ? EARLY_RELIC_RANK : e.equals(DIED) ? LATE_RELIC_RANK : RELIC_RANK;
    }

    final Card[][] cards;
    private final Card[] faces;
    final Traits traits;
    /** Where each card stands among all by its name. */
    final int[] placeByName;

    final Power[] powers;
    final Monster[] monsters;
    final Relic[] relics;
    final Potion[][] potions;
    /** The kinds of potions the hero may find, in the order in which chance picks them. */
    final int[] potionPool;

    final Encounter[] encounters;
    final Orb[] orbs;
    final Pools pools;
    final Step[] steps;
    final Hook[] hooks;
    final Power[] ticking;
    final Columns tickingStacks;
    final Power artifact;

    SpireCards(Pages p) {
        cards = p.cards;
        faces = faces(cards);
        traits = new Traits(cards);
        placeByName = placesByName(cards);
        powers = p.powers;
        monsters = p.monsters;
        relics = p.relics;
        potions = p.potions;
        potionPool = p.potionPool();
        encounters = p.encounters;
        orbs = p.orbs;
        pools = p.pools;
        steps = p.steps.toArray(Step[]::new);
        hooks = p.hooks.toArray(Hook[]::new);
        ticking = java.util.Arrays.stream(powers).filter(x -> x.ticks).toArray(Power[]::new);
        tickingStacks = new Columns(Arrays.stream(ticking).map(x -> x.column).toList());
        artifact = p.power("artifact");
    }

    static SpireCards of(Table t) {
        return ((Spire) t.game()).book;
    }

    /** What a card row says, at its level. */
    static Card card(Table t, int row) {
        SpireCards book = of(t);
        int card = t.card(row);
        int level = t.get(UPGRADES, row);
        return level > 1 ? book.card(card, level) : book.faces[2 * card + level];
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

    Card card(int card, int level) {
        Card[] levels = cards[card];
        return levels[Math.min(level, levels.length - 1)];
    }

    enum Type {
        ATTACK,
        SKILL,
        POWER,
        STATUS,
        CURSE
    }

    /** One step of a text. What it can fix when it is queued it fixes then. */
    static final class Step {
        final int number;
        final Verb verb;
        final @Nullable Action action;
        final @Nullable Power power;
        final boolean stays;
        final boolean fixesEachTime;
        private final @Nullable Amount repeats;
        /** What a step is made of whose parts are queued when its turn comes. */
        final Step @Nullable [] parts;

        final Step[] otherwise;
        /** Where its number is held that was fixed when the card was used; -1 if it is fixed when the step is queued. */
        int held = -1;

        Step(int number, Verb verb, @Nullable Power power, Step @Nullable [] parts, Step[] otherwise) {
            this.number = number;
            this.verb = verb;
            this.power = power;
            this.parts = parts;
            this.otherwise = otherwise;
            action = verb instanceof Action a ? a : null;
            stays = action != null && action.staysAfterVictory();
            fixesEachTime = action != null && action.fixesEachTime();
            repeats = action == null ? null : action.repeats();
        }

        /** Its parts come before what waits, or behind it; of an if only those that are meant. */
        void unfold(Table t, Scope s, Step[] all, int who, int target, int fixed) {
            s.amount = fixed;
            switch (verb) {
                case If i -> Actions.queueTextFirst(t, i.that().test(t, s) ? all : otherwise, who, target, s.x, fixed);
                case Repeat r -> {
                    for (int n = r.times().of(t, s); n > 0; n--)
                        Actions.queueTextFirst(t, all, who, target, s.x, fixed);
                }
                case Waits.Later later -> Actions.queueText(t, all, who, target, s.x, fixed);
                default -> Actions.queueTextFirst(t, all, who, target, s.x, fixed);
            }
        }

        /** Its parts; of an if only those that are meant now. */
        Step[] meant(Table t, Scope s) {
            if (parts == null) return NO_STEPS;
            return verb instanceof If i && !i.that().test(t, s) ? otherwise : parts;
        }

        /** The number that goes with it into the queue. */
        int fixed(Table t, Scope s) {
            return held < 0 ? fix(t, s) : t.get(HELD_NUMBERS, held);
        }

        /** What most steps are is called without an interface: there is nothing to look up then. */
        int fix(Table t, Scope s) {
            if (action instanceof Hits.Damage d) return d.fix(t, s);
            if (action instanceof Gains.Block b) return b.fix(t, s);
            if (action instanceof Gains.Apply a) return a.fix(t, s);
            return action != null ? action.fix(t, s) : s.amount;
        }

        int times(Table t, Scope s) {
            return repeats == null ? 1 : Amount.number(repeats, t, s);
        }

        /** The whole of a task. */
        void act(Table t, Scope s, int fixed) {
            if (action instanceof Hits.Damage d) {
                d.hit(t, s, fixed);
            } else if (action instanceof Gains.Block b) {
                b.act(t, s, fixed);
            } else if (action instanceof Gains.Apply a) {
                a.act(t, s, fixed);
            } else if (action != null) {
                action.act(t, s, fixed);
            } else {
                s.amount = fixed;
                verb.run(t, s);
            }
        }

        void actNow(Table t, Scope s) {
            if (verb instanceof If i) i.run(t, s);
            else verb.run(t, s);
        }
    }

    static final Step[] NO_STEPS = {};
    static final Hook[] NO_HOOKS = {};

    /** A card at one of its levels. */
    static final class Card {
        final String name;
        final Type type;
        final int cost;
        final boolean needsTarget;
        final boolean canUpgrade;
        boolean upgradesAgain;
        boolean exhausts;
        boolean ethereal;
        boolean innate;
        boolean retains;
        boolean shufflesBack;
        boolean heals;
        Hook[] hooks = NO_HOOKS;
        Defs.Pool pool = Defs.Pool.SPECIAL;
        Defs.Rarity rarity = Defs.Rarity.SPECIAL;
        Step[] play = NO_STEPS;
        /** Steps inside those of play whose numbers are fixed when the card is used. */
        Step[] held = NO_STEPS;

        Step[] atTurnEnd = NO_STEPS;
        Step[] whenExhausted = NO_STEPS;
        Step[] whenOtherPlayed = NO_STEPS;
        Step[] whenDrawn = NO_STEPS;
        Step[] whenDiscarded = NO_STEPS;

        @Nullable
        Condition playableIf;

        Card(String name, Type type, int cost, boolean needsTarget, boolean canUpgrade) {
            this.name = name;
            this.type = type;
            this.cost = cost;
            this.needsTarget = needsTarget;
            this.canUpgrade = canUpgrade;
        }
    }

    static final class Power {
        final String name;
        final int number;
        final Column column;
        final boolean ticks;
        final boolean isSwitch;
        final boolean settles;
        final int least;
        final int bit;
        private final Kind kind;
        private final int priority;
        Hook[] hooks = NO_HOOKS;
        Step[] whenGone = NO_STEPS;

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
            least = kind == Kind.EITHER ? -999 : 0;
        }

        boolean isDebuff(int amount) {
            return kind == Kind.DEBUFF ? amount > 0 : kind == Kind.EITHER && amount < 0;
        }

        int rank(Table t, int creature) {
            return (Creatures.isPlayer(t, creature) ? POWER_RANK : MONSTER_RANK) + priority;
        }
    }

    static final class Move {
        final String name;
        /** The word by which the log tells it. */
        final int word;

        final Step[] text;
        final Step[] then;
        final Defs.@Nullable Choosing chooses;
        final String intent;
        /** The first step that attacks, for the intent; null if none does. */
        final Hits.@Nullable Damage attack;

        /** Damage that is shown though the move does not attack. */
        final int shows;

        Move(String name, int word, Step[] text, Step[] then, Defs.@Nullable Choosing chooses, Defs.MoveDef d) {
            shows = d.shows();
            this.name = name;
            this.word = word;
            this.text = text;
            this.then = then;
            this.chooses = chooses;
            intent = d.intent();
            attack = firstAttack(text);
        }

        private static Hits.@Nullable Damage firstAttack(Step[] text) {
            for (Step s : text) if (s.verb instanceof Hits.Damage d) return d;
            return null;
        }
    }

    static final class Monster {
        final String name;
        final Spans hp;
        final Move[] moves;
        final int hpRolls;
        final Defs.Choosing chooses;
        Step[] plan = NO_STEPS;
        Step[] whenMade = NO_STEPS;
        Step[] beforeBattle = NO_STEPS;
        Hook[] hooks = NO_HOOKS;

        Monster(String name, Defs.MonsterDef d, int moves) {
            this.name = name;
            hp = d.hp();
            hpRolls = d.hpRolls();
            chooses = d.chooses();
            this.moves = new Move[moves];
        }
    }

    record Relic(String name, boolean hidesIntents, boolean showsDrawPile, Hook[] hooks) {}

    /** A potion at one of its strengths. */
    record Potion(
            String name,
            boolean needsTarget,
            Defs.Rarity rarity,
            Defs.@Nullable Pool pool,
            boolean anywhere,
            @Nullable Condition usableIf,
            Hook[] hooks,
            Step[] text) {
        /** Whether what it does lasts beyond the battle. */
        boolean lasts() {
            for (Step s : text) if (s.verb instanceof Gains.GainMaxHp) return true;
            return false;
        }
    }

    record Orb(String name, int charge, Step[] atTurnStart, Step[] atTurnEnd, Step[] evoke) {}

    record Encounter(String name, int act, Defs.Meeting meeting, Step[] text) {}

    /** Something that listens: whenever (or before) an event happens to whom it concerns, its text is queued or done at once. */
    static final class Hook implements Reaction {
        final int number;
        final Event event;
        private final boolean isBefore;
        private final boolean first;
        private final boolean now;
        private final @Nullable Condition of;
        private final @Nullable Condition when;
        private final @Nullable Amount change;
        private final boolean isPrevented;
        private final Step[] text;
        private final @Nullable Power power;
        private final int every;
        private final boolean coin;

        Hook(int number, Event event, Defs.HookDef d, Step[] text, @Nullable Power power) {
            this.number = number;
            this.event = event;
            isBefore = d.ability().isBefore();
            first = d.first();
            now = d.now();
            of = d.ability().of();
            when = d.ability().if_();
            change = d.ability().change();
            isPrevented = d.ability().prevent() || d.ability().instead() != null;
            this.text = text;
            this.power = power;
            every = d.every();
            coin = d.coin();
        }

        @Override
        public boolean isBefore() {
            return isBefore;
        }

        @Override
        public boolean isAfter() {
            return !isBefore;
        }

        private Scope scope(Table t, int listener, int source, int target, int amount) {
            int who = t.sourceOf(listener);
            Scope s = Actions.scope(t, who, target == t.holderOf(listener) ? source : target);
            s.source = source;
            s.amount = amount;
            if (power != null) s.x = t.get(power.column, who);
            s.object = target;
            return s;
        }

        @Override
        public boolean applies(Table t, int listener, int source, int target, int amount) {
            if (power != null && power.settles && (t.get(JUST_APPLIED, t.holderOf(listener)) & power.bit) != 0)
                return false;
            if (of == null && when == null) return true;
            Scope s = scope(t, listener, source, target, amount);
            boolean is = (of == null || Condition.holds(of, t, s)) && (when == null || Condition.holds(when, t, s));
            t.done(s);
            return is;
        }

        @Override
        public int would(Table t, int listener, int source, int target, int amount) {
            if (!isItsTime(t, listener)) return amount;
            Scope s = scope(t, listener, source, target, amount);
            int changed = change != null ? Amount.number(change, t, s) : isPrevented ? Event.NOTHING : amount;
            t.done(s);
            queue(t, listener, source, target, changed);
            return changed;
        }

        @Override
        public void did(Table t, int listener, int source, int target, int amount) {
            if (!isItsTime(t, listener)) return;
            queue(t, listener, source, target, amount);
        }

        /** Whether it is the time that counts, and the coin falls so. */
        private boolean isItsTime(Table t, int listener) {
            if (every > 1) {
                int relic = t.sourceOf(listener);
                t.add(COUNTER, relic, 1);
                if (t.get(COUNTER, relic) < every) return false;
                t.set(COUNTER, relic, 0);
            }
            return !coin || SpireRandom.coin(t, CARD_RANDOM);
        }

        private void queue(Table t, int listener, int source, int target, int amount) {
            if (text.length == 0) return;
            int who = t.sourceOf(listener);
            int aim = target == t.holderOf(listener) ? source : target;
            if (now) {
                Scope s = scope(t, listener, source, target, amount);
                for (int i = 0; i < text.length && !s.stopped; i++) text[i].actNow(t, s);
                t.done(s);
            } else if (first) {
                Actions.queueTextFirst(t, text, who, aim, power == null ? 0 : t.get(power.column, who), amount);
            } else {
                Actions.queueText(t, text, who, aim, power == null ? 0 : t.get(power.column, who), amount);
            }
        }
    }
}
