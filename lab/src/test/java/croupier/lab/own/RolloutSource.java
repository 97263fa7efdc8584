package croupier.lab.own;

import croupier.kernel.Game;
import croupier.kernel.Policy;
import croupier.lab.BotSource;

/** The rollout bot by name: {@code rollout}, or {@code rollout:50}. */
public final class RolloutSource implements BotSource {
    @Override
    public String name() {
        return "rollout";
    }

    @Override
    public Policy bot(Game game, String options) {
        return new RolloutBot(options.isEmpty() ? 20 : Integer.parseInt(options));
    }
}
