package croupier.games.magic;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.abilities.Face;
import croupier.games.magic.abilities.MagicCards;
import croupier.games.magic.abilities.Values;
import croupier.games.magic.cards.AsksWhoDamaged;
import croupier.games.magic.casting.Targets;
import croupier.games.magic.effects.Counters;
import croupier.games.magic.effects.DamageNoted;
import croupier.games.magic.words.Color;
import croupier.games.magic.words.Keyword;
import croupier.games.magic.words.Scopes;
import croupier.games.magic.words.Step;
import croupier.games.magic.words.Type;
import croupier.games.magic.words.Wording;
import croupier.kernel.*;
import croupier.script.files.Naming;
import croupier.script.forms.Vocabulary;
import java.util.Locale;

/** What card files of Magic can ask of an object, a player or the match: conditions and numbers. */
final class MagicTraits {
    private MagicTraits() {}

    static void members(Vocabulary v) {
        for (Type type : Type.ALL) {
            String name = type.name().toLowerCase(Locale.ROOT);
            if (type != Type.CHANGELING)
                v.condition(name, OBJECT, new IsType(type.bit())).reading(TYPES).type(type.said());
        }
        for (Color c : Color.ALL)
            v.condition(c.name().toLowerCase(Locale.ROOT), OBJECT, new IsColor(c.bit()))
                    .reading(COLORS)
                    .adjective(c.name().toLowerCase(Locale.ROOT));
        for (Keyword k : Keyword.ALL)
            v.condition(Naming.of(k.name()), OBJECT, new HasKeyword(k))
                    .reading(KEYWORDS, GUARDS)
                    .with(k.said());
        v.condition("colorless", OBJECT, (t, s, o) -> t.is(OBJECT, o) && t.stat(COLORS, o) == 0)
                .reading(COLORS)
                .adjective("colorless");
        v.condition("multicolored", OBJECT, (t, s, o) -> t.is(OBJECT, o) && Integer.bitCount(t.stat(COLORS, o)) > 1)
                .reading(COLORS)
                .adjective("multicolored");
        v.condition("tapped", OBJECT, (t, s, o) -> t.is(OBJECT, o) && t.is(TAPPED, o))
                .reading()
                .adjective("tapped");
        v.condition("token", OBJECT, (t, s, o) -> t.is(OBJECT, o) && t.is(IS_TOKEN, o))
                .reading()
                .adjective("token");
        v.condition("player", OBJECT, (t, s, o) -> isPlayer(t, o)).reading().type("player");
        v.condition("attacking", OBJECT, (t, s, o) -> t.is(OBJECT, o) && t.get(ATTACKING, o) != 0)
                .reading()
                .adjective("attacking");
        v.condition("attacked this turn", OBJECT, (t, s, o) -> t.is(OBJECT, o) && t.get(ATTACKED_IN, o) == t.get(TURN))
                .reading()
                .after("that attacked this turn", "that did not attack this turn");
        v.condition("blocking", OBJECT, (t, s, o) -> t.is(OBJECT, o) && t.get(BLOCKING, o) != 0)
                .reading()
                .adjective("blocking");
        v.condition("blocked", OBJECT, (t, s, o) -> t.is(OBJECT, o) && t.is(IS_BLOCKED, o))
                .reading()
                .adjective("blocked");
        v.condition("yours", OBJECT, (t, s, o) -> controller(t, o) == s.seat)
                .reading(CONTROLLER)
                .after("you control", "you don't control");
        v.condition("opposing", OBJECT, (t, s, o) -> controller(t, o) != s.seat)
                .reading(CONTROLLER)
                .after("an opponent controls|your opponents control", "no opponent controls");
        v.condition("owned by you", OBJECT, (t, s, o) -> t.is(OBJECT, o) && t.get(OWNER, o) == s.seat)
                .reading()
                .after("you own", "you don't own");
        v.condition("other", OBJECT, (t, s, o) -> o != s.card).reading().adjective("other");
        v.condition("new since your last upkeep", OBJECT, (t, s, o) -> isNew(t, o))
                .reading(CONTROLLER);
        v.condition("kicked", OBJECT, (t, s, o) -> t.is(OBJECT, o) && t.get(KICKED, o) != 0)
                .reading()
                .adjective("kicked");
        v.condition("cast from hand", OBJECT, (t, s, o) -> isCastFromHand(t, o))
                .reading()
                .after("you cast from your hand", "you did not cast from your hand");
        v.condition(
                        "cast for its other cost",
                        OBJECT,
                        (t, s, o) -> t.is(OBJECT, o) && t.get(CAST_AS, o) == Face.OTHERWISE)
                .reading()
                .after("cast for its other cost", "not cast for its other cost");
        v.condition("with morph", OBJECT, (t, s, o) -> hasMorph(t, o))
                .reading(LOST)
                .with("morph");
        v.condition(
                        "triggered",
                        OBJECT,
                        (t, s, o) -> isAbility(t, o) && MagicCards.text(t, o).isTriggered())
                .reading()
                .adjective("triggered");
        v.condition(
                        "activated",
                        OBJECT,
                        (t, s, o) -> isAbility(t, o) && !MagicCards.text(t, o).isTriggered())
                .reading()
                .adjective("activated");
        v.condition("with a single target", OBJECT, (t, s, o) -> t.is(OBJECT, o) && Targets.count(t, o) == 1)
                .reading()
                .with("a single target");
        v.condition("transformed", OBJECT, (t, s, o) -> t.is(OBJECT, o) && MagicCards.face(t, o).isBack)
                .reading()
                .adjective("transformed");
        v.condition("face down", OBJECT, (t, s, o) -> t.is(OBJECT, o) && t.is(FACE_DOWN, o))
                .reading()
                .adjective("face-down");
        v.condition("on the battlefield", OBJECT, (t, s, o) -> onBattlefield(t, o))
                .reading()
                .after("on the battlefield", "not on the battlefield");
        v.condition("permanent", OBJECT, (t, s, o) -> onBattlefield(t, o) || (o != 0 && t.get(ARRIVES) == o))
                .reading()
                .type("permanent");
        v.condition("in a graveyard", OBJECT, (t, s, o) -> t.isIn(GRAVEYARD, o))
                .reading()
                .after("in a graveyard", "not in a graveyard");
        v.condition("in a hand", OBJECT, (t, s, o) -> t.isIn(HAND, o)).reading().after("in a hand", "not in a hand");
        v.condition("unblocked", OBJECT, (t, s, o) -> isUnblocked(t, o))
                .reading()
                .adjective("unblocked");
        v.condition("damaged", OBJECT, (t, s, o) -> t.is(OBJECT, o) && t.get(DAMAGE, o) > 0)
                .reading()
                .adjective("damaged");
        v.condition("damaged by this this turn", OBJECT, new DamagedByThis())
                .reading()
                .after("dealt damage by this this turn", "not dealt damage by this this turn");
        v.condition("named as chosen", OBJECT, (t, s, o) -> isNamedAsChosen(t, s, o))
                .reading()
                .after("with the chosen name", "without the chosen name");
        v.condition("of the chosen type", OBJECT, (t, s, o) -> isOfChosenType(t, s, o))
                .reading(ofTypes())
                .after("of the chosen type", "not of the chosen type");
        v.condition("of the chosen color", OBJECT, (t, s, o) -> isOfChosenColor(t, s, o))
                .reading(COLORS)
                .after("of the chosen color", "not of the chosen color");
        v.condition("permanent card", OBJECT, (t, s, o) -> t.is(OBJECT, o) && (t.stat(TYPES, o) & Type.PERMANENT) != 0)
                .reading(TYPES);
        v.condition("enchanted by an aura", OBJECT, (t, s, o) -> isEnchanted(t, o))
                .reading(TYPES)
                .adjective("enchanted");
        v.noun("controller", OBJECT, OBJECT, (t, s, o) -> player(t, controller(t, o)))
                .reading(CONTROLLER);
        v.noun("owner", OBJECT, OBJECT, (t, s, o) -> isPlayer(t, o) ? o : player(t, t.get(OWNER, o)))
                .reading();
        v.noun("host", OBJECT, OBJECT, (t, s, o) -> MagicNouns.hostOf(t, o)).reading();
        v.noun("defender", OBJECT, OBJECT, (t, s, o) -> t.is(OBJECT, o) ? t.get(ATTACKING, o) : 0)
                .reading();
        v.noun("top card", OBJECT, OBJECT, (t, s, o) -> t.top(LIBRARY, controller(t, o)))
                .reading();
        v.noun("source", OBJECT, OBJECT, (t, s, o) -> t.is(OBJECT, o) && t.get(ABILITY, o) > 0 ? t.get(SOURCE, o) : o)
                .reading();
    }

