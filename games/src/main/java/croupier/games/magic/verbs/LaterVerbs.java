package croupier.games.magic.verbs;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.abilities.AbilityObject;
import croupier.games.magic.abilities.MagicCards;
import croupier.games.magic.abilities.ReplacementEffect;
import croupier.games.magic.abilities.Text;
import croupier.games.magic.cards.AbilityText;
import croupier.games.magic.cards.Defs;
import croupier.games.magic.cards.ReplacementCheck;
import croupier.games.magic.cards.ReplacementText;
import croupier.games.magic.turn.Extra;
import croupier.games.magic.words.Color;
import croupier.games.magic.words.Events;
import croupier.games.magic.words.Step;
import croupier.games.magic.words.Until;
import croupier.games.magic.words.Wording;
import croupier.kernel.*;
import croupier.script.*;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Verbs of what happens later, of the end of the game, and of choices that are kept. */
public final class LaterVerbs {
    private LaterVerbs() {}

    /** A delayed triggered ability (603.7): it keeps one thing in mind and triggers once. */
    @Doc("Something happens later: at the next end step, when something dies.")
    public record Later(
            @MainArgument @Doc("when, and what") Numbered<Defs.LaterDef> later,

            @Nullable @Doc("each of these is 'remembered' by an ability of its own")
            Selection remember)
            implements Verb {
        @Override
        public void run(Table t, Scope s) {
            if (remember == null) {
                wait(t, s, 0);
                return;
            }
            Rows all = remember.rows(t, s);
            for (int i = 0; i < all.size(); i++) if (all.get(i) != 0) wait(t, s, all.get(i));
        }

        private void wait(Table t, Scope s, int remembered) {
            MagicCards.Later l = MagicCards.of(t).laters[later.number()];
            int row = t.listen(java.util.Objects.requireNonNull(later.value().at()), l.number(), s.card, s.self);
            t.set(LISTENS_FOR, row, s.seat + 1);
            t.set(LISTENS_ROW, row, remembered);
            t.set(LISTENS_WORDS, row, Wording.given(s.words));
        }

        @Override
        public String text(Teller w) {
            Defs.LaterDef d = later.value();
            croupier.kernel.Event at = java.util.Objects.requireNonNull(d.at());
            String it = Events.of(at).is(Events.Is.SKIPPABLE) && d.of() == null
                    ? "the next"
                    : d.of() == null && remember != null
                            ? w.words(remember)
                            : AbilityText.subject(Events.of(at), d.of(), w);
            java.util.List<croupier.script.Condition> only = AbilityText.others(d.of());
            String when = w.event(at, false, only, Map.of("it", it, "who", AbilityText.who(d.of())));
            Teller about = AbilityText.speaking(at, w).spokenOf("remembered", "it", "its");
            String head = when.startsWith("at ") ? when : "when " + when;
            return head + (only.isEmpty() ? "" : " while " + w.words(only)) + ", "
                    + AbilityText.aimed(d.target(), about).clause(d.do_()) + ".";
        }
    }

    /** A replacement effect that a spell or ability makes (614.1): it waits for its event, once or until it ends. */
    @Doc("From now on something else happens than an event: until the turn ends by default, or only the next time.")
    public record FromNowOn(
            @MainArgument @Doc("which event, and what happens instead")
            Numbered<Defs.Replaces> fromNowOn,

            @Nullable
            @Doc("each of these is 'remembered' by an effect of its own, and the event is about it by default")
            Selection remember,

            @Doc("only the next time") boolean once,
            @Default("end of turn") @Doc("how long") Until until)
            implements Verb {
        public FromNowOn {
            String amiss = ReplacementCheck.wrong(fromNowOn.value());
            if (amiss != null) throw new IllegalArgumentException(amiss);
            if (until == Until.THIS_LEAVES)
                throw new IllegalArgumentException(
                        "what lasts until this leaves is an ability of this: write 'before' under 'abilities'");
        }

        @Override
        public void run(Table t, Scope s) {
            if (remember == null) {
                begin(t, s, 0);
                return;
            }
            Rows all = remember.rows(t, s);
            for (int i = 0; i < all.size(); i++) if (all.get(i) != 0) begin(t, s, all.get(i));
        }

        private void begin(Table t, Scope s, int remembered) {
            int ability = MagicCards.of(t).lasting[fromNowOn.number()];
            int row = t.listen(fromNowOn.value().before().asked(), ability, s.card, s.self);
            t.set(LISTENS_FOR, row, s.seat + 1);
            t.set(LISTENS_ROW, row, remembered);
            t.set(LISTENS_NUMBER, row, once ? ReplacementEffect.ONCE : 0);
            t.set(LISTENS_UNTIL, row, until.number());
            t.set(LISTENS_WORDS, row, Wording.given(s.words));
        }

        @Override
        public String text(Teller w) {
            return ReplacementText.fromNowOn(fromNowOn.value(), remember, once, until, w);
        }
    }

