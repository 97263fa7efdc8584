/**
 * Cards from words: a printed rules text is read back into what a card file would say.
 *
 * <p>Nobody writes a grammar for it. {@code TemplateRules} turns the sentences of verbs and definitions round; {@code Learner} does the
 * same with every phrase that the texts of a game's own cards are made of, from the notes that are taken while a text is made ({@code
 * TextTrace}) and from where the values stand in their files ({@code Spots}). {@code Chart} reads a text by these rules, and {@code
 * CardReader} keeps a reading only if the text made from it is the text that was read.
 *
 * <p>Where a new line belongs: what a rule is in {@code Rule}, where rules come from in {@code TemplateRules}, {@code Learner} and
 * {@code Symbols}, how a text is read by them in {@code Chart}, how pieces of files are cut and joined in {@code Pieces}, which
 * reading counts in {@code CardReader}, what is printed of a text that has none in {@code Misread}.
 */
@NullMarked
package croupier.script.reading;

import org.jspecify.annotations.NullMarked;
