/**
 * Decks that people bring: lists of cards as text, read into a definition of a deck as the card files of a game have it. What a game
 * allows in a deck is its own matter and is said when it loads the deck; here are only the ways in which lists are written.
 *
 * <p>Where a new line belongs: a way to write lists in {@code DeckListReader}, a format of files in a class such as {@code DekFile}, how
 * cards are found by name in {@code DeckImport}. Commands are in {@code croupier.apps}, what pages send in {@code croupier.apps.web}.
 */
@NullMarked
package croupier.apps.decks;

import org.jspecify.annotations.NullMarked;
