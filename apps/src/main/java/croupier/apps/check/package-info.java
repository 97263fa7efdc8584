/**
 * Checks of the web table in a real browser: Chromium, driven over its debugging connection. Uses the table's HTTP like any guest.
 *
 * <p>Where a new line belongs: what the browser can do in {@link croupier.apps.check.Chromium}, what is done with it in {@link
 * croupier.apps.check.TableCheck}, what must hold on the page in {@code contract.js} among the resources.
 */
@NullMarked
package croupier.apps.check;

import org.jspecify.annotations.NullMarked;