    /** Whether it came under its controller's control since the beginning of their last upkeep (702.30a). */
    private static boolean isNew(Table t, int object) {
        return t.is(OBJECT, object) && t.get(SINCE, object) >= t.get(TURN_BEFORE, player(t, controller(t, object)));
    }

    /** An attacker is unblocked once blockers are declared and none blocks it (509.1h). */
    private static boolean isUnblocked(Table t, int object) {
        return t.is(OBJECT, object)
                && t.get(ATTACKING, object) != 0
                && !t.is(IS_BLOCKED, object)
                && (step(t).number() > Step.BLOCKERS.number() || (step(t) == Step.BLOCKERS && t.get(BEGUN) != 0));
    }

    private static boolean hasMorph(Table t, int object) {
        return t.is(OBJECT, object) && MagicCards.face(t, object).def.morph() != null && t.stat(LOST, object) == 0;
    }

    private static croupier.kernel.Stat[] ofTypes() {
        croupier.kernel.Stat[] all = java.util.Arrays.copyOf(SUBTYPES, SUBTYPES.length + 1);
        all[SUBTYPES.length] = TYPES;
        return all;
    }

    private static int chosen(Table t, Scope s) {
        return s.card != 0 && t.is(OBJECT, s.card) ? t.get(CHOSEN, s.card) : 0;
    }

