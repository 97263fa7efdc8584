/**
 * Words of spire: what lies on the table, what happens, what is asked, and the game's own random numbers. Uses no other part of the
 * game.
 *
 * <p>Where a new line belongs: a column, zone, event or question of battles in {@code SpireWords}, one of a whole run in
 * {@code RunWords}; chance in {@code SpireRandom}, seeds as players type them in {@code Seeds}.
 */
@NullMarked
package croupier.games.spire.words;

import org.jspecify.annotations.NullMarked;
