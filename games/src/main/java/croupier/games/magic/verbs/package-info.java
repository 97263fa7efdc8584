/**
 * What cards can do: the verbs of the card language. Each is a record with its text, and calls the rule that it names.
 *
 * <p>Where a new line belongs: a verb in the class named after what it touches, and in the list of {@code MagicLanguage}. What a verb
 * needs beyond a call of a rule belongs to the chapter of that rule.
 */
@NullMarked
package croupier.games.magic.verbs;

import org.jspecify.annotations.NullMarked;
