/**
 * The combat phase (506 to 511).
 *
 * <p>Where a new line belongs: attackers in {@code Combat}, blockers in {@code Blocking}, what restricts or requires blocks in
 * {@code BlockLaw} and {@code Evasion}, who deals how much in {@code CombatDamage}.
 */
@NullMarked
package croupier.games.magic.combat;

import org.jspecify.annotations.NullMarked;
