/**
 * Card files as trees of nodes, each with its place, and what is wrong in them.
 *
 * <p>Where a new line belongs: how YAML is read in {@code Yaml}; how a tree is copied or walked in {@code Node} and {@code Trees};
 * how a mistake is shown with its line in {@code Mistake} and {@code Source}; how Java names are written in card files in
 * {@code Naming}. What a file means is none of this package's business.
 */
@Api
@NullMarked
package croupier.script.files;

import croupier.kernel.Api;
import org.jspecify.annotations.NullMarked;
