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
    /** A seat is asked while the match is laid out. */
    ASKS_IN_SETUP,
    /** After some turns nothing is put into the queue, and the match is not ended. */
    FORGETS_THE_NEXT_TASK,
    /** Who leaves keeps everything. */
    EMPTY_LEAVE,
    /** A card is read behind the last one of a zone. */
    READS_BEYOND,
    /** A rule runs in a circle without asking anybody. */
    CIRCLES,
    /** A fact lies in a static field, shared by all matches. */
    SHARES,
    /** The same option is offered twice. */
    TWICE,
    /** A lambda captures, so that every decision makes garbage. */
    GARBAGE
}
