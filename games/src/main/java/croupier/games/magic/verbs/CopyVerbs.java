package croupier.games.magic.verbs;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.abilities.StaticPart;
import croupier.games.magic.cards.CardText;
import croupier.games.magic.cards.ContinuousText;
import croupier.games.magic.cards.Defs;
import croupier.games.magic.cards.EntersWith;
import croupier.games.magic.cards.PowerToughness;
import croupier.games.magic.words.Keyword;
import croupier.games.magic.words.Type;
import croupier.games.magic.words.Until;
import croupier.games.magic.zones.Copies;
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

            @Default("forever") @Doc("how long") Until until)
            implements EntersWith {
        @Override
        public int precedence() {
            return COPIES;
        }

        @Override
        public @Nullable String manner(Defs.Replaces in, Map<String, Object> gaps) {
            if (in.of() != null) return null;
            gaps.put("copy", becomeCopy);
            gaps.put("except", except());
            return "as a copy of {copy}{except}";
        }

        @Override
        public void run(Table t, Scope s) {
            int object = what.of(t, s);
            Rows of = becomeCopy.take(t, s);
            if (of.isEmpty() || of.get(0) == object) return;
            Copies.become(
                    t,
                    object,
                    of.get(0),
                    StaticPart.bits(addTypes),
                    StaticPart.bits(gain, false),
                    StaticPart.bits(gain, true),
                    pt,
                    until);
        }

        @Override
        public String text(Teller w) {
            return w.say("{what becomes} a copy of {becomeCopy}", this) + until.said + except() + ".";
        }

        /** What it is or has beside what it copies. */
        String except() {
            List<String> more = new ArrayList<>();
            if (!addTypes.isEmpty())
                more.add("it's " + English.a(ContinuousText.types(addTypes, List.of()))
                        + " in addition to its other types");
            if (pt != null) more.add("it's " + pt.power() + "/" + pt.toughness());
            CardText.keywords(gain, "it has", false, more);
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
