package croupier.games.magic.words;

import croupier.kernel.*;

/** Where an object goes. */
public enum Destination {
    HAND,
    BATTLEFIELD,
    TOP,
    BOTTOM,
    GRAVEYARD,
    EXILE;

    /** The zone; what enters the battlefield goes there by other rules. */
    public Zone zone() {
        return switch (this) {
            case HAND -> MagicWords.HAND;
            case TOP, BOTTOM -> MagicWords.LIBRARY;
            case EXILE -> MagicWords.EXILE;
            default -> MagicWords.GRAVEYARD;
        };
    }

    /** Where an effect puts something instead. */
    public String said() {
        return switch (this) {
            case EXILE -> "exile it";
            case TOP -> "put it on top of " + library(false);
            default -> "put it into " + place(false);
        };
    }

    public String place(boolean many) {
        return switch (this) {
            case HAND -> many ? "their owners' hands" : "its owner's hand";
            case BATTLEFIELD -> "the battlefield";
            case GRAVEYARD -> many ? "their owners' graveyards" : "its owner's graveyard";
            default -> library(many);
        };
    }

    public static String library(boolean many) {
        return many ? "their owners' libraries" : "its owner's library";
    }
}
