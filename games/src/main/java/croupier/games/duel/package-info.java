/** The item duel: two players, items that are used up, statuses that listen, and a queue of turns made by speed. */
@NullMarked
package croupier.games.duel;

import org.jspecify.annotations.NullMarked;
