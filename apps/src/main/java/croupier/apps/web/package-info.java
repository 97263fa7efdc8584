/** The web table: a server with lobby, matches, bots and store, and the page that people play on. */
@NullMarked
package croupier.apps.web;

import org.jspecify.annotations.NullMarked;
