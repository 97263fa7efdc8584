package croupier.games.duel;

import croupier.kernel.Event;
import java.util.List;
import java.util.stream.Collectors;

/** What a listener may listen to, as card files name it. */
enum Trigger {
    GAME_START(DuelWords.GAME_START, "the game starts"),
    TURN_START(DuelWords.TURN_START, "your turn starts"),
    TURN_END(DuelWords.TURN_END, "your turn ends"),
    MY_PLAY(DuelWords.PLAY, "you play an item"),
    ENEMY_PLAY(DuelWords.PLAY, "the enemy plays an item"),
    DAMAGE(DuelWords.DAMAGE, "damage to you"),
    HEALING(DuelWords.HEALING, "your healing"),
    SPEED_UP(DuelWords.SPEED_UP, "your speeding up"),
    SLOW_DOWN(DuelWords.SLOW_DOWN, "your slowing down"),
    REMOVE_ITEM(DuelWords.REMOVE_ITEM, "the loss of your item"),
    ADD_STATUS(DuelWords.ADD_STATUS, "your gaining {of}"),
    REMOVE_STATUS(DuelWords.REMOVE_STATUS, "your losing {of}"),
    NEGATION(DuelWords.NEGATION, "the negation of your effects");

    final Event event;
    final String text;

    Trigger(Event event, String text) {
        this.event = event;
        this.text = text;
    }

    /** Whether this is an effect aimed at somebody, which can be negated or replaced. */
    boolean isEffect() {
        return switch (this) {
            case GAME_START, TURN_START, TURN_END, MY_PLAY, ENEMY_PLAY -> false;
            default -> true;
        };
    }

    /** Whether it has an amount that can be inverted. */
    boolean isNumeric() {
        return this == DAMAGE || this == HEALING || this == SPEED_UP || this == SLOW_DOWN;
    }

    /** The seats, as bits, whose turn or play concerns the one who listens, or at whom an effect must be aimed. */
    int concerns(int owner) {
        return switch (this) {
            case GAME_START -> 3;
            case ENEMY_PLAY -> 1 << (1 - owner);
            default -> 1 << owner;
        };
    }

    /** "damage to you or your healing"; {of} is the status that is meant. */
    static String list(List<Trigger> triggers, String of) {
        return triggers.stream()
                .map(w -> w.text)
                .collect(Collectors.joining(" or "))
                .replace("{of}", of);
    }
}