    /** A face-down object has no name (708.2a). */
    private static boolean isNamedAsChosen(Table t, Scope s, int object) {
        int name = Values.name(t, object);
        return name != 0 && name == chosen(t, s);
    }

    private static boolean isOfChosenType(Table t, Scope s, int object) {
        int type = chosen(t, s) - 1;
        if (type < 0 || !t.is(OBJECT, object)) return false;
        return (t.stat(SUBTYPES[type >> 5], object) & (1 << (type & 31))) != 0
                || (t.stat(TYPES, object) & Type.CHANGELING.bit()) != 0;
    }

    private static boolean isOfChosenColor(Table t, Scope s, int object) {
        int color = chosen(t, s) - 1;
        return color >= 0 && t.is(OBJECT, object) && (t.stat(COLORS, object) & (1 << color)) != 0;
    }

    /** A copy was not cast; what flashback and texts that let one cast are about was not in a hand. */
    private static boolean isCastFromHand(Table t, int object) {
        if (!t.is(OBJECT, object) || t.is(IS_COPY, object)) return false;
        int way = t.get(CAST_AS, object);
        return way != Face.FLASHBACK && way != Face.FREE;
    }

    private static boolean isAbility(Table t, int object) {
        return t.is(OBJECT, object) && t.get(ABILITY, object) > 0;
    }

    private static boolean isEnchanted(Table t, int object) {
        for (int i = 0; i < t.count(BATTLEFIELD, 0); i++) {
            int aura = t.at(BATTLEFIELD, 0, i);
            if (t.get(ATTACHED, aura) == object && isA(t, aura, Type.AURA)) return true;
        }
        return false;
    }

    private record IsType(int bit) implements croupier.script.Members.TestOf {
        @Override
        public boolean test(Table t, Scope s, int row) {
            return t.is(OBJECT, row) && (t.stat(TYPES, row) & (s.words == 0 ? bit : Wording.types(s.words, bit))) != 0;
        }
    }

    private record IsColor(int bit) implements croupier.script.Members.TestOf {
        @Override
        public boolean test(Table t, Scope s, int row) {
            return t.is(OBJECT, row) && (t.stat(COLORS, row) & Wording.colors(s.words, bit)) != 0;
        }
    }

    private record DamagedByThis() implements croupier.script.Members.TestOf, AsksWhoDamaged {
        @Override
        public boolean test(Table t, Scope s, int row) {
            return DamageNoted.wasDealtBy(t, row, s.card);
        }
    }

    private record HasKeyword(Keyword k) implements croupier.script.Members.TestOf {
        @Override
        public boolean test(Table t, Scope s, int row) {
            if (!t.is(OBJECT, row)) return false;
            if (s.words == 0 || !k.isSecond()) return has(t, row, k);
            return (t.stat(GUARDS, row) & Wording.guards(s.words, k.bit())) != 0;
        }
    }

