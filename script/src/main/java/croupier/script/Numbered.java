package croupier.script;

/** A value with a running number, counted from 0 per type over all content: what a listener row keeps of its ability. */
public record Numbered<T>(int number, T value) {}
