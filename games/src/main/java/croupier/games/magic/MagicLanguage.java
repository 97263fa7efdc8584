package croupier.games.magic;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.abilities.Face;
import croupier.games.magic.abilities.MagicCards;
import croupier.games.magic.abilities.Values;
import croupier.games.magic.cards.Cost;
import croupier.games.magic.cards.Defs;
import croupier.games.magic.cards.Field;
import croupier.games.magic.cards.ReplacementCheck;
import croupier.games.magic.casting.Targets;
import croupier.games.magic.combat.Blocking;
import croupier.games.magic.effects.Counters;
import croupier.games.magic.verbs.AttachVerbs;
import croupier.games.magic.verbs.CardVerbs;
import croupier.games.magic.verbs.ChangeVerbs;
import croupier.games.magic.verbs.CopyVerbs;
import croupier.games.magic.verbs.CounterVerbs;
import croupier.games.magic.verbs.LaterVerbs;
import croupier.games.magic.verbs.LifeVerbs;
import croupier.games.magic.verbs.MoveVerbs;
import croupier.games.magic.verbs.SpellVerbs;
import croupier.games.magic.verbs.TurnOrder;
import croupier.games.magic.words.Color;
import croupier.games.magic.words.CounterKind;
import croupier.games.magic.words.Events;
import croupier.games.magic.words.Keyword;
import croupier.games.magic.words.MagicWords;
import croupier.games.magic.words.ManaCost;
import croupier.games.magic.words.Scopes;
import croupier.games.magic.words.Step;
import croupier.games.magic.words.Subtype;
import croupier.games.magic.words.Type;
import croupier.games.magic.words.TypeLine;
import croupier.games.magic.words.Wording;
import croupier.kernel.Event;
import croupier.kernel.Nearest;
import croupier.kernel.Rows;
import croupier.kernel.Scope;
import croupier.kernel.Stat;
import croupier.kernel.Table;
import croupier.kernel.Zone;
import croupier.script.files.Node;
import croupier.script.forms.Converter;
import croupier.script.forms.Reading;
import croupier.script.forms.Vocabulary;
import croupier.script.library.Sources;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What card files of Magic can say: verbs, definitions, names in expressions. */
final class MagicLanguage {
    private MagicLanguage() {}

    static Vocabulary vocabulary() {
        Vocabulary v = new Vocabulary("magic")
                .cards("cards", Defs.CardDef.class, OBJECT)
                .kind("decks", Defs.DeckDef.class)
                .converter(ManaCost.class, text(ManaCost::of))
                .converter(TypeLine.class, text(TypeLine::of))
                .converter(Defs.PowerToughness.class, text(Defs.PowerToughness::of))
                .converter(Cost.class, Cost::read)
                .converter(Event.class, (n, r) -> event(word(n), r))
                .converter(Defs.Replaced.class, (n, r) -> ReplacementCheck.replaced(event(word(n), r)))
                .converter(CounterKind.class, text(CounterKind::of))
                .seat(OBJECT, MagicWords::controller)
                .seat(PLAYER, (t, row) -> t.ownerOf(row))
                .named(OBJECT, Values::name)
                .together(new TurnOrder())
                .prompt(CHOOSE)
                .chance(CHANCE);
        verbs(v);
        nouns(v);
        sets(v);
        members(v);
        numbers(v);
        return v;
    }

    /** A type that is written as one word or number. */
    private interface OfText<T> {
        T of(String text);
    }

    private static <T> Converter<T> text(OfText<T> of) {
        return (Node n, Reading r) -> of.of(word(n));
    }

    private static String word(Node n) {
        if (n instanceof Node.Scalar s) return s.text();
        throw new IllegalArgumentException("a word is expected here, this is " + n.what());
    }

    /** An event that abilities can answer; what only the log tells and what rules ask is none. */
    private static Event event(String name, Reading r) {
        List<String> names = new ArrayList<>();
        for (Event e : r.layout().events()) {
            if (!Events.isHeard(e)) continue;
            if (e.name().equals(name)) return e;
            names.add(e.name());
        }
        if (name.equals(LIFE_LOST.name()))
            throw new IllegalArgumentException("only the log tells '" + name + "': write '" + LOSES_LIFE.name() + "'");
        if (name.equals(CARRIED_OUT.name()))
            throw new IllegalArgumentException("only the log tells '" + name + "': write '" + RESOLVES.name() + "'");
        throw new IllegalArgumentException(
                "an event is expected; there is no '" + name + "'. " + Nearest.hint(name, names));
    }

