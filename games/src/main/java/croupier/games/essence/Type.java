package croupier.games.essence;

import croupier.kernel.*;

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

    /** Where a card lies once it is played. */
    Zone zone() {
        return switch (this) {
            case DEITY -> EssenceWords.DEITY;
            case DOMAIN -> EssenceWords.DOMAIN;
            case SHARD -> EssenceWords.SHARDS;
            case AVATAR, TOKEN -> EssenceWords.AVATARS;
            case RELIC, SUPPORT -> EssenceWords.RELICS;
            case SPELL, RITE -> EssenceWords.IN_USE;
        };
    }
}
