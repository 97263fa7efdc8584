package croupier.script.steps;

import croupier.script.If;
import croupier.script.Require;
import java.util.List;

/** The steps that all games share. */
public final class Common {
    private Common() {}

    /** In the order in which documentation lists them. */
    public static List<Class<? extends Record>> all() {
        return List.of(
                If.class,
                Each.class,
                ChooseEach.class,
                InTurn.class,
                Repeat.class,
                Choose.class,
                ChooseNumber.class,
                Let.class,
                Require.class,
                Stop.class,
                May.class,
                Modes.class,
                Chance.class,
                Reveal.class,
                LookAt.class,
                WinGame.class,
                LoseGame.class);
    }
}
