/** What every card game shares: the table, the way to ask, listeners, layers, matches. Uses the JDK only; everybody may use it. */
@NullMarked
package croupier.kernel;

import org.jspecify.annotations.NullMarked;
