/** The steps that cards of every game can say: if, each, repeat, choose, let, require, stop, may, modes, chance. */
@NullMarked
package croupier.script.steps;

import org.jspecify.annotations.NullMarked;
