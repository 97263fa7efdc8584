/**
 * Verbs: what cards, relics, potions, monsters and events can do. A verb is a record with its keys, its sentence and what it does,
 * which is a call of the rules. Uses words, cards, battle and run; no rule uses a verb.
 *
 * <p>Where a new line belongs: in the class named after what the verb touches: {@code Hits} and {@code Gains} for creatures,
 * {@code CardVerbs}, {@code Making}, {@code Looking} and {@code Pricing} for cards in battle, {@code MonsterVerbs}, {@code FateVerbs} and
 * {@code EncounterVerbs} for monsters, {@code CarriedVerbs} for relics and potions in battle, {@code DeckVerbs}, {@code LootVerbs},
 * {@code RewardVerbs} and {@code EventVerbs} for the run. Every verb is registered in the language of the game.
 */
@NullMarked
package croupier.games.spire.verbs;

import org.jspecify.annotations.NullMarked;
