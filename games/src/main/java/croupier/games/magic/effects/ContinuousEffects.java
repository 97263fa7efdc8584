package croupier.games.magic.effects;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.abilities.Builtins;
import croupier.games.magic.abilities.Characteristics;
import croupier.games.magic.abilities.GrantedAbilities;
import croupier.games.magic.abilities.GrantedStatic;
import croupier.games.magic.abilities.MagicCards;
import croupier.games.magic.abilities.TriggerGrantedByEffect;
import croupier.games.magic.words.Keyword;
import croupier.games.magic.words.MagicWords;
import croupier.games.magic.words.TypeWording;
import croupier.games.magic.words.Until;
import croupier.games.magic.words.Wording;
import croupier.kernel.*;
import java.util.ArrayList;
import java.util.List;

/**
 * Continuous effects of resolved spells and abilities (611.2): each changes one object, which is the source of its modifier, so
 * that it ends when the object leaves. Numbers are fixed when the effect begins (611.2d).
 */
public final class ContinuousEffects {
    private static final Stat[] NONE = {};

    private ContinuousEffects() {}

    /** What all of them do, in the order of their numbers. */
    public static List<Builtins.Part> parts() {
        List<Builtins.Part> all = new ArrayList<>();
        for (Does d : Does.ALL) all.add(new Builtins.Part("effect " + d.name(), d.change));
        return all;
    }

    /** What such an effect does to its object; the numbers are those of {@link MagicCards#change}. */
    public enum Does implements Stored {
        PUMP(CHANGED, POWER, TOUGHNESS),
        SET_BASE(BASE, POWER, TOUGHNESS),
        SET_POWER(BASE, POWER),
        SET_TOUGHNESS(BASE, TOUGHNESS),
        GAIN(ABILITIES, KEYWORDS, GUARDS),
        LOSE(ABILITIES, KEYWORDS, GUARDS),
        LOSE_ALL(ABILITIES, KEYWORDS, GUARDS, LOST, GRANTED),
        LOSE_ALL_BUT_MANA(ABILITIES, KEYWORDS, GUARDS, LOST, GRANTED),
        GRANT(ABILITIES, GRANTED),
        TAKE(CONTROL, CONTROLLER),
        TEXT(MagicWords.TEXT, WORDS, GUARDS, TYPES),
        TYPE_TEXT(MagicWords.TEXT, SUBTYPES, TYPE_WORDS),
        ADD_TYPES(TYPE, TYPES),
        SET_TYPES(TYPE, SUBTYPES, TYPES),
        SET_LAND_TYPE(TYPE, SUBTYPES, TYPES, KEYWORDS, GUARDS, LOST),
        SET_SUBTYPE(TYPE, SUBTYPES, TYPES),
        ADD_SUBTYPE(TYPE, SUBTYPES),
        SET_COLORS(COLOR, COLORS),
        ADD_COLORS(COLOR, COLORS),
        SWITCH(SWITCHED, POWER, TOUGHNESS),
        COUNTED(CHANGED, POWER, TOUGHNESS),
        KEYWORD_COUNTED(ABILITIES, KEYWORDS, GUARDS);

        public static final Does[] ALL = values();

        final Layer layer;
        final Change change;

        Does(Layer layer, Stat... writes) {
            this(layer, NONE, writes);
        }

        Does(Layer layer, Stat[] more, Stat... writes) {
            this.layer = layer;
            long bits = 0;
            for (Stat s : writes) bits |= 1L << s.index();
            for (Stat s : more) bits |= 1L << s.index();
            change = new OnItself(this, bits);
        }
    }

    /** Changes the source of its modifier and nothing else. */
    private record OnItself(Does does, long writes) implements Change {
        @Override
        public boolean affects(Table t, int modifier, int row) {
            return t.sourceOf(modifier) == row;
        }

        @Override
        public void affected(Table t, int modifier, Rows rows, Rows out) {
            out.addIfAmong(rows, t.sourceOf(modifier));
        }

        @Override
        public void apply(Table t, int m, int row) {
            ContinuousEffects.apply(t, does, row, t.get(FIRST, m), t.get(SECOND, m));
        }

        @Override
        public boolean holds(Table t, int m) {
            return Until.isKept(t, m);
        }

        @Override
        public long reads() {
            return 0;
        }
    }

