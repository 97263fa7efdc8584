package croupier.games.magic.verbs;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.abilities.StaticPart;
import croupier.games.magic.cards.Changes;
import croupier.games.magic.cards.ContinuousText;
import croupier.games.magic.cards.Defs;
import croupier.games.magic.effects.ContinuousEffects;
import croupier.games.magic.words.MagicWords;
import croupier.games.magic.words.Until;
import croupier.games.magic.words.Wording;
import croupier.kernel.*;
import croupier.script.*;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The verb of continuous effects that begin when a spell or ability resolves. */
public final class ChangeVerbs {
    private ChangeVerbs() {}

    /** Both change hands or neither does (701.12a, b). */
    @Doc("Two players exchange control of two permanents, for good.")
    @Says("Exchange control of {exchangeControl:all}.")
    public record ExchangeControl(
            @MainArgument @Doc("the two permanents") Selection exchangeControl) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Rows both = exchangeControl.rows(t, s);
            if (both.size() != 2) return;
            int one = both.get(0);
            int other = both.get(1);
            if (!MagicWords.onBattlefield(t, one) || !MagicWords.onBattlefield(t, other)) return;
            int first = MagicWords.controller(t, one);
            int second = MagicWords.controller(t, other);
            if (first == second) return;
            take(t, s, one, second);
            take(t, s, other, first);
        }

        private static void take(Table t, Scope s, int object, int seat) {
            ContinuousEffects.begin(t, ContinuousEffects.Does.TAKE, object, seat, 0, Until.FOREVER, s.seat, 0);
        }
    }

    /** The color is chosen as it resolves (105.3, 608.2d). */
    @Doc("Something becomes the color of your choice; until the turn ends by default.")
    public record BecomeColor(
            @MainArgument @Doc("what") Noun becomeColor,
            @Default("end of turn") @Doc("how long") Until until) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int object = becomeColor.of(t, s);
            if (object == 0 || !MagicWords.onBattlefield(t, object)) return;
            int color = 1 << LaterVerbs.color(t, s.seat, s.card);
            ContinuousEffects.begin(t, ContinuousEffects.Does.SET_COLORS, object, color, 0, until, s.seat, s.card);
        }

        @Override
        public String text(Teller w) {
            return w.say("{becomeColor becomes} the color of your choice", this) + until.said + ".";
        }
    }

    /** Power and toughness, each added and set, of every object that is changed. */
    private static final int NUMBERS = 4;

    /** Changes objects for a time, layer by layer; which objects and how much is fixed now (611.2c, d). */
    @Name("change")
    @Doc("Changes objects: power and toughness, abilities, types, colors, control; until the turn ends by default.")
    public record ChangeObjects(
            @MainArgument @Doc("what is changed") Choice change,

            @Beside Changes changes,
            @Nullable @Doc("other abilities they gain") Numbered<Defs.GrantDef> grant,

            @Default("end of turn") @Doc("how long") Until until)
            implements Verb {
        public ChangeObjects {
            if (changes.isNothing() && grant == null)
                throw new IllegalArgumentException("'change' needs something that it changes, such as 'power: 1'");
            if (changes.addChosenColor() || changes.chosenSubtype())
                throw new IllegalArgumentException(
                        "what was chosen changes objects under 'affects'; here write 'become color: target'");
        }

        @Override
        public void run(Table t, Scope s) {
            Rows all = change.take(t, s);
            // how much is read before anything is changed (608.2h)
            Rows numbers = t.rows();
            for (int i = 0; i < all.size(); i++) {
                numbers.add(of(t, s, changes.power(), all.get(i))).add(of(t, s, changes.toughness(), all.get(i)));
                numbers.add(of(t, s, changes.basePower(), all.get(i)))
                        .add(of(t, s, changes.baseToughness(), all.get(i)));
            }
            for (int i = 0; i < all.size(); i++) if (all.get(i) != 0) one(t, s, all.get(i), numbers, NUMBERS * i);
        }

        private void one(Table t, Scope s, int object, Rows numbers, int at) {
            if (changes.controller() != null)
                begin(
                        t,
                        s,
                        ContinuousEffects.Does.TAKE,
                        object,
                        MagicWords.controller(t, changes.controller().of(t, s)),
                        0);
            types(t, s, object);
            if (changes.colors() != null)
                begin(
                        t,
                        s,
                        ContinuousEffects.Does.SET_COLORS,
                        object,
                        Wording.colors(s.words, StaticPart.mask(changes.colors())),
                        0);
            if (!changes.addColors().isEmpty())
                begin(
                        t,
                        s,
                        ContinuousEffects.Does.ADD_COLORS,
                        object,
                        Wording.colors(s.words, StaticPart.mask(changes.addColors())),
                        0);
            if (changes.loseAll()) begin(t, s, ContinuousEffects.Does.LOSE_ALL, object, 0, 0);
            if (changes.loseAllButMana()) begin(t, s, ContinuousEffects.Does.LOSE_ALL_BUT_MANA, object, 0, 0);
            if (!changes.lose().isEmpty())
                begin(
                        t,
                        s,
                        ContinuousEffects.Does.LOSE,
                        object,
                        StaticPart.bits(changes.lose(), false),
                        Wording.guards(s.words, StaticPart.bits(changes.lose(), true)));
            if (!changes.gain().isEmpty())
                begin(
                        t,
                        s,
                        ContinuousEffects.Does.GAIN,
                        object,
                        StaticPart.bits(changes.gain(), false),
                        Wording.guards(s.words, StaticPart.bits(changes.gain(), true)));
            if (grant != null) begin(t, s, ContinuousEffects.Does.GRANT, object, grant.number(), 0);
            base(t, s, object, numbers.get(at + 2), numbers.get(at + 3));
            if (changes.power() != null || changes.toughness() != null)
                begin(t, s, ContinuousEffects.Does.PUMP, object, numbers.get(at), numbers.get(at + 1));
            if (changes.switches()) begin(t, s, ContinuousEffects.Does.SWITCH, object, 0, 0);
        }

        private void types(Table t, Scope s, int object) {
            if (changes.landType() != null)
                begin(
                        t,
                        s,
                        ContinuousEffects.Does.SET_LAND_TYPE,
                        object,
                        Wording.types(s.words, changes.landType().bit()),
                        0);
            if (!changes.types().isEmpty())
                begin(t, s, ContinuousEffects.Does.SET_TYPES, object, StaticPart.bits(changes.types()), 0);
            if (!changes.addTypes().isEmpty())
                begin(
                        t,
                        s,
                        ContinuousEffects.Does.ADD_TYPES,
                        object,
                        Wording.types(s.words, StaticPart.bits(changes.addTypes())),
                        0);
            for (int i = 0; i < changes.subtypes().size(); i++)
                begin(
                        t,
                        s,
                        i == 0 ? ContinuousEffects.Does.SET_SUBTYPE : ContinuousEffects.Does.ADD_SUBTYPE,
                        object,
                        changes.subtypes().get(i).number(),
                        0);
            for (int i = 0; i < changes.addSubtypes().size(); i++)
                begin(
                        t,
                        s,
                        ContinuousEffects.Does.ADD_SUBTYPE,
                        object,
                        changes.addSubtypes().get(i).number(),
                        0);
        }

        /** Base changes.power() and changes.toughness() are set together or each alone (613.4b). */
        private void base(Table t, Scope s, int object, int power, int toughness) {
            if (changes.basePower() != null && changes.baseToughness() != null)
                begin(t, s, ContinuousEffects.Does.SET_BASE, object, power, toughness);
            else if (changes.basePower() != null) begin(t, s, ContinuousEffects.Does.SET_POWER, object, power, 0);
            else if (changes.baseToughness() != null)
                begin(t, s, ContinuousEffects.Does.SET_TOUGHNESS, object, toughness, 0);
        }

        private static int of(Table t, Scope s, @Nullable PerRow<Amount> a, int object) {
            return a == null || object == 0 ? 0 : a.with(s, object).of(t, s);
        }

        private void begin(Table t, Scope s, ContinuousEffects.Does does, int object, int a, int b) {
            ContinuousEffects.begin(t, does, object, a, b, until, s.seat, s.card, s.words);
        }

        @Override
        public String text(Teller w) {
            return ContinuousText.of(
                    changes, change, grant == null ? List.of() : grant.value().abilities(), until, w);
        }
    }

    /** Replaces words in the text of objects for a time (612.1); which words is chosen now. */
    @Name("change text")
    @Doc("Replaces all instances of a color word or basic land type in texts by another; until the turn ends by"
            + " default.")
    @Says("Change the text of {changeText} by replacing all instances of {words} until {until}.")
    @Says(value = "Change the text of {changeText} by replacing all instances of {words}.", when = "until: forever")
    public record ChangeText(
            @MainArgument @Doc("whose text") Choice changeText,

            @Default("colors or land types") @Doc("which words may be replaced")
            Wording.Which words,

            @Default("end of turn") @Doc("how long") Until until)
            implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Rows all = t.rows().addAll(changeText.take(t, s));
            for (int i = 0; i < all.size(); i++)
                if (all.get(i) != 0 && words == Wording.Which.CREATURE_TYPES) type(t, s, all.get(i));
                else if (all.get(i) != 0)
                    ContinuousEffects.changeText(
                            t, all.get(i), Wording.choose(t, s.seat, all.get(i), words), until, s.seat);
        }

        private void type(Table t, Scope s, int object) {
            int from = ChoiceVerbs.chooseType(
                    t, t.ask(s.seat, MagicWords.WHICH_WORD).because(object), false);
            int to = ChoiceVerbs.chooseType(
                    t, t.ask(s.seat, MagicWords.WORD_BECOMES).because(object), true);
            ContinuousEffects.changeType(t, object, from, to, until, s.seat);
        }
    }
}
