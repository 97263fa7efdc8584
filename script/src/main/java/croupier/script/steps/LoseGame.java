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

/** Players lose the game. */
@Says("{loseGame loses} the game.")
@Says(value = "You lose the game.", when = "loseGame: me")
@Doc("Players lose the game.")
public record LoseGame(@MainArgument @Default("me") Choice loseGame, GameEnd end) implements Verb {
    @Override
    public void run(Table t, Scope s) {
        loseGame.take(t, s).each(t, end.loses());
    }
}
