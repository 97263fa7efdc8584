package croupier.kernel;

/** One step of the game's order in which modifiers change stats. */
public record Layer(String name, int index) implements Constant<Layer> {}
