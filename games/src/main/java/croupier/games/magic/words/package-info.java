/**
 * The words of Magic's rulebook: what lies on the table, what happens, what is asked, and the small values that cards and rules are
 * written with. Uses no other chapter.
 *
 * <p>Where a new line belongs: a column, zone, event, question or answer in {@code MagicWords}; what is true of an event in
 * {@code Events}; a keyword, type, counter or duration in the enum or list of that name; a rule that effects can change in {@code Rule};
 * who is meant by a word of a text in {@code Scopes}; what changed words mean in {@code Wording}.
 */
@NullMarked
package croupier.games.magic.words;

import org.jspecify.annotations.NullMarked;
