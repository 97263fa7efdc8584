/** The contract that every game keeps, in plain Java: for the test run, for fuzzing at any size, for class files. */
@NullMarked
package croupier.lab.contract;

import org.jspecify.annotations.NullMarked;
