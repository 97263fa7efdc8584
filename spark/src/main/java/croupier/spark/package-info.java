/**
 * Studies on Apache Spark: the parts of a study are the partitions of a job, and every part is written by the worker that played it.
 *
 * <p>Where a new line belongs: connecting, settings, sending parts, what a worker must know and what it does are a class each. Nothing
 * here decides what is played or written.
 */
@NullMarked
package croupier.spark;

import org.jspecify.annotations.NullMarked;
