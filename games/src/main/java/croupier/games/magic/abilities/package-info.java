/**
 * Cards and abilities as rules read them while playing (113, 603, 604, 613, 614): compiled once, reached by {@code MagicCards.of}.
 *
 * <p>Where a new line belongs: how an ability is compiled in {@code AbilityCompiler}; when it applies and what it does then in the class
 * of its kind: {@code TriggeredAbility}, {@code ReplacementEffect}, {@code StaticPart}, {@code RuleChange}, {@code ManaAbility}. An
 * ability that another effect gives is named after what gives it: {@code TriggerGrantedByStatic}, {@code TriggerGrantedByEffect},
 * {@code GrantedStatic}; all that one text gives together is {@code GrantedAbilities}.
 */
@NullMarked
package croupier.games.magic.abilities;

import org.jspecify.annotations.NullMarked;
