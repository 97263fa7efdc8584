/**
 * The contract that every game keeps, in plain Java: for the test run, for fuzzing at any size, for class files.
 *
 * <p>Where a new line belongs: a clause that holds for every game in {@code Contract}; each clause has a game that breaks it in the
 * tests.
 */
@Api
@NullMarked
package croupier.lab.contract;

import croupier.kernel.Api;
import org.jspecify.annotations.NullMarked;
