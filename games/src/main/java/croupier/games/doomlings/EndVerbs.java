package croupier.games.doomlings;

import static croupier.games.doomlings.DoomWords.*;

import croupier.kernel.Ask;
import croupier.kernel.Code;
import croupier.kernel.Rows;
import croupier.kernel.Scope;
import croupier.kernel.Table;
import croupier.script.Amount;
import croupier.script.Choice;
import croupier.script.Default;
import croupier.script.Doc;
import croupier.script.Main;
import croupier.script.NamedNumber;
import croupier.script.Selection;
import croupier.script.Teller;
import croupier.script.Verb;
import croupier.script.Vocabulary;
import org.jspecify.annotations.Nullable;

/** What cards say of colours and of World's End. */
final class EndVerbs {
    private EndVerbs() {}

    static void addTo(Vocabulary v) {
        v.verbs(ChooseColor.class, NameColor.class, Score.class, Worth.class, EndBy.class, Suffer.class, Advance.class);
    }

    /** You choose a colour; the name holds its number. */
    @Doc("You choose a color.")
    record ChooseColor(
            @Main @Doc("A name for it.") NamedNumber as,

            @Doc("Which colors, as 'it' in 'color'; all four unless told.") @Nullable
            Amount not,

            @Doc("Whether colorless may be chosen too.") @Default("false")
            boolean orColorless,

            @Doc("Whether none may be chosen: the number is then -1.") @Default("false")
            boolean optional)
            implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Ask ask = t.ask(s.seat, CHOOSE_COLOR).because(s.card);
            int without = not == null ? -1 : not.of(t, s);
            if (optional) ask.option(NO_COLOR);
            for (int c = 1; c < Color.COUNT; c++) if (c != without) ask.option(colorWord(c));
            if (orColorless && without != 0) ask.option(colorWord(0));
            int color = colorOf(Code.word(ask.code()));
            if (color >= 0) t.tell(chooses(color), s.self, s.card, 0);
            as.set(s, color);
        }

        @Override
        public String text(Teller w) {
            return optional ? "You may choose a color." : not == null ? "Choose a color." : "Choose another color.";
        }
    }

    /** The colour chosen for this trait, which scoring reads: {@code this trait.chosen}. */
    @Doc("The color chosen for this trait: 'this trait.chosen'.")
    record NameColor(@Main @Doc("The color.") Amount color) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            t.set(CHOSEN, s.card, color.of(t, s));
        }

        @Override
        public String text(Teller w) {
            return "";
        }
    }

    /** A World's End line gives you points. */
    @Doc("You get points besides those of your traits.")
    record Score(@Main @Doc("How many.") Amount score) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int points = score.of(t, s);
            if (points == 0) return;
            t.add(LINE_POINTS, s.self, points);
            t.tell(LINE_SCORED, s.self, s.card, points);
        }

        @Override
        public String text(Teller w) {
            return "Score " + w.words(score) + ".";
        }
    }

    /** Traits are worth a fixed number of points, whatever they say. */
    @Doc("Traits are worth a fixed number of points, whatever they say.")
    record Worth(
            @Main @Doc("How many points.") Amount worth,
            @Doc("Which traits.") Selection of) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int mark = t.mark();
            Rows traits = of.rows(t, s);
            for (int i = 0; i < traits.size(); i++) {
                t.set(FIXED, traits.get(i), 1);
                t.set(WORTH, traits.get(i), worth.of(t, s));
            }
            t.release(mark);
        }

        @Override
        public String text(Teller w) {
            return w.say("{of} are worth {worth} and nothing else.", this);
        }
    }

    /** The World's End line of another catastrophe counts, for everybody. */
    @Doc("The World's End line of this catastrophe counts, for everybody.")
    record EndBy(@Main @Doc("Which.") Choice catastrophe) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int mark = t.mark();
            int chosen = catastrophe.takeOne(t, s);
            if (chosen != 0) t.set(FINAL, chosen);
            if (chosen != 0) t.tell(ENDS, 0, chosen, 0);
            t.release(mark);
        }

        @Override
        public String text(Teller w) {
            return w.say("The world ends with {catastrophe}.", this);
        }
    }

    /** The World's End line of a catastrophe is carried out for you alone, beside the one that counts for all. */
    @Doc("The World's End line of a catastrophe is carried out for you alone, beside the one that counts for all.")
    record Suffer(@Main @Doc("Which.") Choice catastrophe) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int mark = t.mark();
            int chosen = catastrophe.takeOne(t, s);
            if (chosen != 0) WorldsEnd.suffer(t, s.seat, chosen);
            t.release(mark);
        }

        @Override
        public String text(Teller w) {
            return w.say("Carry out the World's End of {catastrophe}.", this);
        }
    }

    /** The next catastrophe comes at once: turns and ages before it are skipped. The age deck has no other word for it. */
    @Doc("The next catastrophe comes at once; turns and ages before it are skipped.")
    record Advance() implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Rounds.advance(t);
        }

        @Override
        public String text(Teller w) {
            return "The next catastrophe comes at once; turns and ages before it are skipped.";
        }
    }
}
