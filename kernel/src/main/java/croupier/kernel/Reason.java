package croupier.kernel;

/** Why something is not an option now, as a sentence with {a}, {b} and {n}. */
public record Reason(String name, String text) {}
