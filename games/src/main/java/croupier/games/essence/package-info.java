/**
 * Essence Crown: Deities, Domains, Shards and Avatars; KL to pay with, God Charges, combat with a free split, hooks in a queue.
 *
 * <p>Where a new line belongs: phases in {@code Turn}, playing in {@code PlayCard} and {@code Paying}, God Charges in {@code Charges},
 * combat in {@code Combat} and {@code Blocking}, hooks in {@code Triggers}, what lasts in {@code Lasting};
 * verbs in the class named after what they touch; columns, zones and events in {@code EssenceWords}. Cards are YAML.
 */
@NullMarked
package croupier.games.essence;

import org.jspecify.annotations.NullMarked;
