/**
 * Battles: their course from the first hand to victory, playing a card, what is done to creatures, piles, powers, monsters, potions.
 * These chapters call each other all the time, as the rulebook's do: a card hits a monster, its death wins the battle, a power
 * queues actions. Uses words and cards; knows nothing of the run around it.
 *
 * <p>Where a new line belongs: the course of a battle in {@code Battle}, playing a card in {@code PlayCard} and what it costs in
 * {@code Costs}, what is done to a creature in {@code Creatures}, stacks in {@code Powers}, piles in {@code Piles}, monsters' choices in
 * {@code Monsters}, what a hero goes into battle with in {@code Loadout}. What only cards say is a verb.
 */
@NullMarked
package croupier.games.spire.battle;

import org.jspecify.annotations.NullMarked;
