/**
 * Results of many matches as Parquet files, and queries over them; DuckDB does both and is loaded only here.
 *
 * <p>Where a new line belongs: rows that are collected in memory are a {@code Sheet}; how files are written, named and queried in
 * {@code Lake}. What the rows mean is no matter of this package.
 */
@NullMarked
package croupier.lab.data;

import org.jspecify.annotations.NullMarked;