    private static void verbs(Vocabulary v) {
        v.verbs(LifeVerbs.Damage.class, LifeVerbs.GainLife.class, LifeVerbs.LoseLife.class, LifeVerbs.Fight.class)
                .verbs(LifeVerbs.Prevent.class, LifeVerbs.PreventCombat.class, LifeVerbs.Regenerate.class)
                .verbs(LifeVerbs.PreventFrom.class, LifeVerbs.Redirect.class)
                .verbs(CardVerbs.Draw.class, CardVerbs.Discard.class, CardVerbs.Mill.class, CardVerbs.Scry.class)
                .verbs(CardVerbs.Search.class, CardVerbs.Shuffle.class, CardVerbs.Reveal.class, CardVerbs.LookAt.class)
                .verbs(MoveVerbs.Destroy.class, MoveVerbs.Exile.class, MoveVerbs.Return.class, MoveVerbs.Put.class)
                .verbs(
                        MoveVerbs.Sacrifice.class,
                        MoveVerbs.Tap.class,
                        MoveVerbs.Untap.class,
                        MoveVerbs.EntersTapped.class,
                        MoveVerbs.EntersUnder.class)
                .verbs(MoveVerbs.ExileUntilLeaves.class, MoveVerbs.Create.class)
                .verbs(CounterVerbs.Counters.class, CounterVerbs.RemoveCounters.class)
                .verbs(ChangeVerbs.ChangeObjects.class, ChangeVerbs.ChangeText.class)
                .verbs(
                        SpellVerbs.Counter.class,
                        SpellVerbs.Unless.class,
                        SpellVerbs.MayPay.class,
                        SpellVerbs.CopySpell.class)
                .verbs(SpellVerbs.NewTargets.class, SpellVerbs.AddMana.class)
                .verbs(CopyVerbs.BecomeCopy.class, CopyVerbs.CopyToken.class)
                .verbs(AttachVerbs.Attach.class, AttachVerbs.TurnFaceUp.class, AttachVerbs.TurnFaceDown.class)
                .verbs(
                        LaterVerbs.Later.class,
                        LaterVerbs.FromNowOn.class,
                        LaterVerbs.WhenYouDo.class,
                        LaterVerbs.ExtraTurn.class,
                        LaterVerbs.ExtraCombat.class,
                        LaterVerbs.ExtraStep.class)
                .verbs(
                        LaterVerbs.WinGame.class,
                        LaterVerbs.LoseGame.class,
                        LaterVerbs.ChooseColor.class,
                        LaterVerbs.MayDo.class);
    }

    // ---- names

    private static void nouns(Vocabulary v) {
        v.noun("me", OBJECT, (t, s) -> s.self).reading();
        v.noun("this", OBJECT, (t, s) -> s.card).reading();
        v.noun("that", OBJECT, (t, s) -> s.object).reading();
        v.noun("that card", OBJECT, (t, s) -> Scopes.nowOf(t, s.object)).reading();
        v.noun("this card", OBJECT, (t, s) -> Scopes.nowOf(t, s.card)).reading();
        v.noun("by", OBJECT, (t, s) -> s.source).reading();
        v.noun("target", OBJECT, (t, s) -> Targets.of(t, s, 0)).reading();
        v.noun("target 2", OBJECT, (t, s) -> Targets.of(t, s, 1)).reading();
        v.noun("target 3", OBJECT, (t, s) -> Targets.of(t, s, 2)).reading();
        v.noun("fourth target", OBJECT, (t, s) -> Targets.of(t, s, 3)).reading();
        v.noun("second target", OBJECT, (t, s) -> Targets.of(t, s, 1)).reading();
        v.noun("third target", OBJECT, (t, s) -> Targets.of(t, s, 2)).reading();
        v.noun("enchanted", OBJECT, (t, s) -> hostOf(t, s.card)).reading();
        v.noun("equipped", OBJECT, (t, s) -> hostOf(t, s.card)).reading();
        v.noun("remembered", OBJECT, MagicLanguage::remembered).reading();
        v.noun("paid", OBJECT, MagicLanguage::remembered).reading();
        v.noun("paid card", OBJECT, (t, s) -> Scopes.nowOf(t, remembered(t, s))).reading();
        v.noun("active player", OBJECT, (t, s) -> player(t, t.get(ACTIVE))).reading();
        v.noun("spell", OBJECT, (t, s) -> Scopes.spell(t, s)).reading();
    }