    /** An effect that changes the rules for a time (611.2c): whom it concerns is looked at whenever the rule is asked. */
    @Doc("A rule of the game is changed for a time; until the turn ends by default.")
    public record ForNow(
            @MainArgument @Doc("which rule: { rule: cant cast, of: it is opposing }")
            Numbered<Defs.Ruled> forNow,

            @Default("end of turn") @Doc("how long") Until until)
            implements Verb {
        public ForNow {
            if (until.isKeptByThis())
                throw new IllegalArgumentException(
                        "what lasts as long as this stays is an ability of this: write 'rule' under 'abilities'");
        }

        @Override
        public void run(Table t, Scope s) {
            Defs.Ruled ruled = forNow.value();
            int ability = MagicCards.of(t).ruling[forNow.number()];
            int row = t.listen(RULES[ruled.rule().number()], ability, s.card, s.self);
            t.set(LISTENS_FOR, row, s.seat + 1);
            t.set(LISTENS_UNTIL, row, until.number());
            t.set(LISTENS_WORDS, row, Wording.given(s.words));
        }

        @Override
        public String text(Teller w) {
            String said = AbilityText.of(forNow.value(), w);
            String when = until == Until.END_OF_TURN ? " this turn" : until.said;
            return said.substring(0, said.length() - 1) + when + ".";
        }
    }

    /** A reflexive triggered ability (603.12): it triggers now and is put on the stack after this has resolved. */
    @Doc("When you do: a triggered ability that goes on the stack after this has resolved; its targets are chosen"
            + " then.")
    public record WhenYouDo(
            @MainArgument Numbered<Defs.LaterDef> whenYouDo,
            @Nullable @Doc("'remembered' by it") Noun remember) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Text text = MagicCards.of(t).laters[whenYouDo.number()].text();
            AbilityObject.trigger(
                    t,
                    text,
                    s.card,
                    s.seat,
                    s.source,
                    s.object,
                    s.amount,
                    remember == null ? 0 : remember.of(t, s),
                    s.words,
                    false);
        }

        @Override
        public String text(Teller w) {
            Defs.LaterDef d = whenYouDo.value();
            Teller about = w.from("").spokenOf("remembered", "it", "its");
            return "when you do, " + AbilityText.aimed(d.target(), about).clause(d.do_()) + ".";
        }
    }

    @Doc("A player takes an extra turn after this one.")
    @Says("{extraTurn takes} an extra turn after this one.")
    public record ExtraTurn(@MainArgument @Default("me") Noun extraTurn) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int player = extraTurn.of(t, s);
            if (player != 0) Extra.addTurn(t, t.ownerOf(player));
        }
    }

    @Doc("After this phase there is an additional combat phase.")
    @Says("After this phase, there is an additional combat phase[ followed by an additional main phase{main}].")
    public record ExtraCombat(
            @Doc("an additional main phase comes after it") boolean main) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Extra.addCombat(t, main);
        }
    }

    /** A step that an effect can add. */
    public enum AddedStep {
        UPKEEP(Step.UPKEEP),
        DRAW(Step.DRAW),
        END(Step.END);

        final Step step;

        AddedStep(Step step) {
            this.step = step;
        }
    }

    @Doc("After this step there is an additional one; after this phase if the step is of another phase.")
    @Says("After this step, there is an additional {extraStep} step.")
    public record ExtraStep(@MainArgument @Doc("which step") AddedStep extraStep) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Extra.addStep(t, extraStep.step);
        }
    }

    static int color(Table t, int seat, int because) {
        Ask ask = t.ask(seat, WHICH_COLOR).because(because);
        for (int c = 0; c < Color.ALL.length; c++) ask.option(COLOR_WORDS[c]);
        return Math.max(0, Code.among(ask.code(), COLOR_WORDS));
    }

    @Doc("You choose a color, which this keeps: its 'chosen number', white is 1.")
    @Says("Choose a color.")
    public record ChooseColor() implements Verb {
        @Override
        public void run(Table t, Scope s) {
            t.set(CHOSEN, s.card, color(t, s.seat, s.card) + 1);
        }
    }

    /** Another player than you may do something. */
    @Doc("A player may do something: they decide; the steps name them where they do it.")
    public record MayDo(
            @MainArgument Steps mayDo,
            @Default("me") Noun by,
            @Name("else") Steps otherwise,
            StepPurpose purpose) implements Branching {
        @Override
        public Steps way(int number) {
            return number == 0 ? mayDo : otherwise;
        }

        @Override
        public int branch(Table t, Scope s) {
            int player = by.of(t, s);
            if (player == 0) return -1;
            int seat = controller(t, player);
            boolean wants = Code.is(
                    t.ask(seat, MAY)
                            .because(s.card)
                            .purpose(purpose)
                            .option(NO)
                            .option(YES)
                            .code(),
                    YES);
            return wants ? 0 : 1;
        }

        @Override
        public String question(Teller w) {
            return Teller.sentence(w.clause(mayDo) + "?");
        }

        @Override
        public String text(Teller w) {
            String text = w.words(by) + " may " + w.doneBy(by).clause(mayDo) + ".";
            return otherwise.isEmpty() ? text : text + w.say(" Otherwise, {else}.", this);
        }
    }
}
