/**
 * What people, bots and scenarios see of spire: drawings, names of options, previews, the log, and how a
 * case is laid out. Uses all chapters; no rule uses it.
 *
 * <p>Where a new line belongs: a battle in text in {@code SpireArt}, the rest of a run in {@code RunArt}; what an option is called in
 * {@code RunTexts}, what it would do in {@code Previews}; what the log leaves out in {@code SpireLog}; where cases begin in {@code SpireStage} and
 * {@code RunStage}. What bots count stands in the package {@code outlook}.
 */
@NullMarked
package croupier.games.spire.table;

import org.jspecify.annotations.NullMarked;
