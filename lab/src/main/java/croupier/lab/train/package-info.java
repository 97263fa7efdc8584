/**
 * Looks for better weights of a game's {@link croupier.kernel.Evaluation}, and measures how bots play with them. Uses kernel and the
 * search; commands use it.
 *
 * <p>Where a new line belongs: how matches are played and counted in {@code Trials}, how weights change in {@code Training}, what is kept
 * of a training in {@code TrainingState}.
 */
@NullMarked
package croupier.lab.train;

import org.jspecify.annotations.NullMarked;
