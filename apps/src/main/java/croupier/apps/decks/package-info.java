/**
 * Decks that people bring: lists of cards as text, read into a definition of a deck as the card files of a game have it. What a game
 * allows in a deck is its own matter and is said when it loads the deck; here are only the ways in which lists are written.
 */
@NullMarked
package croupier.apps.decks;

import org.jspecify.annotations.NullMarked;
