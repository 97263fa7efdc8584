/**
 * Rules text from what a card does: whole sentences, with the words of the game's grammar file.
 *
 * <p>Where a new line belongs: how an amount is said in {@code AmountWords}, a condition in {@code ConditionWords}, rows in
 * {@code RowWords}, one row and what belongs to it in {@code NameWords}, who does something in {@code SubjectWords}, steps in
 * {@code StepWords}, abilities, events and modifiers in {@code AbilityWords}, definitions in {@code DefinitionWords}. What a gap
 * of a sentence may say stands in {@code Template}, what a grammar file may say in {@code GrammarFile}. {@code CardTeller} has
 * no words of its own: it knows from whose point of view a text is made and asks the others.
 */
@NullMarked
package croupier.script.texts;

import org.jspecify.annotations.NullMarked;
