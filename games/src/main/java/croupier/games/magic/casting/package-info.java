/**
 * Spells and abilities: cast, activated, put on the stack, aimed, paid for, resolved (115, 601 to 608).
 *
 * <p>Where a new line belongs: {@code Casting} (601), {@code Activating} (602), {@code ActivatingMana} (605), {@code TriggerQueue}
 * (603.3), {@code Targets} (115), {@code Paying} (601.2f to h) with {@code PayingParts}, {@code ByHand} for mana that players make themselves, {@code Resolving}
 * (608), {@code TurningUp} (702.37e). What can be paid at all is found in the chapter of mana.
 */
@NullMarked
package croupier.games.magic.casting;

import org.jspecify.annotations.NullMarked;
