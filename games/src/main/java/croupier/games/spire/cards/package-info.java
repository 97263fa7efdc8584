/**
 * What the card files say, and how it comes into the action queue. Cards, relics, potions, powers, monsters and events are YAML: their
 * keys are in {@code Defs} and {@code RunDefs}, {@code Pages} compiles them into {@code SpireCards} and {@code RunCards}, which rules
 * read by number. A text is a list of steps; each waits in the queue of {@code Actions}, put there by the text itself or by a
 * {@code Hook} that listens. Uses words alone: what a step does stands in the verbs.
 *
 * <p>Where a new line belongs: a key of card files in {@code Defs}, of monsters in {@code MonsterDefs}, of a run's files in {@code RunDefs}; what rules ask of a card all
 * the time in {@code Traits}; lists that chance picks from in {@code Pools} (battles) and {@code CardLists} (outside battles); when a
 * step comes in {@code TextStep} and {@code Waits}; what listens in {@code Hook}.
 */
@NullMarked
package croupier.games.spire.cards;

import org.jspecify.annotations.NullMarked;
