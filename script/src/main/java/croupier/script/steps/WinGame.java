package croupier.script.steps;

import croupier.kernel.Scope;
import croupier.kernel.Table;
import croupier.script.Choice;
import croupier.script.Default;
import croupier.script.Doc;
import croupier.script.GameEnd;
import croupier.script.MainArgument;
import croupier.script.Says;
import croupier.script.Verb;

/** A player wins the game. */
@Says("{winGame wins} the game.")
@Says(value = "You win the game.", when = "winGame: me")
@Doc("A player wins the game.")
public record WinGame(@MainArgument @Default("me") Choice winGame, GameEnd end) implements Verb {
    @Override
    public void run(Table t, Scope s) {
        winGame.take(t, s).each(t, end.wins());
    }
}
