/** The programs people start; uses kernel, script and lab, finds games by ServiceLoader, and nobody uses it. */
@NullMarked
package croupier.apps;

import org.jspecify.annotations.NullMarked;
