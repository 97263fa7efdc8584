package croupier.lab.contract;

/** Ways in which a game can break its contract. */
enum Sin {
    NONE,
    /** A fact lies in a field and not in the table. */
    REMEMBERS,
    /** Only those who hold a certain hidden card are asked. */
    ASKS_HOLDERS,
    /** What one may choose depends on what another holds. */
    PEEKS,
    /** How good a match looks to a seat depends on what others hold. */
    JUDGES_HIDDEN_CARDS,
    /** One task asks a hundred times. */
    LONG_TASK,
    /** A card lies nowhere. */
    LOSES_A_CARD,
    /** A rule breaks after a certain answer. */
    THROWS,
    /** The match has no end. */
    ENDLESS,
    /** The same option is offered twice. */
    TWICE,
    /** A lambda captures, so that every decision makes garbage. */
    GARBAGE
}
