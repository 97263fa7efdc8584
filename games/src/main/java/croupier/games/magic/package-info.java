/**
 * Magic: the machinery of its rules in Java, its cards as data. Rule numbers are those of the Comprehensive Rules of
 * 2025-09-19. Uses kernel and script, no other game.
 */
@NullMarked
package croupier.games.magic;

import org.jspecify.annotations.NullMarked;
