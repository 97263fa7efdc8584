package croupier.script.steps;

import croupier.kernel.Answers;
import croupier.kernel.Ask;
import croupier.kernel.Question;
import croupier.kernel.Rows;
import croupier.kernel.Scope;
import croupier.kernel.Table;
import croupier.script.Choice;
import croupier.script.Default;
import croupier.script.Doc;
import croupier.script.Main;
import croupier.script.Name;
import croupier.script.NamedRows;
import croupier.script.PerRow;
import croupier.script.Seats;
import croupier.script.Selection;
import croupier.script.Teller;
import croupier.script.Verb;
import org.jspecify.annotations.Nullable;

/** Several players choose at the same time, one thing each; none sees what the others choose before all have. */
@Name("each")
@Doc("Several players choose at the same time, one thing each; none sees what the others choose before all have.")
public record ChooseEach(
        @Main @Doc("Who chooses.") Selection each,
        @Doc("One of what; 'it' is the one who chooses.") PerRow<Choice> choose,

        @Doc("The others do not learn what was chosen.") @Default("false")
        boolean secretly,

        @Doc("The name of what was chosen.") @Nullable NamedRows as,
        Seats seats)
        implements Verb, Question {
    public ChooseEach {
        if (choose.value().isForced())
            throw new IllegalArgumentException("players choose '1 of' or 'up to 1 of' something");
    }

    @Override
    public void run(Table t, Scope s) {
        Rows asked = t.rows();
        Rows players = each.rows(t, s);
        for (int i = 0; i < players.size(); i++) asked.add(seats.of(t, players.get(i)));
        Answers answers = t.askEach(asked, choose.value().prompt(), this, t.numberOf(s));
        if (as != null) as.set(s, answers.rows(t));
    }

    @Override
    public void fill(Table t, int seat, int arg, Ask ask) {
        Scope s = t.scope(arg);
        ask.because(s.card);
        int mark = t.mark();
        Rows players = each.rows(t, s);
        for (int i = 0; i < players.size(); i++) {
            if (seats.of(t, players.get(i)) != seat) continue;
            Choice one = choose.with(s, players.get(i));
            ask.from(one.from().rows(t, s));
            if (one.min().of(t, s) == 0) ask.may();
        }
        if (secretly) ask.secretly();
        t.release(mark);
    }

    @Override
    public String text(Teller w) {
        return w.words(each) + " each choose " + w.words(choose.value()) + (secretly ? " secretly." : ".");
    }
}
