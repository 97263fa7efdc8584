/**
 * Load on a server of its own process: scripted people over real WebSockets, their answers checked against a model. Uses the
 * server as pages do; {@code web} knows nothing of it.
 *
 * <p>Where a new line belongs: what one person does in {@link croupier.apps.load.LoadPerson}, what must have become of it in {@link
 * croupier.apps.load.LoadModel}, what is measured of the server in {@link croupier.apps.load.LoadServer}.
 */
@NullMarked
package croupier.apps.load;

import org.jspecify.annotations.NullMarked;
