/**
 * Studies: many matches as a plan says, written as Parquet files that can be asked again.
 *
 * <p>Where a new line belongs: what is played in {@code Study} and {@code Cell}; what is counted in a match in {@code CardCounts},
 * {@code UseCounts} and {@code CourseSampler}; which rows are written in {@code PartPlayer}; threads, resuming and when to stop in
 * {@code StudyRun}; names of files in {@code StudyFolder}.
 */
@NullMarked
package croupier.lab.study;

import org.jspecify.annotations.NullMarked;
