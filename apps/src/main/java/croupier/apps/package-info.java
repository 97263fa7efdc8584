/**
 * The programs people start; uses kernel, script and lab, finds games by ServiceLoader, and nobody uses it.
 *
 * <p>Where a new line belongs: a command is one class; what several commands read or print is a class of its own. What a command
 * computes belongs to the lab or the kernel.
 */
@NullMarked
package croupier.apps;

import org.jspecify.annotations.NullMarked;
