/**
 * What card files of Magic define, and how it is said (200 to 207, 601.2f). Uses the words alone.
 *
 * <p>Where a new line belongs: a key of a card file in {@code Defs}; a part of a cost in {@code Cost}; the sentence of an ability in
 * the class named after it, such as {@code ReplacementText}; what a verb says of itself to those who only look at it in an interface
 * such as {@code EntersWith}.
 */
@NullMarked
package croupier.games.magic.cards;

import org.jspecify.annotations.NullMarked;
