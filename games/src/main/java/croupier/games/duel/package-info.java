/**
 * The item duel: two players, items that are used up, statuses that listen, and a queue of turns made by speed.
 *
 * <p>Where a new line belongs: the course of a turn in {@code Turns}, rounds and the order of turns in {@code Rounds} and
 * {@code TurnQueue}, what is done to a player in {@code Effects}, what listens in {@code Chain}, what items can do in
 * {@code Verbs}, columns, zones and events in {@code DuelWords}. Items are YAML.
 */
@NullMarked
package croupier.games.duel;

import org.jspecify.annotations.NullMarked;
