package croupier.games.duel;

/** The ways in which a listener reacts to an event. */
enum Reacts {
    /** The event first, then the listener's effects for its owner. */
    ADDS,
    /** The listener's effects instead of the event, for the player to whom the event belonged. */
    REPLACES,
    /** The event is swallowed, unless an older listener swallows the negation; then effects for the owner, if any. */
    NEGATES,
    /** The event goes on with its amount turned round, and may be turned round again; then effects for the owner, if any. */
    INVERTS
}
