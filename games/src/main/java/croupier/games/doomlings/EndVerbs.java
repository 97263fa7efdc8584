package croupier.games.doomlings;

import static croupier.games.doomlings.DoomWords.*;

import croupier.kernel.*;
import croupier.script.*;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What cards say of colours and of World's End. */
final class EndVerbs {
    @Says("{by chooses} a color[ or colorless{orColorless}].")
    @Says(value = "{by chooses} one of {of}.", when = "of")
    @Says(value = "{by chooses} another color[ or colorless{orColorless}].", when = "not")
    @Says(value = "{by} may choose a color[ or colorless{orColorless}].", when = "optional")
    @Says(
            value = "{by} may choose one of {of}.",
            when = {"optional", "of"})
    @Says(
            value = "{by} may choose another color[ or colorless{orColorless}].",
            when = {"optional", "not"})
    @Doc("A player chooses a color.")
    record ChooseColor(
            @MainArgument NamedNumber as,
            @Doc("Among which colors; all four by default.") List<Color> of,
            @Doc("A color that cannot be chosen.") @Nullable Amount not,
            @Doc("Whether colorless may be chosen too.") boolean orColorless,

            @Doc("Whether none may be chosen: the number is then -1.")
            boolean optional,

            @Default("me") Noun by,
            @Default("choose a color") Prompt prompt)
            implements Verb {
        private static final List<Color> FOUR = List.of(Color.RED, Color.BLUE, Color.GREEN, Color.PURPLE);

        ChooseColor {
            if (of.stream().distinct().count() < of.size())
                throw new IllegalArgumentException("a color is named twice");
        }

        @Override
        public void run(Table t, Scope s) {
            int chooser = by.of(t, s);
            if (chooser == 0) return;
            Ask ask = t.ask(t.ownerOf(chooser), prompt).because(s.card);
            int without = not == null ? -1 : not.of(t, s);
            List<Color> among = of.isEmpty() ? FOUR : of;
            if (optional) ask.option(NO_COLOR);
            for (int i = 0; i < among.size(); i++)
                if (among.get(i).number() != without)
                    ask.option(colorWord(among.get(i).number()));
            boolean grey = orColorless && without != 0 && !among.contains(Color.COLORLESS);
            if (grey) ask.option(colorWord(0));
            int color = Code.among(ask.code(), COLORS);
            if (color >= 0) t.tell(CHOOSES, chooser, s.card, colorWord(color).index());
            as.set(s, color);
        }
    }

    @Says("")
    @Doc("The color chosen for this trait, for its points: 'this trait.chosen'.")
    record NameColor(@MainArgument @Doc("The color.") Amount color) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            t.set(CHOSEN, s.card, color.of(t, s));
        }
    }

    @Says("Score {score:each}.")
    @Doc("You get points besides those of your traits.")
    record Score(@MainArgument Amount score) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int points = score.of(t, s);
            if (points == 0) return;
            t.add(LINE_POINTS, s.self, points);
            t.tell(LINE_SCORED, s.self, s.card, points);
        }
    }

    @Says("{of} are worth {worth} and nothing else.")
    @Doc("Traits are worth a fixed number of points, whatever they say.")
    record Worth(
            @MainArgument Amount worth,
            @Doc("Which traits.") Selection of) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Rows traits = of.rows(t, s);
            for (int i = 0; i < traits.size(); i++) {
                t.set(FIXED, traits.get(i), 1);
                t.set(WORTH, traits.get(i), worth.of(t, s));
            }
        }
    }

    @Says("The world ends with {catastrophe}.")
    @Doc("The World's End line of this catastrophe counts, for everybody.")
    record EndBy(@MainArgument Choice catastrophe) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int chosen = catastrophe.takeOne(t, s);
            if (chosen != 0) t.set(FINAL, chosen);
            if (chosen != 0) t.tell(ENDS, 0, chosen, 0);
        }
    }

    @Says("Carry out the World's End of {catastrophe}.")
    @Doc("The World's End line of a catastrophe is carried out for you alone, beside the one that counts for all.")
    record Suffer(@MainArgument Choice catastrophe) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int chosen = catastrophe.takeOne(t, s);
            if (chosen != 0) WorldsEnd.suffer(t, s.seat, chosen);
        }
    }

    @Says("The next catastrophe comes at once; turns and ages before it are skipped.")
    @Doc("The next catastrophe comes at once; turns and ages before it are skipped.")
    record Advance() implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Rounds.advance(t);
        }
    }
}
