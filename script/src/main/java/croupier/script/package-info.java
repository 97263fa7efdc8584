/**
 * What cards consist of: the types with which a game writes its verbs and definitions. It uses the kernel only; card files are
 * read to these types by the packages below, in this order: {@code files}, {@code language}, {@code forms}, {@code texts},
 * {@code library}.
 *
 * <p>Where a new line belongs: a new kind of number, condition, row or set in {@code Amounts}, {@code Conditions}, {@code Nouns} or
 * {@code Selections}; what a component of a verb may be in a type of its own, what is said about it in an annotation; English
 * that needs no card in {@code English} and {@code NounPhrase}. What every game's cards can do is a step (package
 * {@code steps}), what one game's cards can do a verb of that game.
 */
@Api
@NullMarked
package croupier.script;

import croupier.kernel.Api;
import org.jspecify.annotations.NullMarked;