    private static void apply(Table t, Does does, int row, int a, int b) {
        switch (does) {
            case PUMP -> Characteristics.add(t, row, a, b);
            case SET_BASE -> {
                t.change(POWER, row, a);
                t.change(TOUGHNESS, row, b);
            }
            case SET_POWER -> t.change(POWER, row, a);
            case SET_TOUGHNESS -> t.change(TOUGHNESS, row, a);
            case GAIN -> Characteristics.gain(t, row, a, b);
            case LOSE -> Characteristics.lose(t, row, a, b);
            case LOSE_ALL -> Characteristics.loseAll(t, row);
            case LOSE_ALL_BUT_MANA -> Characteristics.loseAllButMana(t, row);
            case GRANT -> MagicCards.of(t).grants[a].give(t, row);
            case TAKE -> t.change(CONTROLLER, row, a);
            case TEXT -> Wording.apply(t, row, a);
            case TYPE_TEXT -> TypeWording.apply(t, row, a, b);
            case ADD_TYPES -> t.change(TYPES, row, t.stat(TYPES, row) | a);
            case SET_TYPES -> Characteristics.setTypes(t, row, a);
            case SET_LAND_TYPE -> Characteristics.setLandType(t, row, a);
            case SET_SUBTYPE -> Characteristics.setSubtype(t, row, a);
            case ADD_SUBTYPE -> Characteristics.addSubtype(t, row, a);
            case SET_COLORS -> t.change(COLORS, row, a);
            case ADD_COLORS -> t.change(COLORS, row, t.stat(COLORS, row) | a);
            case SWITCH -> {
                int power = t.stat(POWER, row);
                t.change(POWER, row, t.stat(TOUGHNESS, row));
                t.change(TOUGHNESS, row, power);
            }
            case COUNTED -> {
                int n = t.get(PLUS, row) - t.get(MINUS, row);
                Characteristics.add(t, row, n, n);
            }
            case KEYWORD_COUNTED -> {
                Keyword k = Keyword.ALL[b];
                boolean is = t.get(COUNTERS[a], row) > 0;
                if (is) Characteristics.gain(t, row, k.isSecond() ? 0 : k.bit(), k.isSecond() ? k.bit() : 0);
            }
        }
    }

    // ---- beginning and end

    /** Every instance of a word in the text of a spell or permanent is replaced; a spell takes it along as it enters (400.7a). */
    public static void changeText(Table t, int object, int pair, Until until, int seat) {
        boolean isSpell = t.isIn(STACK, object) && t.get(ABILITY, object) == 0;
        if (!isSpell && !onBattlefield(t, object)) return;
        t.set(TEXTS_CHANGED, 1);
        if (isSpell) t.setPrinted(WORDS, object, Wording.with(t.printed(WORDS, object), pair));
        start(t, Does.TEXT, object, pair, 0, until, seat, 0);
    }

    /** The same for a creature type (612.1). */
    public static void changeType(Table t, int object, int from, int to, Until until, int seat) {
        boolean isSpell = t.isIn(STACK, object) && t.get(ABILITY, object) == 0;
        if (!isSpell && !onBattlefield(t, object)) return;
        t.set(TEXTS_CHANGED, 1);
        if (isSpell) {
            t.setPrinted(TYPE_WORDS, object, TypeWording.with(t.printed(TYPE_WORDS, object), from, to));
            TypeWording.print(t, object, from, to);
        }
        start(t, Does.TYPE_TEXT, object, from, to, until, seat, 0);
    }

    /** An effect on one object begins, unless what it lasts as long as has ended already (611.2b). */
    public static void begin(Table t, Does does, int object, int a, int b, Until until, int seat, int keeper) {
        begin(t, does, object, a, b, until, seat, keeper, 0);
    }

    /** The same by a text whose words have been changed: what it gives says them too. */
    public static void begin(
            Table t, Does does, int object, int a, int b, Until until, int seat, int keeper, int words) {
        if (!onBattlefield(t, object) || (until.isKeptByThis() && !onBattlefield(t, keeper))) return;
        if (until == Until.YOU_CONTROL_THIS && controller(t, keeper) != seat) return;
        int m = start(t, does, object, a, b, until, seat, keeper);
        if (does == Does.GRANT) lend(t, MagicCards.of(t).grants[a], m, object, until, seat, keeper, words);
    }