    private static int hostOf(Table t, int object) {
        return t.is(OBJECT, object) ? t.get(ATTACHED, object) : 0;
    }

    private static int remembered(Table t, Scope s) {
        int spell = Scopes.spell(t, s);
        if (spell != 0) return t.get(REMEMBERED, spell);
        return s.listener != 0 && t.is(W.listener(), s.listener) ? t.get(LISTENS_ROW, s.listener) : 0;
    }

    private static void sets(Vocabulary v) {
        field(v, "permanent", "permanents", 0);
        field(v, "creature", "creatures", Type.CREATURE.bit());
        field(v, "land", "lands", Type.LAND.bit());
        field(v, "artifact", "artifacts", Type.ARTIFACT.bit());
        field(v, "enchantment", "enchantments", Type.ENCHANTMENT.bit());
        field(v, "planeswalker", "planeswalkers", Type.PLANESWALKER.bit());
        field(
                v,
                "creature or planeswalker",
                "creatures and planeswalkers",
                Type.CREATURE.bit() | Type.PLANESWALKER.bit());
        field(v, "artifact or enchantment", "artifacts and enchantments", Type.ARTIFACT.bit() | Type.ENCHANTMENT.bit());
        v.set("players", OBJECT, MagicLanguage::players).reading();
        v.set("opponents", OBJECT, MagicLanguage::opponents).reading();
        v.set("any target", OBJECT, new AnyTarget()).reading(TYPES);
        v.set("players and planeswalkers", OBJECT, MagicLanguage::playersAndPlaneswalkers)
                .reading(TYPES);
        v.set("spells", OBJECT, (t, s, out) -> stacked(t, true, out)).reading();
        v.set("abilities", OBJECT, (t, s, out) -> stacked(t, false, out)).reading();
        v.set("sources", OBJECT, MagicLanguage::sources).reading();
        v.set("targets", OBJECT, (t, s, out) -> Targets.into(t, s, 0, out)).reading();
        v.set("second targets", OBJECT, (t, s, out) -> Targets.into(t, s, 1, out))
                .reading();
        v.set("graveyards", OBJECT, (t, s, out) -> everybodys(t, GRAVEYARD, out))
                .reading();
        v.set("exiled cards", OBJECT, (t, s, out) -> everybodys(t, EXILE, out)).reading();
        v.set("exiled by this", OBJECT, MagicLanguage::exiledByThis).reading();
        v.set("attackers", OBJECT, (t, s, out) -> fighting(t, true, out)).reading();
        v.set("blockers", OBJECT, (t, s, out) -> fighting(t, false, out)).reading();
        v.set("hand", OBJECT, OBJECT, (t, s, row, out) -> zone(t, HAND, row, out))
                .reading();
        v.set("library", OBJECT, OBJECT, (t, s, row, out) -> zone(t, LIBRARY, row, out))
                .reading();
        v.set("graveyard", OBJECT, OBJECT, (t, s, row, out) -> zone(t, GRAVEYARD, row, out))
                .reading();
        v.set("attached", OBJECT, OBJECT, (t, s, row, out) -> attached(t, row, out))
                .reading();
        v.set("blocked by", OBJECT, OBJECT, (t, s, row, out) -> blockedBy(t, row, out))
                .reading();
    }

