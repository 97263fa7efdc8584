/**
 * Spire: one hero climbs three acts and fights monsters that show what they are going to do. Uses kernel and script.
 *
 * <p>Where a new line belongs: a battle's course in {@code Battle} and {@code Turns}, playing a card in {@code PlayCard}, the queue of
 * actions in {@code Actions}, what is done to a creature in {@code Creatures} and {@code Hits}, piles in {@code Piles}, monsters'
 * choices in {@code Monsters}; the way through the acts in {@code Climb} and {@code RunMap}, rooms in the class named after them,
 * what is found in {@code Rewards} and {@code Shop}, chance in {@code SpireRandom}; verbs in the class named after what they touch.
 * Cards, relics, potions, monsters and events are YAML; what they may say is registered in {@code SpireLanguage} and
 * {@code RunLanguage}, their keys are in {@code Defs} and {@code RunDefs}, and {@code Pages} compiles them into {@code SpireCards}.
 * Texts come from the sentences beside the verbs and from {@code grammar.yaml}; no text is made in a class of rules.
 */
@NullMarked
package croupier.games.spire;

import org.jspecify.annotations.NullMarked;
