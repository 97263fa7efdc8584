/**
 * How good positions look to a bot and what it tries first: by what seats see and by what compiled cards say of themselves, with
 * weights from a file. Uses all chapters but that of screens; nothing but the game itself uses it.
 *
 * <p>Where a new line belongs: what a battle looks like in {@code Outlook}, what is tried first there in {@code BattlePrior}; what a run is
 * worth in {@code RunValue}, the way ahead in {@code MapAhead}; what a card does in {@code CardSense}; which weights there are in
 * {@code Weights}.
 */
@NullMarked
package croupier.games.spire.outlook;

import org.jspecify.annotations.NullMarked;
