package croupier.script.steps;

import croupier.script.Vocabulary;

/** The steps that all games share. */
public final class Common {
    private Common() {}

    public static void addTo(Vocabulary v) {
        v.verbs(
                If.class,
                Each.class,
                ChooseEach.class,
                Repeat.class,
                Choose.class,
                ChooseNumber.class,
                Let.class,
                Require.class,
                Stop.class,
                May.class,
                Modes.class,
                Chance.class);
    }
}
