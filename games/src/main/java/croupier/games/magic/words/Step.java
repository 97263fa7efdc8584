package croupier.games.magic.words;

import croupier.kernel.*;
import org.jspecify.annotations.Nullable;

/** The steps of a turn; a main phase counts as one (500.1). */
public enum Step implements Stored {
    UNTAP,
    UPKEEP,
    DRAW,
    MAIN,
    BEGIN_COMBAT,
    ATTACKERS,
    BLOCKERS,
    FIRST_DAMAGE,
    DAMAGE,
    END_COMBAT,
    SECOND_MAIN,
    END,
    CLEANUP;

    public static final Step[] ALL = values();

    /** Whether a phase begins with it (500.1). */
    public boolean isFirstOfPhase() {
        return this == UNTAP || this == MAIN || this == BEGIN_COMBAT || this == SECOND_MAIN || this == END;
    }

    /** Whether both are steps of one phase. */
    public boolean isOfPhaseOf(Step other) {
        return first() == other.first();
    }

    private Step first() {
        Step s = this;
        while (!s.isFirstOfPhase()) s = ALL[s.number() - 1];
        return s;
    }

    /** The event with which it begins, which may be skipped (614.10); null for none. */
    @Nullable
    public Event begins() {
        return switch (this) {
            case UPKEEP -> MagicWords.UPKEEP;
            case DRAW -> MagicWords.DRAW_STEP;
            case MAIN, SECOND_MAIN -> MagicWords.MAIN_PHASE;
            case BEGIN_COMBAT -> MagicWords.COMBAT;
            case END_COMBAT -> MagicWords.COMBAT_ENDS;
            case END -> MagicWords.END_STEP;
            default -> null;
        };
    }
}
