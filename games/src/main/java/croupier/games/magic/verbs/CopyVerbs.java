package croupier.games.magic.verbs;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.abilities.MagicCards;
import croupier.games.magic.abilities.StaticPart;
import croupier.games.magic.cards.CardText;
import croupier.games.magic.cards.ContinuousText;
import croupier.games.magic.cards.Defs;
import croupier.games.magic.cards.EntersWith;
import croupier.games.magic.cards.HasThisAbility;
import croupier.games.magic.cards.PowerToughness;
import croupier.games.magic.words.Color;
import croupier.games.magic.words.Keyword;
import croupier.games.magic.words.Scopes;
import croupier.games.magic.words.Type;
import croupier.games.magic.words.Until;
import croupier.games.magic.zones.Copies;
import croupier.games.magic.zones.CopyExceptions;
import croupier.games.magic.zones.Entering;
import croupier.kernel.*;
import croupier.script.*;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Verbs of copies. */
public final class CopyVerbs {
    private CopyVerbs() {}

    @Doc("An object becomes a copy of another; as it enters under 'do' of 'before: enters'.")
    public record BecomeCopy(
            @MainArgument @Doc("of what: 1 of creatures") Choice becomeCopy,
            @Default("this") @Doc("what becomes a copy") Noun what,
            @Doc("types it has in addition") List<Type> addTypes,
            @Doc("keyword abilities it has in addition") List<Keyword> gain,

            @Doc("power and toughness it has instead, such as 7/7") @Nullable
            PowerToughness pt,

            @Doc("it does not copy the colors, but keeps its own")
            boolean keepsColors,

            @Default("[]") @Doc("colors it has instead") List<Color> colors,

            @Doc("it does not copy the name, but keeps its own")
            boolean keepsName,

            @Doc("it is not legendary") boolean notLegendary,

            @Nullable @Doc("other abilities it has in addition: triggered ones")
            Numbered<Defs.CopyHasDef> has,

            @Doc("it has the triggered ability that this stands in")
            boolean hasThisAbility,

            @Default("forever") @Doc("how long") Until until)
            implements EntersWith, HasThisAbility, CopyExceptions {
        @Override
        public int precedence() {
            return COPIES;
        }

        @Override
        public @Nullable String manner(Defs.Replaces in, Map<String, Object> gaps) {
            if (in.of() != null || has != null) return null;
            gaps.put("copy", becomeCopy);
            gaps.put("except", except(null));
            return "as a copy of {copy}{except}";
        }

        @Override
        public void run(Table t, Scope s) {
            int object = what.of(t, s);
            Rows of = becomeCopy.take(t, s);
            if (of.isEmpty() || of.get(0) == object) return;
            Copies.become(t, object, of.get(0), this, abilities(t, s), until);
        }

        @Override
        public int types() {
            return StaticPart.bits(addTypes);
        }

        @Override
        public int keywords() {
            return StaticPart.bits(gain, false);
        }

        @Override
        public int guards() {
            return StaticPart.bits(gain, true);
        }

        @Override
        public int without() {
            return notLegendary ? Type.LEGENDARY.bit() : 0;
        }

        @Override
        public int colorBits() {
            return colors.isEmpty() ? -1 : StaticPart.mask(colors);
        }

        /** The abilities that it has in addition, as bits. */
        private int abilities(Table t, Scope s) {
            int bits = has == null ? 0 : MagicCards.of(t).copyHas(has.number());
            int spell = Scopes.spell(t, s);
            return hasThisAbility && spell != 0 ? bits | MagicCards.of(t).copyHas(MagicCards.text(t, spell)) : bits;
        }

        @Override
        public String text(Teller w) {
            return w.say("{what becomes} a copy of {becomeCopy}", this) + until.said + except(w) + ".";
        }

        /** What it is or has beside what it copies. */
        private String except(@Nullable Teller w) {
            List<String> more = said(addTypes, gain, pt, colors, notLegendary);
            if (keepsColors) more.add("it doesn't copy that creature's color");
            if (keepsName) more.add("it keeps its name");
            if (hasThisAbility) more.add("it has this ability");
            if (has != null && w != null)
                for (Defs.Triggered a : has.value().abilities()) more.add("it has \"" + w.words(a) + "\"");
            return sentence(more);
        }
    }

    /** What all kinds of copies may be or have otherwise (707.9). */
    private static List<String> said(
            List<Type> addTypes,
            List<Keyword> gain,
            @Nullable PowerToughness pt,
            List<Color> colors,
            boolean notLegendary) {
        List<String> more = new ArrayList<>();
        if (notLegendary) more.add("it's not legendary");
        if (!addTypes.isEmpty())
            more.add(
                    "it's " + English.a(ContinuousText.types(addTypes, List.of())) + " in addition to its other types");
        if (!colors.isEmpty()) more.add("it's " + ContinuousText.colors(colors));
        if (pt != null) more.add("it's " + pt.power() + "/" + pt.toughness());
        CardText.keywords(gain, "it has", false, more);
        return more;
    }

    private static String sentence(List<String> more) {
        return more.isEmpty() ? "" : ", except " + English.list(more, "and");
    }

    @Doc("Creates tokens that are copies of an object.")
    public record CopyToken(
            @MainArgument Noun copyToken,
            @Default("1") @Doc("how many") Amount count,

            @Default("[]") @Doc("types they have in addition")
            List<Type> addTypes,

            @Default("[]") @Doc("keyword abilities they have in addition")
            List<Keyword> gain,

            @Doc("power and toughness they have instead, such as 7/7") @Nullable
            PowerToughness pt,

            @Default("[]") @Doc("colors they have instead") List<Color> colors,

            @Doc("they are not legendary") boolean notLegendary,
            @Nullable @Doc("a name for the tokens") NamedRows as)
            implements Verb, CopyExceptions {
        @Override
        public void run(Table t, Scope s) {
            int of = copyToken.of(t, s);
            if (!t.is(OBJECT, of)) return;
            Rows made = t.rows();
            MoveVerbs.Create.make(t, s, t.card(of), s.self, count.of(t, s), of, made);
            for (int i = 0; i < made.size(); i++) Copies.except(t, made.get(i), this, 0);
            Entering.enterAll(t, s.card, made, s.seat, false);
            if (!made.isEmpty()) t.did(CREATES, s.card, s.self, made.size());
            if (as != null) as.set(s, made);
        }

        @Override
        public int types() {
            return StaticPart.bits(addTypes);
        }

        @Override
        public int without() {
            return notLegendary ? Type.LEGENDARY.bit() : 0;
        }

        @Override
        public int colorBits() {
            return colors.isEmpty() ? -1 : StaticPart.mask(colors);
        }

        @Override
        public int keywords() {
            return StaticPart.bits(gain, false);
        }

        @Override
        public int guards() {
            return StaticPart.bits(gain, true);
        }

        @Override
        public String text(Teller w) {
            boolean one = w.words(count).equals("1");
            String except = sentence(said(addTypes, gain, pt, colors, notLegendary));
            return w.say(
                    "create {count:a token} that " + (one ? "is a copy" : "are copies") + " of {copyToken}" + except
                            + ".",
                    this);
        }
    }
}
