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
import croupier.games.magic.words.Keyword;
import croupier.games.magic.words.Scopes;
import croupier.games.magic.words.Type;
import croupier.games.magic.words.Until;
import croupier.games.magic.zones.Copies;
import croupier.games.magic.zones.CopyExceptions;
import croupier.games.magic.zones.Entering;
import croupier.kernel.Rows;
import croupier.kernel.Scope;
import croupier.kernel.Table;
import croupier.script.Amount;
import croupier.script.Choice;
import croupier.script.Default;
import croupier.script.Doc;
import croupier.script.English;
import croupier.script.MainArgument;
import croupier.script.NamedRows;
import croupier.script.Noun;
import croupier.script.Numbered;
import croupier.script.Teller;
import croupier.script.Verb;
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
            @Default("[]") @Doc("types it has in addition") List<Type> addTypes,

            @Default("[]") @Doc("keyword abilities it has in addition")
            List<Keyword> gain,

            @Doc("power and toughness it has instead, such as 7/7") @Nullable
            PowerToughness pt,

            @Doc("it does not copy the colors, but keeps its own")
            boolean keepsColors,

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
            List<String> more = new ArrayList<>();
            if (!addTypes.isEmpty())
                more.add("it's " + English.a(ContinuousText.types(addTypes, List.of()))
                        + " in addition to its other types");
            if (pt != null) more.add("it's " + pt.power() + "/" + pt.toughness());
            if (keepsColors) more.add("it doesn't copy that creature's color");
            CardText.keywords(gain, "it has", false, more);
            if (hasThisAbility) more.add("it has this ability");
            if (has != null && w != null)
                for (Defs.Triggered a : has.value().abilities()) more.add("it has \"" + w.words(a) + "\"");
            return more.isEmpty() ? "" : ", except " + English.list(more, "and");
        }
    }

    @Doc("Creates tokens that are copies of an object.")
    public record CopyToken(
            @MainArgument Noun copyToken,
            @Default("1") @Doc("how many") Amount count,
            @Nullable @Doc("a name for the tokens") NamedRows as)
            implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int of = copyToken.of(t, s);
            if (!t.is(OBJECT, of)) return;
            Rows made = t.rows();
            MoveVerbs.Create.make(t, s, t.card(of), s.self, count.of(t, s), of, made);
            Entering.enterAll(t, s.card, made, s.seat, false);
            if (!made.isEmpty()) t.did(CREATES, s.card, s.self, made.size());
            if (as != null) as.set(s, made);
        }

        @Override
        public String text(Teller w) {
            boolean one = w.words(count).equals("1");
            return w.say(
                    "create {count:a token} that " + (one ? "is a copy" : "are copies") + " of {copyToken}.", this);
        }
    }
}
