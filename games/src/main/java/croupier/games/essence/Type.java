package croupier.games.essence;

/** The types of cards. */
enum Type {
    DEITY,
    DOMAIN,
    SHARD,
    AVATAR,
    SPELL,
    RITE,
    RELIC,
    SUPPORT,
    TOKEN;

    /** Whether it fights: it has Power and Guard and lies in the Avatar Line. */
    boolean fights() {
        return this == AVATAR || this == TOKEN;
    }

    /** Whether it is carried out and goes to the Crypt. */
    boolean isCast() {
        return this == SPELL || this == RITE;
    }
}
