package croupier.script.forms;

import croupier.kernel.Api;
import croupier.script.files.Node;

/** Reads a type of a game's own from a node; {@code read} gives the mistake to the reading and may return anything then. */
@FunctionalInterface
@Api
public interface Converter<T> {
    T read(Node node, Reading reading);
}
