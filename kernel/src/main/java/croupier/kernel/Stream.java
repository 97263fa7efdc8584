package croupier.kernel;

/** A named random stream; its state lies in the match row. */
public record Stream(String name, int index, int at, Generator generator) {}
