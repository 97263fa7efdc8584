/**
 * The web table: a server with lobby, matches, bots and store, and the page that people play on.
 *
 * <p>Where a new line belongs: HTTP in {@code Site}, one connection in {@code Line}, one match with everybody at it in {@code Room}, what
 * a page is sent in {@code RoomFrames} and {@code Eyes}, what is stored in {@code Store}, every limit in {@code Limits}. The page
 * itself is {@code app/} under the resources.
 */
@NullMarked
package croupier.apps.web;

import org.jspecify.annotations.NullMarked;