    /** A spell, and the permanent that it becomes, has a keyword ability until its controller loses control of it (702.62a). */
    public static void gainWhileControlled(Table t, int spell, Keyword k, int seat) {
        int bit = k.bit();
        start(t, Does.GAIN, spell, k.isSecond() ? 0 : bit, k.isSecond() ? bit : 0, Until.YOU_CONTROL_THIS, seat, spell);
    }

    /** The modifier of an effect on an object wherever it is. */
    static int start(Table t, Does does, int object, int a, int b, Until until, int seat, int keeper) {
        int m = begin(t, does.layer, does.number(), object, until, seat, keeper);
        t.set(FIRST, m, a);
        t.set(SECOND, m, b);
        return m;
    }

    private static int begin(Table t, Layer layer, int number, int object, Until until, int seat, int keeper) {
        int m = t.modify(layer, number, object, object);
        t.set(UNTIL, m, until.number());
        t.set(UNTIL_SEAT, m, seat);
        if (until.isKeptByThis()) t.set(AS_LONG_AS, m, keeper);
        t.set(IS_HEARD, object, 1);
        return m;
    }

    /** What is given beside activated abilities begins to work; its triggers know the effect by its timestamp. */
    private static void lend(
            Table t, GrantedAbilities g, int effect, int object, Until until, int seat, int keeper, int words) {
        for (int n : g.statics)
            t.set(
                    FIRST,
                    begin(t, ((GrantedStatic) MagicCards.of(t).change(n)).layer, n, object, until, seat, keeper),
                    Wording.given(words));
        for (TriggerGrantedByEffect trigger : g.triggers) {
            int l = t.listen(trigger.event, trigger.number, object, player(t, controller(t, object)));
            t.set(LISTENS_NUMBER, l, t.stampOf(effect));
            t.set(LISTENS_WORDS, l, Wording.given(words));
        }
    }

    private static void stop(Table t, int m) {
        if (t.abilityOf(m) == Does.GRANT.number())
            for (TriggerGrantedByEffect trigger : MagicCards.of(t).grants[t.get(FIRST, m)].triggers)
                for (int l = t.firstListener(trigger.event); l != 0; l = t.nextListener(l))
                    if (t.abilityOf(l) == trigger.number && t.get(LISTENS_NUMBER, l) == t.stampOf(m)) t.unlisten(l);
        t.unmodify(m);
    }

    /** Counters change power and toughness (613.4c). */
    static void count(Table t, int object) {
        t.modify(CHANGED, Does.COUNTED.number(), object, object);
        t.set(IS_HEARD, object, 1);
    }

    /** A counter gives a keyword, as long as there is one (122.1b, 613.1f); a kind gets the newest timestamp (613.7c). */
    static void give(Table t, int object, int kind, Keyword k) {
        for (int m = t.firstModifier(); m != 0; m = t.nextModifier(m))
            if (t.sourceOf(m) == object && t.abilityOf(m) == Does.KEYWORD_COUNTED.number() && t.get(FIRST, m) == kind)
                t.unmodify(m);
        int m = t.modify(ABILITIES, Does.KEYWORD_COUNTED.number(), object, object);
        t.set(FIRST, m, kind);
        t.set(SECOND, m, k.number());
        t.set(IS_HEARD, object, 1);
    }

    /** Effects that last until now end, all at once. */
    public static void end(Table t, Until until, int seat) {
        for (int m = t.firstModifier(); m != 0; m = t.nextModifier(m))
            if (t.get(UNTIL, m) == until.number() && (seat < 0 || t.get(UNTIL_SEAT, m) == seat)) stop(t, m);
        Shields.end(t, until, seat);
    }

    /** What lasts as long as somebody controls this permanent ends for good when another player does (611.2b). */
    public static void endControlled(Table t, int keeper, int by) {
        for (int m = t.firstModifier(); m != 0; m = t.nextModifier(m))
            if (t.get(AS_LONG_AS, m) == keeper
                    && t.get(UNTIL, m) == Until.YOU_CONTROL_THIS.number()
                    && t.get(UNTIL_SEAT, m) != by) stop(t, m);
    }

    /** What lasts as long as this permanent stays ends for good when it leaves (611.2b). */
    public static void endKeptBy(Table t, int keeper) {
        for (int m = t.firstModifier(); m != 0; m = t.nextModifier(m)) if (t.get(AS_LONG_AS, m) == keeper) stop(t, m);
    }
}
