/**
 * Magic: the machinery of its rules in Java, its cards as data. Rule numbers are those of the Comprehensive Rules of
 * 2025-09-19. Uses kernel and script, no other game.
 *
 * <p>Where a new line belongs: the class named after the rule's chapter: {@code Turn}, {@code Priority}, {@code Casting},
 * {@code Activating}, {@code Targets}, {@code Paying}, {@code Resolving}, {@code TriggerQueue}, {@code Combat}, {@code CombatDamage},
 * {@code StateBased}, {@code Copies}, {@code FaceDown}; verbs in the class named after what they touch; what cards may say in
 * {@code MagicLanguage}. Cards are YAML.
 */
@NullMarked
package croupier.games.magic;

import org.jspecify.annotations.NullMarked;
