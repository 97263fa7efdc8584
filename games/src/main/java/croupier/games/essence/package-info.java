/** Essence Crown: Deities, Domains, Shards and Avatars; KL to pay with, God Charges, combat with a free split, hooks in a queue. */
@NullMarked
package croupier.games.essence;

import org.jspecify.annotations.NullMarked;
