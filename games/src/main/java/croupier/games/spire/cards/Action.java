package croupier.games.spire.cards;

import croupier.kernel.*;
import croupier.script.*;
import org.jspecify.annotations.Nullable;

/** A verb that waits in the action queue: some of it is fixed when it is queued, the rest is done when its turn comes. */
public interface Action extends Verb {
    /** The number that is fixed when it is queued: damage and block are computed as the card is used. */
    default int fix(Table t, Scope s) {
        return s.amount;
    }

    /** How often it is queued; null for once. */
    default @Nullable Amount repeats() {
        return null;
    }

    /** Whether the number is fixed again each time it is queued, as a target that is drawn. */
    default boolean fixesEachTime() {
        return false;
    }

    /** Where the match may be over with it, the rule that calls it leaves. */
    void act(Table t, Scope s, int fixed);

    /**
     * Those that come most often have a call site of their own, counted from 1 to 3, so that the compiler can inline them; 0 for
     * the one that all others share.
     */
    default int callSite() {
        return 0;
    }

    /** Whether its number is fixed when the card is used, wherever it stands in the text, as that of damage and block is. */
    default boolean isFixedAtUse() {
        return false;
    }

    /** Whether what it does lasts beyond the battle. */
    default boolean lastsBeyondBattle() {
        return false;
    }

    /** Whether it is still done when the last monster has died meanwhile. */
    default boolean staysAfterVictory() {
        return false;
    }

    /** At once: inside another step. */
    @Override
    default void run(Table t, Scope s) {
        int fixed = fix(t, s);
        Amount repeats = repeats();
        for (int i = repeats == null ? 1 : repeats.of(t, s); i > 0; i--) {
            act(t, s, fixed);
            t.leaveIfOver();
        }
    }
}
