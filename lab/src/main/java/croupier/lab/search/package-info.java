/**
 * The bot that thinks: information-set Monte Carlo tree search over what a seat sees.
 *
 * <p>Where a new line belongs: what a tree remembers in {@code Tree}; how one iteration goes down in {@code Descent}; what a position
 * is worth in {@code Judge}; how iterations are spread over threads in {@code Search}; what can be set in {@code SearchOptions}.
 */
@NullMarked
package croupier.lab.search;

import org.jspecify.annotations.NullMarked;
