/**
 * The card files of a game as one: read, compiled, looked up; and the game class that is built on them.
 *
 * <p>Where a new line belongs: what can be known before cards are compiled in {@code Sources}; the order of compiling in
 * {@code Compiler}; what a game asks of its compiled cards in {@code Library} and {@code Definitions}; what a reader looks up in
 * {@code Lookup}; what the classes of all card games share in {@code CardGame}: layout, options of decks, names of abilities.
 */
@Api
@NullMarked
package croupier.script.library;

import croupier.kernel.Api;
import org.jspecify.annotations.NullMarked;
