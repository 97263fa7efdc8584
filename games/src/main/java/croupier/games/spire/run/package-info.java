/**
 * The run around the battles: the way through the acts, the map, the rooms, what is found and bought. Uses words, cards and battle.
 *
 * <p>Where a new line belongs: the way from room to room in {@code Climb}, its battles in {@code Fights}, the map in {@code RunMap} and {@code RunRooms}, whom an act
 * has in store in {@code Meetings}; a room in the class named after it ({@code Campfire}, {@code Chest}, {@code EventRoom},
 * {@code Shop}); what is found in {@code Rewards}, {@code CardRewards} and {@code Relics}; the deck outside battles in {@code Deck};
 * what a player does not know in {@code RunSecrets}.
 */
@NullMarked
package croupier.games.spire.run;

import org.jspecify.annotations.NullMarked;
