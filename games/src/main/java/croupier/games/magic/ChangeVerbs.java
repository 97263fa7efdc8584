package croupier.games.magic;

import static croupier.games.magic.Magic.*;

import croupier.kernel.Rows;
import croupier.kernel.Scope;
import croupier.kernel.Table;
import croupier.script.Amount;
import croupier.script.Choice;
import croupier.script.Default;
import croupier.script.Doc;
import croupier.script.Main;
import croupier.script.Name;
import croupier.script.Noun;
import croupier.script.Numbered;
import croupier.script.Of;
import croupier.script.PerRow;
import croupier.script.Teller;
import croupier.script.Verb;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The verb of continuous effects that begin when a spell or ability resolves. */
final class ChangeVerbs {
    private ChangeVerbs() {}

    /** Changes objects for a time, layer by layer; which objects and how much is fixed now (611.2c, d). */
    @Name("change")
    @Doc("Changes objects: power and toughness, abilities, types, colors, control; until the turn ends unless told.")
    public record ChangeObjects(
            @Main @Doc("what is changed") Choice change,

            @Nullable @Of("object") @Doc("how much power they get")
            PerRow<Amount> power,

            @Nullable @Of("object") @Doc("how much toughness they get")
            PerRow<Amount> toughness,

            @Nullable @Of("object") @Doc("what their power becomes")
            PerRow<Amount> basePower,

            @Nullable @Of("object") @Doc("what their toughness becomes")
            PerRow<Amount> baseToughness,

            @Default("[]") @Doc("keyword abilities they gain")
            List<Keyword> gain,

            @Default("[]") @Doc("keyword abilities they lose")
            List<Keyword> lose,

            @Default("false") @Doc("they lose all abilities")
            boolean loseAll,

            @Nullable @Doc("other abilities they gain") Numbered<Defs.GrantDef> grant,

            @Default("[]") @Doc("types they have in addition")
            List<Type> addTypes,

            @Default("[]") @Doc("card types they have instead of theirs")
            List<Type> types,

            @Default("[]") @Doc("creature types they have in addition")
            List<Subtype> addSubtypes,

            @Default("[]") @Doc("creature types they have instead of theirs")
            List<Subtype> subtypes,

            @Nullable @Doc("basic land type they have instead of theirs, with its mana ability and no other text")
            Type landType,

            @Nullable @Doc("colors they have instead of theirs")
            List<Color> colors,

            @Default("[]") @Doc("colors they have in addition")
            List<Color> addColors,

            @Nullable @Doc("who controls them") Noun controller,

            @Default("false") @Doc("power and toughness are switched")
            boolean switches,

            @Default("end of turn") @Doc("how long") Until until)
            implements Verb {
        public ChangeObjects {
            if (landType != null && !landType.isLandType()) throw new IllegalArgumentException(Type.NO_LAND_TYPE);
            boolean numbers = power != null || toughness != null || basePower != null || baseToughness != null;
            boolean abilities = loseAll || grant != null || !gain.isEmpty() || !lose.isEmpty();
            boolean sorts = landType != null
                    || !(types.isEmpty() && addTypes.isEmpty() && subtypes.isEmpty() && addSubtypes.isEmpty())
                    || colors != null
                    || !addColors.isEmpty();
            if (!numbers && !abilities && !sorts && controller == null && !switches)
                throw new IllegalArgumentException("'change' needs something that it changes, such as 'power: 1'");
        }

        @Override
        public void run(Table t, Scope s) {
            int mark = t.mark();
            Rows all = change.take(t, s);
            for (int i = 0; i < all.size(); i++) if (all.get(i) != 0) one(t, s, all.get(i));
            t.release(mark);
        }

        private void one(Table t, Scope s, int object) {
            if (controller != null) begin(t, s, Effects.Does.TAKE, object, Magic.controller(t, controller.of(t, s)), 0);
            types(t, s, object);
            if (colors != null)
                begin(t, s, Effects.Does.SET_COLORS, object, Wording.colors(s.words, StaticPart.mask(colors)), 0);
            if (!addColors.isEmpty())
                begin(t, s, Effects.Does.ADD_COLORS, object, Wording.colors(s.words, StaticPart.mask(addColors)), 0);
            if (loseAll) begin(t, s, Effects.Does.LOSE_ALL, object, 0, 0);
            if (!lose.isEmpty())
                begin(
                        t,
                        s,
                        Effects.Does.LOSE,
                        object,
                        StaticPart.bits(lose, false),
                        Wording.guards(s.words, StaticPart.bits(lose, true)));
            if (!gain.isEmpty())
                begin(
                        t,
                        s,
                        Effects.Does.GAIN,
                        object,
                        StaticPart.bits(gain, false),
                        Wording.guards(s.words, StaticPart.bits(gain, true)));
            if (grant != null) begin(t, s, Effects.Does.GRANT, object, grant.number(), 0);
            base(t, s, object);
            if (power != null || toughness != null)
                begin(t, s, Effects.Does.PUMP, object, of(t, s, power, object), of(t, s, toughness, object));
            if (switches) begin(t, s, Effects.Does.SWITCH, object, 0, 0);
        }

        private void types(Table t, Scope s, int object) {
            if (landType != null)
                begin(t, s, Effects.Does.SET_LAND_TYPE, object, Wording.types(s.words, landType.bit()), 0);
            if (!types.isEmpty()) begin(t, s, Effects.Does.SET_TYPES, object, StaticPart.bits(types), 0);
            if (!addTypes.isEmpty())
                begin(t, s, Effects.Does.ADD_TYPES, object, Wording.types(s.words, StaticPart.bits(addTypes)), 0);
            for (int i = 0; i < subtypes.size(); i++)
                begin(
                        t,
                        s,
                        i == 0 ? Effects.Does.SET_SUBTYPE : Effects.Does.ADD_SUBTYPE,
                        object,
                        subtypes.get(i).number(),
                        0);
            for (int i = 0; i < addSubtypes.size(); i++)
                begin(t, s, Effects.Does.ADD_SUBTYPE, object, addSubtypes.get(i).number(), 0);
        }

        /** Base power and toughness are set together or each alone (613.4b). */
        private void base(Table t, Scope s, int object) {
            int power = of(t, s, basePower, object);
            int toughness = of(t, s, baseToughness, object);
            if (basePower != null && baseToughness != null)
                begin(t, s, Effects.Does.SET_BASE, object, power, toughness);
            else if (basePower != null) begin(t, s, Effects.Does.SET_POWER, object, power, 0);
            else if (baseToughness != null) begin(t, s, Effects.Does.SET_TOUGHNESS, object, toughness, 0);
        }

        private static int of(Table t, Scope s, @Nullable PerRow<Amount> a, int object) {
            return a == null ? 0 : a.with(s, object).of(t, s);
        }

        private void begin(Table t, Scope s, Effects.Does does, int object, int a, int b) {
            Effects.begin(t, does, object, a, b, until, s.seat, s.card, s.words);
        }

        @Override
        public String text(Teller w) {
            return Saying.change(this, w);
        }
    }

    /** Replaces words in the text of objects for a time (612.1); which words is chosen now. */
    @Name("change text")
    @Doc("Replaces all instances of a color word or basic land type in texts by another; until the turn ends unless"
            + " told.")
    public record ChangeText(
            @Main @Doc("whose text") Choice changeText,

            @Default("colors or land types") @Doc("which words may be replaced")
            Wording.Which words,

            @Default("end of turn") @Doc("how long") Until until)
            implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int mark = t.mark();
            Rows all = changeText.take(t, s);
            for (int i = 0; i < all.size(); i++)
                if (all.get(i) != 0)
                    Wording.change(t, all.get(i), Wording.choose(t, s.seat, all.get(i), words), until, s.seat);
            t.release(mark);
        }

        @Override
        public String text(Teller w) {
            return "change the text of " + w.words(changeText) + " by replacing all instances of " + words.said()
                    + (until == Until.FOREVER ? "" : " until " + w.words(until)) + ".";
        }
    }
}
