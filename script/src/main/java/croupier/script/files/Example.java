package croupier.script.files;

/** One entry of a definition's {@code examples}, as it is written. */
public record Example(String folder, String definition, Node node) {}
