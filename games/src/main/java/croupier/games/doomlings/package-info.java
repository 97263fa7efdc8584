/**
 * Doomlings: two to six species grow traits, age after age, until the third catastrophe. Uses kernel and script.
 *
 * <p>Where a new line belongs: the course of a turn in {@code Turns}, ages and rounds in {@code Rounds} and {@code AgeDeck}, who may
 * play what in {@code MayPlay}, playing in {@code Plays}, reactions in {@code Windows}, the last catastrophe in {@code WorldsEnd},
 * points in {@code Scoring}; verbs in the class named after what they touch; columns, zones and events in {@code DoomWords}. Cards
 * are YAML.
 */
@NullMarked
package croupier.games.doomlings;

import org.jspecify.annotations.NullMarked;
