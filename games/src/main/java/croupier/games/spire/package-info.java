/**
 * Spire: one hero climbs three acts and fights monsters that show what they are going to do. Uses kernel and script.
 *
 * <p>Where a new line belongs: a battle's course in {@code Battle} and {@code Turns}, playing a card in {@code PlayCard}, the queue of
 * actions in {@code Actions}, what is done to a creature in {@code Creatures} and {@code Hits}, piles in {@code Piles}, monsters'
 * choices in {@code Monsters}; the way through the acts in {@code Climb} and {@code RunMap}, rooms in the class named after them,
 * what is found in {@code Rewards} and {@code Shop}, chance in {@code SpireRandom}; verbs in the class named after what they touch.
 * Cards, relics, potions, monsters and events are YAML.
 */
@NullMarked
package croupier.games.spire;

import org.jspecify.annotations.NullMarked;
