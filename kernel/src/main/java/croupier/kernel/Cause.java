package croupier.kernel;

/**
 * One step on the way from the printed number of a row to the one that counts now.
 *
 * @param source what the modifier belongs to, 0 if it is gone
 */
public record Cause(Stat stat, int before, int after, int source, Layer layer) {}