    private static void field(Vocabulary v, String one, String name, int types) {
        v.set(name, OBJECT, new Field(types, Field.Whose.ALL)).reading(TYPES);
        v.set("my " + name, OBJECT, new Field(types, Field.Whose.YOURS)).reading(TYPES, CONTROLLER);
        v.set("opposing " + name, OBJECT, new Field(types, Field.Whose.OPPOSING))
                .reading(TYPES, CONTROLLER);
        v.set(name, OBJECT, OBJECT, new OfPlayer(types)).reading(TYPES, CONTROLLER);
        v.say("my " + name, one + " you control|" + name + " you control");
        v.say("opposing " + name, one + " an opponent controls|" + name + " your opponents control");
        v.say("it." + name, one + " {who controls}|" + name + " {who controls}");
        v.say(name, one + "|" + name);
    }

    /** Permanents of some types that a player controls. */
    private record OfPlayer(int types) implements croupier.script.Members.RowsOf {
        @Override
        public void into(Table t, Scope s, int row, Rows out) {
            int seat = controller(t, row);
            for (int i = 0; i < t.count(BATTLEFIELD, 0); i++) {
                int object = t.at(BATTLEFIELD, 0, i);
                if ((types == 0 || (t.stat(TYPES, object) & types) != 0) && t.stat(CONTROLLER, object) == seat)
                    out.add(object);
            }
        }
    }

    /** Creatures, planeswalkers and players (115.4). */
    private record AnyTarget() implements croupier.script.Selection {
        private static final int TYPES_MEANT = Type.CREATURE.bit() | Type.PLANESWALKER.bit();

        @Override
        public void into(Table t, Scope s, Rows out) {
            players(t, s, out);
            for (int i = 0; i < t.count(BATTLEFIELD, 0); i++) {
                int row = t.at(BATTLEFIELD, 0, i);
                if ((t.stat(TYPES, row) & TYPES_MEANT) != 0) out.add(row);
            }
        }

        @Override
        public boolean has(Table t, Scope s, int row) {
            if (isPlayer(t, row)) return isIn(t, t.ownerOf(row));
            return onBattlefield(t, row) && (t.stat(TYPES, row) & TYPES_MEANT) != 0;
        }
    }

    /** In turn order from the active player on (101.4). */
    private static void players(Table t, Scope s, Rows out) {
        int seat = t.get(ACTIVE);
        for (int i = 0; i < t.seats(); i++) {
            if (isIn(t, seat)) out.add(player(t, seat));
            seat = seat + 1 == t.seats() ? 0 : seat + 1;
        }
    }

    private static void opponents(Table t, Scope s, Rows out) {
        int seat = t.get(ACTIVE);
        for (int i = 0; i < t.seats(); i++) {
            if (seat != s.seat && isIn(t, seat)) out.add(player(t, seat));
            seat = seat + 1 == t.seats() ? 0 : seat + 1;
        }
    }

    private static void playersAndPlaneswalkers(Table t, Scope s, Rows out) {
        players(t, s, out);
        for (int i = 0; i < t.count(BATTLEFIELD, 0); i++)
            if (isA(t, t.at(BATTLEFIELD, 0, i), Type.PLANESWALKER)) out.add(t.at(BATTLEFIELD, 0, i));
    }

    private static void stacked(Table t, boolean spells, Rows out) {
        for (int i = 0; i < t.count(STACK, 0); i++) {
            int row = t.at(STACK, 0, i);
            if ((t.get(ABILITY, row) == 0) == spells) out.add(row);
        }
    }

    /** What damage may come from (609.7a): permanents, spells, and what has left but has an ability on the stack. */
    private static void sources(Table t, Scope s, Rows out) {
        for (int i = 0; i < t.count(BATTLEFIELD, 0); i++) out.add(t.at(BATTLEFIELD, 0, i));
        for (int i = 0; i < t.count(STACK, 0); i++) {
            int row = t.at(STACK, 0, i);
            int source = t.get(ABILITY, row) == 0 ? row : t.get(SOURCE, row);
            if (!out.has(source)) out.add(source);
        }
    }

    private static void everybodys(Table t, Zone z, Rows out) {
        for (int seat = 0; seat < t.seats(); seat++)
            for (int i = 0; i < t.count(z, seat); i++) out.add(t.at(z, seat, i));
    }

