/**
 * The turn and what players do in it (103, 500 to 514, 117, 704).
 *
 * <p>Where a new line belongs: steps in {@code Turn}, extra ones in {@code Extra}, what a player may do with priority in
 * {@code Priority}, state-based actions in {@code StateBased}, the end of the game in {@code Losing}, opening hands in {@code Mulligan}.
 */
@NullMarked
package croupier.games.magic.turn;

import org.jspecify.annotations.NullMarked;
