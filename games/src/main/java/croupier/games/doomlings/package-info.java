/** Doomlings: two to six species grow traits, age after age, until the third catastrophe. Uses kernel and script. */
@NullMarked
package croupier.games.doomlings;

import org.jspecify.annotations.NullMarked;
