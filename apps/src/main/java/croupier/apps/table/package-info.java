/** The table in a terminal: what one seat sees, drawn in text, and the words a player types. */
@NullMarked
package croupier.apps.table;

import org.jspecify.annotations.NullMarked;
