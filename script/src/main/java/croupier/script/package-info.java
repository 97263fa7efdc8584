/**
 * Card files to compiled cards; uses the kernel only, and games and apps use it.
 *
 * <p>Where a new line belongs: how YAML is read in {@code Yaml}; what a file may contain in {@code Forms} and {@code RecordForm};
 * what an expression may say in {@code Parser} and the classes named after what they compile ({@code Amounts}, {@code Conditions},
 * {@code Selections}); how a sentence reads in {@code English} and {@code Teller}; what an author reads about a mistake beside the
 * place that finds it. What every game's cards can do is a step (package {@code steps}), what one game's cards can do a verb of
 * that game.
 */
@NullMarked
package croupier.script;

import org.jspecify.annotations.NullMarked;
