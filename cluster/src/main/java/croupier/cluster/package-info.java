/**
 * Several servers of the web table on one PostgreSQL database. Apache Pekko's cluster sharding decides which of them serves a match; the
 * database refuses what a server stores that serves it no longer (docs/lease.md). The single server knows nothing of this module.
 *
 * <p>Where a new line belongs: what the command line says in {@code ClusterMain}, the cluster's settings in {@code ClusterSettings}, who
 * serves what in {@code Placement}, one match as the cluster knows it in {@code MatchEntity}, what goes between servers in
 * {@code ClusterMessages}.
 */
@NullMarked
package croupier.cluster;

import org.jspecify.annotations.NullMarked;