    /** Cards in exile that this very object exiled: linked abilities (607.2a). */
    private static void exiledByThis(Table t, Scope s, Rows out) {
        for (int seat = 0; seat < t.seats(); seat++)
            for (int i = 0; i < t.count(EXILE, seat); i++)
                if (t.get(EXILED_BY, t.at(EXILE, seat, i)) == s.card) out.add(t.at(EXILE, seat, i));
    }

    private static void fighting(Table t, boolean attacks, Rows out) {
        for (int i = 0; i < t.count(BATTLEFIELD, 0); i++) {
            int row = t.at(BATTLEFIELD, 0, i);
            if (t.get(attacks ? ATTACKING : BLOCKING, row) != 0) out.add(row);
        }
    }

    private static void zone(Table t, Zone z, int row, Rows out) {
        int seat = controller(t, row);
        for (int i = 0; i < t.count(z, seat); i++) out.add(t.at(z, seat, i));
    }

    private static void attached(Table t, int row, Rows out) {
        for (int i = 0; i < t.count(BATTLEFIELD, 0); i++)
            if (t.get(ATTACHED, t.at(BATTLEFIELD, 0, i)) == row) out.add(t.at(BATTLEFIELD, 0, i));
    }

    private static void blockedBy(Table t, int row, Rows out) {
        for (int i = 0; i < t.count(BATTLEFIELD, 0); i++)
            if (Blocking.blocks(t, t.at(BATTLEFIELD, 0, i), row)) out.add(t.at(BATTLEFIELD, 0, i));
    }

    // ---- members

    private static void members(Vocabulary v) {
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
            v.condition(k.name().toLowerCase(Locale.ROOT).replace('_', ' '), OBJECT, new HasKeyword(k))
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
        v.condition("face down", OBJECT, (t, s, o) -> t.is(OBJECT, o) && t.is(FACE_DOWN, o))
                .reading()
                .adjective("face-down");
        v.condition("on the battlefield", OBJECT, (t, s, o) -> onBattlefield(t, o))
                .reading()
                .after("on the battlefield", "not on the battlefield");
        v.condition("in a graveyard", OBJECT, (t, s, o) -> t.isIn(GRAVEYARD, o))
                .reading()
                .after("in a graveyard", "not in a graveyard");
        v.condition("damaged", OBJECT, (t, s, o) -> t.is(OBJECT, o) && t.get(DAMAGE, o) > 0)
                .reading()
                .adjective("damaged");
        v.condition("permanent card", OBJECT, (t, s, o) -> t.is(OBJECT, o) && (t.stat(TYPES, o) & Type.PERMANENT) != 0)
                .reading(TYPES);
        v.condition("enchanted by an aura", OBJECT, (t, s, o) -> isEnchanted(t, o))
                .reading(TYPES)
                .adjective("enchanted");
        v.noun("controller", OBJECT, OBJECT, (t, s, o) -> player(t, controller(t, o)))
                .reading(CONTROLLER);
        v.noun("owner", OBJECT, OBJECT, (t, s, o) -> isPlayer(t, o) ? o : player(t, t.get(OWNER, o)))
                .reading();
        v.noun("host", OBJECT, OBJECT, (t, s, o) -> hostOf(t, o)).reading();
        v.noun("defender", OBJECT, OBJECT, (t, s, o) -> t.is(OBJECT, o) ? t.get(ATTACKING, o) : 0)
                .reading();
        v.noun("source", OBJECT, OBJECT, (t, s, o) -> t.is(OBJECT, o) && t.get(ABILITY, o) > 0 ? t.get(SOURCE, o) : o)
                .reading();
    }

    /** Whether it came under its controller's control since the beginning of their last upkeep (702.30a). */
    private static boolean isNew(Table t, int object) {
        return t.is(OBJECT, object) && t.get(SINCE, object) >= t.get(TURN_BEFORE, player(t, controller(t, object)));
    }

