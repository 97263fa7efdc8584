/**
 * What every card game shares: the table, the way to ask, listeners, layers, matches. Uses the JDK only; everybody may use it.
 *
 * <p>Where a new line belongs: what a match remembers in {@code Facts} and {@code Places}; who knows what in
 * {@code Knowledge}; what is asked in {@code Ask} and {@code Decision}, where the answer comes from in {@code Asking}; who hears of an event in {@code Listening}; what a value is at present in {@code Layering}; how a match runs and
 * pauses in {@code Course}, in which modes in {@code Mode}; what is done from outside in {@code Match}; what a seat may see in {@code View} and {@code Seen};
 * how a match is read afterwards in {@code EventLog} and {@code Retelling}. A word of one game does not
 * belong here: two games must need it.
 */
@NullMarked
package croupier.kernel;

import org.jspecify.annotations.NullMarked;
