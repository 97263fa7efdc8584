/**
 * What can be paid, and how best (106, 118, 605): nothing here changes the table.
 *
 * <p>Where a new line belongs: what a source of mana would make in {@code Yields}; what it gives up in {@code Harm}; whether mana of
 * simple sources is enough in {@code Sources}; the search for a way to pay in {@code Payer} and the classes it is made of; what is paid
 * beside mana in {@code Parts}.
 */
@NullMarked
package croupier.games.magic.mana;

import org.jspecify.annotations.NullMarked;
