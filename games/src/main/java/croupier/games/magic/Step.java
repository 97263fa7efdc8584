package croupier.games.magic;

/** The steps of a turn; a main phase counts as one (500.1). */
public enum Step {
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

    static final Step[] ALL = values();

    @SuppressWarnings("EnumOrdinal")
    int number() {
        return ordinal();
    }
}
