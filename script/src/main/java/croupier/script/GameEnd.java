package croupier.script;

import croupier.kernel.Rows;

/**
 * What it means that a text lets a player win or lose; given to every record that has a component of this type.
 *
 * @param wins a player wins: what may be against it is looked at
 * @param loses a player loses
 */
public record GameEnd(Rows.ToEach wins, Rows.ToEach loses) {
    /** Nothing is against it, and with the first player who loses the match is over. */
    public static final GameEnd AT_ONCE = new GameEnd(
            (t, player) -> {
                throw t.finish(1 << t.ownerOf(player));
            },
            (t, player) -> {
                throw t.finish(((1 << t.seats()) - 1) & ~(1 << t.ownerOf(player)));
            });
}
