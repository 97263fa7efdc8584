/**
 * What happens to objects and players where they are: continuous effects of what has resolved (611), shields (614, 615), counters
 * (122), life (119), damage (120), attaching, tapping, and what the table keeps of targets and of combat.
 *
 * <p>Where a new line belongs: the class named after the rule. What moves an object to another zone belongs to the chapter of zones.
 */
@NullMarked
package croupier.games.magic.effects;

import org.jspecify.annotations.NullMarked;
