package croupier.games.magic;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.abilities.Face;
import croupier.games.magic.abilities.Values;
import croupier.games.magic.cards.Cost;
import croupier.games.magic.cards.Defs;
import croupier.games.magic.cards.PowerToughness;
import croupier.games.magic.cards.ReplacementCheck;
import croupier.games.magic.turn.Losing;
import croupier.games.magic.verbs.AttachVerbs;
import croupier.games.magic.verbs.CardVerbs;
import croupier.games.magic.verbs.ChangeVerbs;
import croupier.games.magic.verbs.ChoiceVerbs;
import croupier.games.magic.verbs.CopyVerbs;
import croupier.games.magic.verbs.CounterVerbs;
import croupier.games.magic.verbs.LaterVerbs;
import croupier.games.magic.verbs.LifeVerbs;
import croupier.games.magic.verbs.ManaVerbs;
import croupier.games.magic.verbs.MoveVerbs;
import croupier.games.magic.verbs.SpellVerbs;
import croupier.games.magic.verbs.StatusVerbs;
import croupier.games.magic.verbs.TurnOrder;
import croupier.games.magic.words.CounterKind;
import croupier.games.magic.words.Events;
import croupier.games.magic.words.MagicWords;
import croupier.games.magic.words.ManaCost;
import croupier.games.magic.words.Subtype;
import croupier.games.magic.words.Type;
import croupier.games.magic.words.TypeLine;
import croupier.games.magic.words.TypeWording;
import croupier.kernel.*;
import croupier.script.files.Node;
import croupier.script.forms.Converter;
import croupier.script.forms.Reading;
import croupier.script.forms.Vocabulary;
import croupier.script.library.Sources;
import java.util.ArrayList;
import java.util.List;

/** What card files of Magic can say: verbs and definitions; names in expressions are in {@link MagicNouns} and {@link MagicTraits}. */
final class MagicLanguage {
    private MagicLanguage() {}

    static void vocabulary(Vocabulary v) {
        v.cards("cards", Defs.CardDef.class, OBJECT)
                .kind("decks", Defs.DeckDef.class)
                .converter(ManaCost.class, text(ManaCost::of))
                .converter(TypeLine.class, text(TypeLine::of))
                .converter(PowerToughness.class, text(PowerToughness::of))
                .converter(Cost.class, Cost::read)
                .converter(Event.class, (n, r) -> event(word(n), r))
                .converter(Defs.Replaced.class, (n, r) -> ReplacementCheck.replaced(event(word(n), r)))
                .converter(CounterKind.class, text(CounterKind::of))
                .seat(OBJECT, MagicWords::controller)
                .seat(PLAYER, (t, row) -> t.ownerOf(row))
                .named(OBJECT, Values::name)
                .together(new TurnOrder())
                .ending(Losing::win, Losing::loseBy)
                .prompt(CHOOSE)
                .chance(CHANCE)
                .verbs(LifeVerbs.class, CardVerbs.class, MoveVerbs.class, CounterVerbs.class, ChangeVerbs.class)
                .verbs(CopyVerbs.class, AttachVerbs.class, LaterVerbs.class, StatusVerbs.class)
                .verbs(ChoiceVerbs.class)
                .verbs(SpellVerbs.Counter.class, SpellVerbs.Unless.class, SpellVerbs.MayPay.class)
                .verbs(SpellVerbs.CopySpell.class, SpellVerbs.NewTargets.class, ManaVerbs.AddMana.class)
                .verbs(SpellVerbs.CastFree.class);
        MagicNouns.nouns(v);
        MagicNouns.sets(v);
        MagicTraits.members(v);
        MagicTraits.numbers(v);
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

    // ---- what only the card files know

    /** The subtypes of all cards, in the order in which they are first written; each is a condition of objects. */
    static List<String> subtypes(Vocabulary v, Sources sources) {
        List<String> all = new ArrayList<>();
        for (String card : sources.names("cards")) {
            Node node = java.util.Objects.requireNonNull(sources.node("cards", card));
            if (node instanceof Node.Mapping m && m.get("type") instanceof Node.Scalar line) checkSlips(sources, line);
            Subtype.collect(node, all);
            if (all.size() > 32 * SUBTYPES.length)
                sources.wrong(
                        sources.name("cards", card),
                        "there is room for " + 32 * SUBTYPES.length + " subtypes, and this card has one more");
        }
        for (int i = 0; i < Math.min(all.size(), 32 * SUBTYPES.length); i++) {
            Stat word = SUBTYPES[i >> 5];
            String name = Subtype.inExpressions(all.get(i));
            if (isName(name))
                v.condition(name, OBJECT, new IsSubtype(i)).reading(word, TYPES).type(Subtype.said(all.get(i)));
        }
        v.converter(Subtype.class, text(written -> Subtype.of(written, all)));
        return all;
    }

    /** A subtype that is nearly one of the rulebook is meant to be that one. */
    private static void checkSlips(Sources sources, Node.Scalar line) {
        for (String subtype : TypeLine.subtypesOf(line.text())) {
            String meant = Subtype.slipOf(subtype);
            if (meant != null)
                sources.wrong(line, "there is no subtype '" + subtype + "' (205.3). Did you mean '" + meant + "'?");
        }
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

    private record IsSubtype(int place) implements croupier.script.Members.TestOf {
        @Override
        public boolean test(Table t, Scope s, int row) {
            if (!t.is(OBJECT, row)) return false;
            int now = TypeWording.of(t, s.card, place);
            return (t.stat(SUBTYPES[now >> 5], row) & (1 << (now & 31))) != 0
                    || (t.stat(TYPES, row) & Type.CHANGELING.bit()) != 0;
        }
    }
}
