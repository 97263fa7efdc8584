/**
 * Expressions of card files, {@code 2 * my.power}, compiled to the typed trees that cards are carried out with.
 *
 * <p>Where a new line belongs: what a word or sign is in {@code Lexer}; what stands alone, names and brackets in
 * {@code Primaries}; what joins such pieces in {@code Parser}; what can be known before the match in {@code Fold}; what a name
 * means in one place of a text in {@code Env}, in the whole content in {@code Meanings}; what a game declares in
 * {@code Declarations}.
 */
@NullMarked
package croupier.script.language;

import org.jspecify.annotations.NullMarked;
