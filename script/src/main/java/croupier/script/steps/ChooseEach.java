package croupier.script.steps;

import croupier.kernel.Answers;
import croupier.kernel.Ask;
import croupier.kernel.Prompt;
import croupier.kernel.Question;
import croupier.kernel.Rows;
import croupier.kernel.Scope;
import croupier.kernel.Table;
import croupier.script.Choice;
import croupier.script.Doc;
import croupier.script.MainArgument;
import croupier.script.Name;
import croupier.script.NamedRows;
import croupier.script.PerRow;
import croupier.script.Seats;
import croupier.script.Selection;
import croupier.script.Teller;
import croupier.script.Together;
import croupier.script.Verb;
import org.jspecify.annotations.Nullable;

/**
 * Several players choose at the same time; none sees what the others choose before all have. Who chooses several things is
 * asked for one after the other, together with the others who still choose.
 */
@Name("each")
@Doc("Several players choose at the same time; none sees what the others choose before all have.")
public record ChooseEach(
        @MainArgument @Doc("Who chooses.") Selection each,

        @Doc("How many of what; 'it' is the one who chooses.")
        PerRow<Choice> choose,

        @Doc("The others do not learn what was chosen.") boolean secretly,

        @Doc("The name of what was chosen.") @Nullable NamedRows as,

        @Doc("The question; by default made from the text.") @Nullable
        Prompt prompt,

        Seats seats,
        Together together)
        implements Verb, Question {
    private static final int MOST = 64;

    public ChooseEach {
        if (choose.value().isForced())
            throw new IllegalArgumentException("players choose '1 of' or 'up to 1 of' something");
    }

    @Override
    public void run(Table t, Scope s) {
        int mark = t.mark();
        Rows asked = t.rows();
        Rows players = each.rows(t, s);
        Rows chosen = as == null ? t.rows() : as.in(s).clear();
        if (!secretly && !together.isUsual()) {
            inTurn(t, s, players, chosen);
            t.release(mark);
            return;
        }
        for (int round = 0; round < MOST; round++) {
            whoChooses(t, s, round, players, asked.clear());
            if (asked.isEmpty()) break;
            Answers answers = t.askEach(asked, prompt == null ? choose.value().prompt() : prompt, this, t.numberOf(s));
            int before = chosen.size();
            for (int i = 0; i < answers.size(); i++) if (answers.row(i) != 0) chosen.add(answers.row(i));
            if (as == null || chosen.size() == before) break;
        }
        t.release(mark);
    }

    /** One after the other, each knowing what those before have chosen. */
    private void inTurn(Table t, Scope s, Rows players, Rows chosen) {
        together.order(t, players);
        for (int i = 0; i < players.size(); i++) {
            Choice one = choose.with(s, players.get(i));
            int seat = seats.of(t, players.get(i));
            int from = chosen.size();
            chosen.addAll(one.take(t, s, seat, prompt == null ? one.prompt() : prompt, false, false));
            together.tell(t, seat, chosen, from, 1);
        }
    }

    /** Those who choose more things than there were rounds. */
    private void whoChooses(Table t, Scope s, int round, Rows players, Rows asked) {
        for (int i = 0; i < players.size(); i++)
            if (round < choose.with(s, players.get(i)).max().of(t, s)) asked.add(seats.of(t, players.get(i)));
    }

    @Override
    public void fill(Table t, int seat, int arg, Ask ask) {
        Scope s = t.scope(arg);
        ask.because(s.card).purpose(choose.value().purpose());
        int mark = t.mark();
        Rows players = each.rows(t, s);
        for (int i = 0; i < players.size(); i++) {
            if (seats.of(t, players.get(i)) != seat) continue;
            Choice one = choose.with(s, players.get(i));
            Rows from = one.from().rows(t, s);
            for (int k = from.size() - 1; k >= 0; k--)
                if (as != null && as.in(s).has(from.get(k))) from.removeAt(k);
            ask.from(from);
            if (one.min().of(t, s) == 0) ask.may();
        }
        if (secretly) ask.secretly();
        t.release(mark);
    }

    @Override
    public String question(Teller w) {
        return prompt == null ? "Choose " + w.words(choose.value()) + (secretly ? " secretly" : "") : prompt.text();
    }

    @Override
    public String text(Teller w) {
        return Teller.sentence(w.eachDoes(each, secretly ? "secretly chooses" : "chooses", choose));
    }
}
