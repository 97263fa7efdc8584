package croupier.games.magic.abilities;

import static croupier.games.magic.words.MagicWords.*;

import croupier.kernel.*;

/** An ability as an object of its own: one that was activated or has triggered, on the stack or waiting to be put there (113.7a, 603.3). */
public final class AbilityObject {
    /** Triggers on other abilities' triggering go on the stack in the second of the two passes (603.3b). */
    public static final int SECOND_PASS = 1;

    private AbilityObject() {}

    /** An ability as an object for the stack; it lies nowhere yet (113.7a). */
    public static int create(Table t, Text text, int source, int seat) {
        int ability = t.create(OBJECT, t.card(source));
        t.set(ABILITY, ability, text.number + 1);
        t.set(SOURCE, ability, source);
        t.set(OWNER, ability, seat);
        t.setPrinted(CONTROLLER, ability, seat);
        t.setPrinted(COLORS, ability, t.stat(COLORS, source));
        t.setPrinted(WORDS, ability, text.words(t, source));
        return ability;
    }

    /** An ability has triggered: what it is about is kept with it. */
    public static void trigger(
            Table t,
            Text text,
            int source,
            int seat,
            int by,
            int about,
            int much,
            int remembered,
            int words,
            boolean second) {
        if (text.saysOneEventTwice() && isWaiting(t, text, source, about)) return;
        int ability = create(t, text, source, seat);
        t.setPrinted(WORDS, ability, words);
        t.set(ABOUT, ability, about);
        t.set(BY, ability, by);
        t.set(MUCH, ability, much);
        t.set(REMEMBERED, ability, remembered);
        t.set(STRUCK, ability, second ? SECOND_PASS : 0);
        t.move(ability, WAITING, 0);
        if (!second) t.did(TRIGGERS, 0, ability, 0);
    }

    private static boolean isWaiting(Table t, Text text, int source, int about) {
        for (int i = 0; i < t.count(WAITING, 0); i++) {
            int ability = t.at(WAITING, 0, i);
            if (t.get(ABILITY, ability) == text.number + 1
                    && t.get(SOURCE, ability) == source
                    && t.get(ABOUT, ability) == about) return true;
        }
        return false;
    }
}
