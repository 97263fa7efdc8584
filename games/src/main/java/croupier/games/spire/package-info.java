/**
 * Spire: one hero climbs three acts and fights monsters that show what they are going to do. Uses kernel and script.
 *
 * <p>The chapters lie in packages, each using only those before it: {@code words}, {@code cards} (what card files say, and the action
 * queue), {@code battle}, {@code run} (map, rooms, rewards), {@code verbs} (what cards can do), {@code outlook} (how bots judge), {@code table} (what
 * people see).
 * Here is the game that the kernel plays.
 *
 * <p>Where a new line belongs: in the chapter it is about; what card files may say is registered in {@code SpireLanguage} and
 * {@code RunLanguage}. Texts come from the sentences beside the verbs and from {@code grammar.yaml}; no text is made in a class of
 * rules.
 */
@NullMarked
package croupier.games.spire;

import org.jspecify.annotations.NullMarked;
