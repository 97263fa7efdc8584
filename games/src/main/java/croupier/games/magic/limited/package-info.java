/**
 * Decks that are made before the match begins: drafted or built from sealed packs (100.2b).
 *
 * <p>Where a new line belongs: what happens before hands are dealt and only where cards are not brought along; which card is worth what
 * to a drafter. Rules of deck sizes are in {@code abilities.DeckLaw}.
 */
@NullMarked
package croupier.games.magic.limited;

import org.jspecify.annotations.NullMarked;
