/**
 * The table in a terminal: what one seat sees, drawn in text, and the words a player types.
 *
 * <p>Where a new line belongs: what is drawn in {@code Screen}, what is typed in {@code Menu}, the course of a sitting in
 * {@code Sitting}. How a game draws itself belongs to the game.
 */
@NullMarked
package croupier.apps.table;

import org.jspecify.annotations.NullMarked;
