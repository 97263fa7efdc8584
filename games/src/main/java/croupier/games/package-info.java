/**
 * The games, one package each: a game uses the kernel and the script, never another game, and is found by ServiceLoader.
 *
 * <p>Where a new line belongs: nowhere here. What two games share goes down to the script or the kernel.
 */
@NullMarked
package croupier.games;

import org.jspecify.annotations.NullMarked;
