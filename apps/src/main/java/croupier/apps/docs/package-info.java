/**
 * A static site of guides and games: plain files that any browser reads without a server and without a script.
 *
 * <p>Where a new line belongs: what is a page in {@link croupier.apps.docs.StaticSite}, what a game's pages say in {@link
 * croupier.apps.docs.GamePages}, how a guide is read in {@link croupier.apps.docs.Guides}, how pages look in {@code style.css}
 * among the resources.
 */
@NullMarked
package croupier.apps.docs;

import org.jspecify.annotations.NullMarked;
