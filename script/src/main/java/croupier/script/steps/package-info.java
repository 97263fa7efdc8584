/**
 * The steps that cards of every game can say: if, each, repeat, choose, let, require, stop, may, modes, chance,
 * reveal, look at.
 *
 * <p>Where a new line belongs: a step is one record with its parameters, what it does and what it says; {@code Common} names all of
 * them. A step that means something in one game only is a verb of that game.
 */
@NullMarked
package croupier.script.steps;

import org.jspecify.annotations.NullMarked;