    private static boolean hasMorph(Table t, int object) {
        return t.is(OBJECT, object) && MagicCards.face(t, object).def.morph() != null && t.stat(LOST, object) == 0;
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

    private record HasKeyword(Keyword k) implements croupier.script.Members.TestOf {
        @Override
        public boolean test(Table t, Scope s, int row) {
            if (!t.is(OBJECT, row)) return false;
            if (s.words == 0 || !k.isSecond()) return has(t, row, k);
            return (t.stat(GUARDS, row) & Wording.guards(s.words, k.bit())) != 0;
        }
    }

    private record IsSubtype(Stat word, int bit) implements croupier.script.Members.TestOf {
        @Override
        public boolean test(Table t, Scope s, int row) {
            if (!t.is(OBJECT, row)) return false;
            return (t.stat(word, row) & bit) != 0 || (t.stat(TYPES, row) & Type.CHANGELING.bit()) != 0;
        }
    }

    private static void numbers(Vocabulary v) {
        v.number("power", OBJECT, (t, s, o) -> Values.power(t, o)).reading(POWER);
        v.number("toughness", OBJECT, (t, s, o) -> Values.toughness(t, o)).reading(TOUGHNESS);
        v.number("mana value", OBJECT, (t, s, o) -> Values.manaValue(t, o)).reading();
        v.number("life", OBJECT, (t, s, o) -> isPlayer(t, o) ? t.get(LIFE, o) : 0)
                .reading();
        v.number("poison", OBJECT, (t, s, o) -> isPlayer(t, o) ? t.get(POISON, o) : 0)
                .reading();
        v.number("share", OBJECT, (t, s, o) -> Targets.share(t, s, o)).reading();
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
        v.condition("my turn", (t, s) -> t.get(ACTIVE) == s.seat).reading();
        v.condition("combat damage", (t, s) -> t.get(COMBAT_NOW) != 0).reading();
        v.condition("kicked", (t, s) -> isKicked(t, s)).reading();
        v.condition("first main phase", (t, s) -> step(t) == Step.MAIN).reading();
    }

    private static boolean isKicked(Table t, Scope s) {
        int spell = Scopes.spell(t, s);
        return (spell != 0 && t.get(KICKED, spell) != 0) || (t.is(OBJECT, s.card) && t.get(KICKED, s.card) != 0);
    }

    private static int xOf(Table t, Scope s) {
        return s.x != 0 || s.card == 0 || !t.is(OBJECT, s.card) ? s.x : t.get(X, s.card);
    }

    private record CountersOf(int kind) implements croupier.script.Members.NumberOf {
        @Override
        public int of(Table t, Scope s, int row) {
            return t.is(OBJECT, row) ? t.get(COUNTERS[kind], row) : 0;
        }
    }

    // ---- what only the card files know

    /** The subtypes of all cards, in the order in which they are first written; each is a condition of objects. */
    static List<String> subtypes(Vocabulary v, Sources sources) {
        List<String> all = new ArrayList<>();
        for (String card : sources.names("cards")) {
            Subtype.collect(sources.node("cards", card), all);
            if (all.size() > 32 * SUBTYPES.length)
                sources.wrong(
                        sources.name("cards", card),
                        "there is room for " + 32 * SUBTYPES.length + " subtypes, and this card has one more");
        }
        for (int i = 0; i < Math.min(all.size(), 32 * SUBTYPES.length); i++) {
            Stat word = SUBTYPES[i >> 5];
            String name = Subtype.inExpressions(all.get(i));
            if (isName(name))
                v.condition(name, OBJECT, new IsSubtype(word, 1 << (i & 31)))
                        .reading(word, TYPES)
                        .type(Subtype.said(all.get(i)));
        }
        v.converter(Subtype.class, text(written -> Subtype.of(written, all)));
        return all;
    }

    /** Tokens are called otherwise than they are defined (111.4). */
    static void tokenNames(Vocabulary v, Sources sources) {
        for (String card : sources.names("cards")) {
            if (!(sources.node("cards", card) instanceof Node.Mapping m && m.get("type") instanceof Node.Scalar type))
                continue;
            boolean isToken =
                    m.get("token") instanceof Node.Scalar is && is.text().equals("true");
            String called = m.get("called") instanceof Node.Scalar said ? said.text() : null;
            if (isToken) v.alias(Face.tokenName(card, TypeLine.said(type.text()), called), card);
        }
    }

    private static boolean isName(String word) {
        return word.matches("[a-z]+( [a-z]+)*");
    }
}
