/** Card files to compiled cards; uses the kernel only, and games and apps use it. */
@NullMarked
package croupier.script;

import org.jspecify.annotations.NullMarked;
