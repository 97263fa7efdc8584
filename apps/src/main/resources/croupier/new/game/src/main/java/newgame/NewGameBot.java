package newgame;

import croupier.kernel.*;
import croupier.lab.BotSource;

/** A bot of the game's own: it plays the newest card of its hand. */
public final class NewGameBot implements BotSource, Policy {
    @Override
    public String name() {
        return "new-game-bot";
    }

    @Override
    public boolean plays(Game game) {
        return game instanceof NewGame;
    }

    @Override
    public Policy bot(Game game, String options) {
        return new NewGameBot();
    }

    @Override
    public int choose(Seen seen, Decision d) {
        return d.size() - 1;
    }
}
