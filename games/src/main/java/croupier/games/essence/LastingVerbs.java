package croupier.games.essence;

import static croupier.games.essence.EssenceWords.*;

import croupier.kernel.Ask;
import croupier.kernel.Code;
import croupier.kernel.Prompt;
import croupier.kernel.Rows;
import croupier.kernel.Scope;
import croupier.kernel.Table;
import croupier.script.Amount;
import croupier.script.Choice;
import croupier.script.Default;
import croupier.script.Doc;
import croupier.script.English;
import croupier.script.MainArgument;
import croupier.script.Modifier;
import croupier.script.Name;
import croupier.script.Numbered;
import croupier.script.Says;
import croupier.script.Teller;
import croupier.script.Verb;
import croupier.script.steps.Modes.Mode;
import java.util.List;

/** What cards give for some time, and the modes from which a player chooses. */
final class LastingVerbs {
    @Doc("Cards or players get abilities and changes for some time; 'this' is the card that bears them.")
    record Give(
            @MainArgument @Doc("To whom.") Choice give,
            @Doc("How long.") @Default("end of turn") Until until,
            @Doc("Abilities.") @Default("[]") List<Numbered<Hook>> abilities,
            @Name("while") @Doc("Changes.") @Default("[]") List<Numbered<Modifier>> changes)
            implements Verb {
        Give {
            if (abilities.isEmpty() && changes.isEmpty())
                throw new IllegalArgumentException("'give' needs 'abilities' or 'while'");
        }

        @Override
        public void run(Table t, Scope s) {
            Rows rows = give.take(t, s);
            for (int i = 0; i < rows.size(); i++) {
                int subject = rows.get(i);
                for (int n = 0; n < abilities.size(); n++)
                    Lasting.give(t, abilities.get(n).number(), s.card, s.self, subject, until);
                for (int n = 0; n < changes.size(); n++)
                    Lasting.change(t, changes.get(n).number(), s.card, s.self, subject, until);
            }
            Zones.checkGuards(t);
        }

        @Override
        public String text(Teller w) {
            StringBuilder all = new StringBuilder();
            for (Numbered<Hook> h : abilities) all.append(w.words(h)).append(' ');
            for (Numbered<Modifier> m : changes)
                all.append(Teller.sentence(w.words(m))).append(' ');
            String says = all.toString().strip();
            String whom = w.words(give);
            if (whom.equals("you")) return until.text + English.small(says);
            return until.text + w.say("{give gains}", this) + ": " + says;
        }
    }

    /** Several modes, each at most once. Choosing a mode is something that others hear of, which the common step does not tell. */
    @Name("choose modes")
    @Doc("The player chooses some of several texts, each at most once; others hear of it.")
    record Modes(
            @MainArgument @Doc("The texts.") List<Mode> chooseModes,
            @Doc("How many.") @Default("1") Amount pick,
            @Doc("Who chooses.") @Default("me") Choice by,

            @Doc("The card remembers what was chosen.") @Default("false")
            boolean remember,

            @Doc("Only what the card does not remember can be chosen.") @Default("false")
            boolean unchosen,

            @Doc("The question.") @Default("Choose one") Prompt prompt)
            implements Verb {
        Modes {
            if (chooseModes.size() < 2) throw new IllegalArgumentException("a choice of texts needs at least two");
            if (chooseModes.stream().map(Mode::label).distinct().count() < chooseModes.size())
                throw new IllegalArgumentException("each option is called differently");
        }

        @Override
        public void run(Table t, Scope s) {
            int chosen = unchosen ? t.get(MODES_CHOSEN, s.card) : 0;
            int chooser = by.takeOne(t, s);
            int seat = chooser == 0 ? s.seat : t.ownerOf(chooser);
            int n = pick.of(t, s);
            int now = 0;
            for (int k = 0; k < n; k++) {
                Ask ask = t.ask(seat, prompt).because(s.card);
                for (int i = 0; i < chooseModes.size(); i++) {
                    Mode m = chooseModes.get(i);
                    if (((chosen | now) & (1 << i)) == 0
                            && (m.when() == null || m.when().test(t, s))) ask.option(m.label());
                }
                int word = Code.word(ask.code());
                int mode = 0;
                while (mode < chooseModes.size()
                        && chooseModes.get(mode).label().index() != word) mode++;
                if (mode == chooseModes.size()) break;
                now |= 1 << mode;
                t.did(MODE_CHOSEN, player(t, seat), s.card, 1);
            }
            if (remember) t.set(MODES_CHOSEN, s.card, t.get(MODES_CHOSEN, s.card) | now);
            for (int i = 0; i < chooseModes.size(); i++)
                if ((now & (1 << i)) != 0) chooseModes.get(i).steps().run(t, s);
        }

        @Override
        public String text(Teller w) {
            String who = w.words(by);
            StringBuilder text = new StringBuilder(who.equals("you") ? "Choose " : who + " chooses ");
            text.append(w.words(pick).equals("1") ? "one" : w.words(pick));
            text.append(unchosen ? " not chosen before:" : ":");
            for (Mode m : chooseModes) text.append(" • ").append(w.sentences(m.steps()));
            return text.toString();
        }
    }

    /** The abilities of a Deity are not said by the card itself, so no list of abilities can be written for them. */
    @Doc("Until end of turn the card has the abilities of its player's Deity.")
    @Says("Until end of turn this has the abilities of your Deity.")
    record CopyDeity() implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Defs.Card deity = Essence.printed(t, GodCode.deity(t, s.self));
            for (Numbered<Hook> hook : deity.abilities())
                Lasting.give(t, hook.number(), s.card, s.self, s.card, Until.END_OF_TURN);
        }
    }
}
