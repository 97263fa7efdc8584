/** Bots, playouts, tournaments and balance reports; uses the kernel only and finds games by ServiceLoader. */
@NullMarked
package croupier.lab;

import org.jspecify.annotations.NullMarked;