    static void numbers(Vocabulary v) {
        v.number("power", OBJECT, (t, s, o) -> Values.power(t, o)).reading(POWER);
        v.number("toughness", OBJECT, (t, s, o) -> Values.toughness(t, o)).reading(TOUGHNESS);
        v.number("mana value", OBJECT, (t, s, o) -> Values.manaValue(t, o)).reading();
        v.number("life", OBJECT, (t, s, o) -> isPlayer(t, o) ? t.get(LIFE, o) : 0)
                .reading();
        v.number("poison", OBJECT, (t, s, o) -> isPlayer(t, o) ? t.get(POISON, o) : 0)
                .reading();
        v.number("share", OBJECT, (t, s, o) -> Targets.share(t, s, o)).reading();
        v.number("spells cast before it", OBJECT, (t, s, o) -> t.is(OBJECT, o) ? t.get(CAST_BEFORE, o) : 0)
                .reading();
        v.number("spells cast this turn", OBJECT, (t, s, o) -> isPlayer(t, o) ? t.get(SPELLS_CAST, o) : 0)
                .reading();
        v.number("chosen number", OBJECT, (t, s, o) -> t.is(OBJECT, o) ? t.get(CHOSEN, o) : 0)
                .reading();
        v.number("colors had", OBJECT, (t, s, o) -> t.is(OBJECT, o) ? Integer.bitCount(t.stat(COLORS, o)) : 0)
                .reading(COLORS);
        for (int i = 0; i < COUNTERS.length; i++) {
            String name = COUNTERS[i].name();
            String said = i == 0 ? "plus counters" : i == 1 ? "minus counters" : name + " counters";
            v.number(said, OBJECT, new CountersOf(i)).reading();
        }
        v.number("deaths this turn", (t, s) -> t.get(DEATHS)).reading();
        v.number("attackers declared", (t, s) -> t.get(ATTACKERS_DECLARED)).reading();
        v.number("turn number", (t, s) -> t.get(TURN)).reading();
        v.number("x", (t, s) -> xOf(t, s)).reading();
        v.number("card types in graveyards", (t, s) -> Values.typesInGraveyards(t))
                .reading();
        v.number("counter kind", (t, s) -> t.get(COUNTER_KIND)).reading();
        v.constant("plus kind", Counters.PLUS_ONE).constant("minus kind", Counters.MINUS_ONE);
        v.constant("time kind", Counters.TIME_KIND).constant("lore kind", Counters.LORE_KIND);
        v.condition("my turn", (t, s) -> t.get(ACTIVE) == s.seat).reading();
        v.condition("combat damage", (t, s) -> t.get(COMBAT_NOW) != 0).reading();
        v.condition("kicked", (t, s) -> isKicked(t, s)).reading();
        v.number("times kicked", (t, s) -> kicks(t, s)).reading();
        v.number("spells cast last turn", (t, s) -> t.get(SPELLS_LAST_TURN)).reading();
        v.number("most spells cast last turn", (t, s) -> t.get(MOST_LAST_TURN)).reading();
        v.condition("first main phase", (t, s) -> step(t) == Step.MAIN).reading();
        v.condition("during upkeep", (t, s) -> step(t) == Step.UPKEEP).reading();
        v.condition("during a main phase", (t, s) -> step(t) == Step.MAIN || step(t) == Step.SECOND_MAIN)
                .reading();
        v.condition("during combat", (t, s) -> isCombat(t)).reading();
        v.condition("during declare attackers", (t, s) -> step(t) == Step.ATTACKERS)
                .reading();
        v.condition("during an end step", (t, s) -> step(t) == Step.END).reading();
    }

    private static boolean isKicked(Table t, Scope s) {
        int spell = Scopes.spell(t, s);
        return (spell != 0 && t.get(KICKED, spell) != 0) || (t.is(OBJECT, s.card) && t.get(KICKED, s.card) != 0);
    }

    private static int kicks(Table t, Scope s) {
        int spell = Scopes.spell(t, s);
        int ofSpell = spell != 0 ? t.get(KICKED, spell) : 0;
        return ofSpell > 0 || !t.is(OBJECT, s.card) ? ofSpell : t.get(KICKED, s.card);
    }

    private static boolean isCombat(Table t) {
        int now = step(t).number();
        return now >= Step.BEGIN_COMBAT.number() && now <= Step.END_COMBAT.number();
    }

    private static int xOf(Table t, Scope s) {
        int spell = Scopes.spell(t, s);
        // the X of an activated ability is its own, whatever its source was cast with (107.3)
        boolean isOwn = spell != 0
                && (t.get(ABILITY, spell) == 0 || !MagicCards.text(t, spell).isTriggered());
        return isOwn || s.x != 0 || s.card == 0 || !t.is(OBJECT, s.card) ? s.x : t.get(X, s.card);
    }

    private record CountersOf(int kind) implements croupier.script.Members.NumberOf {
        @Override
        public int of(Table t, Scope s, int row) {
            return t.is(OBJECT, row) ? t.get(COUNTERS[kind], row) : 0;
        }
    }
}
