/**
 * Objects change zones (400 to 408): they move, enter, leave, are copied, lie face down. These rules call each other all the time, in
 * the rulebook too: what leaves may give back what it exiled, what enters may be a copy, what is copied may lie face down.
 *
 * <p>Where a new line belongs: {@code Moves} for any change of zones, {@code Entering} for the battlefield, {@code Copies} (707),
 * {@code FaceDown} (708), {@code Drawing} for cards in hands and libraries, {@code Destroying} (701.8, 701.21), {@code Leaving} for
 * a player who leaves the game (800.4).
 */
@NullMarked
package croupier.games.magic.zones;

import org.jspecify.annotations.NullMarked;
