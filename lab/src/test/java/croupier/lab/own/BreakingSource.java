package croupier.lab.own;

import croupier.kernel.Game;
import croupier.kernel.Policy;
import croupier.lab.BotSource;

/** A bot that cannot play: {@code breaking}. */
public final class BreakingSource implements BotSource {
    @Override
    public String name() {
        return "breaking";
    }

    @Override
    public Policy bot(Game game, String options) {
        return (_, _) -> {
            throw new IllegalStateException("this bot always breaks");
        };
    }
}
