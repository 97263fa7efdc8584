/** The games, one package each: a game uses the kernel and the script, never another game, and is found by ServiceLoader. */
@NullMarked
package croupier.games;

import org.jspecify.annotations.NullMarked;
