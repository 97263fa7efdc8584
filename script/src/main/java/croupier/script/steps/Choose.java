package croupier.script.steps;

import croupier.kernel.Prompt;
import croupier.kernel.Rows;
import croupier.kernel.Scope;
import croupier.kernel.Table;
import croupier.script.Choice;
import croupier.script.Doc;
import croupier.script.MainArgument;
import croupier.script.Name;
import croupier.script.NamedRows;
import croupier.script.Noun;
import croupier.script.PerRow;
import croupier.script.Seats;
import croupier.script.Steps;
import croupier.script.Teller;
import croupier.script.Verb;
import org.jspecify.annotations.Nullable;

/** Somebody chooses rows; they get a name for later steps, or something is done with each. */
@Doc("Somebody chooses; what is chosen gets a name for later steps, or something is done with each.")
public record Choose(
        @MainArgument @Doc("How many of what.") Choice choose,
        @Doc("The name of what was chosen.") @Nullable NamedRows as,

        @Doc("Who chooses; by default the player of the card.") @Nullable
        Noun by,

        @Doc("The others do not learn what was chosen.") boolean secretly,

        @Doc("The order of the choice counts.") boolean inOrder,

        @Doc("The question; by default made from the text.") @Nullable
        Prompt prompt,

        @Name("do") @Doc("What is done with each; it is 'it'.") @Nullable
        PerRow<Steps> steps,

        Seats seats)
        implements Verb {
    public Choose {
        if (as == null && steps == null)
            throw new IllegalArgumentException(
                    "nothing is done with what is chosen: write 'do', or 'as' and a later step");
    }

    @Override
    public void run(Table t, Scope s) {
        int mark = t.mark();
        Prompt why = prompt == null ? choose.prompt() : prompt;
        int seat = by == null ? s.seat : seats.of(t, by.of(t, s));
        Rows chosen = choose.take(t, s, seat, why, secretly, inOrder);
        if (as != null) as.set(s, chosen);
        if (steps != null)
            for (int i = 0; i < chosen.size() && !s.stopped; i++)
                steps.with(s, chosen.get(i)).run(t, s);
        t.release(mark);
    }

    @Override
    public String question(Teller w) {
        return prompt == null ? text(w) : prompt.text();
    }

    @Override
    public String text(Teller w) {
        String who = by == null ? "Choose " : w.words(by) + " chooses ";
        String then = steps == null ? "" : " and " + w.clause(steps.value());
        return who + w.words(choose) + then + ".";
    }
}
