/**
 * Bots, playouts, tournaments and balance reports; uses the kernel only and finds games by ServiceLoader.
 *
 * <p>Where a new line belongs: a bot is a policy that sees what its seat sees; many matches and what is counted over them in
 * {@code Simulation}; speed in {@code Bench}; what a designer asks of a set of cards in {@code Balance}.
 */
@Api
@NullMarked
package croupier.lab;

import croupier.kernel.Api;
import org.jspecify.annotations.NullMarked;
