package croupier.lab;

import croupier.kernel.Game;
import croupier.kernel.Policy;

/**
 * A bot that is found on the class path: a jar names its source in {@code META-INF/services/croupier.lab.BotSource}, and the bot is
 * there under its name in every command.
 */
public interface BotSource {
    /** How it is named in commands: small letters, digits and hyphens. */
    String name();

    /** Whether it can play this game. */
    default boolean plays(Game game) {
        return true;
    }

    /**
     * A new bot for one seat.
     *
     * @param options what was written behind the name and a colon, empty for nothing
     */
    Policy bot(Game game, String options);
}
