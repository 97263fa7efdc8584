package croupier.script.steps;

import croupier.kernel.Rows;
import croupier.kernel.Scope;
import croupier.kernel.Table;
import croupier.script.Doc;
import croupier.script.MainArgument;
import croupier.script.Name;
import croupier.script.Required;
import croupier.script.Says;
import croupier.script.Seats;
import croupier.script.Selection;
import croupier.script.Steps;
import croupier.script.Verb;

/** Players carry out a text one after the other; one whose text ends early keeps nobody else from it. */
@Says("{players} in turn: {do}.")
@Doc("Players act one after the other: each in turn is 'me'.")
public record InTurn(
        @MainArgument @Doc("Who.") Selection players,
        @Required @Name("do") @Doc("What each does.") Steps steps,
        Seats seats)
        implements Verb {
    @Override
    public void run(Table t, Scope s) {
        Rows all = players.rows(t, s);
        int self = s.self;
        int seat = s.seat;
        for (int i = 0; i < all.size(); i++) {
            s.self = all.get(i);
            s.seat = seats.of(t, s.self);
            steps.run(t, s);
            s.stopped = false;
        }
        s.self = self;
        s.seat = seat;
    }
}
