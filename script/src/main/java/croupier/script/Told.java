package croupier.script;

/** A definition that says its own rules text; others are told from their texts and abilities in order. */
public interface Told {
    String text(Teller w);
}
