package croupier.script;

/** A definition that says its own rules text; others are told from their texts and abilities in order. */
public interface Told {
    String text(Teller w);

    /** The text where the definition's file has words of its own for it; a game may say before them what every card says. */
    default String text(Teller w, String own) {
        return own;
    }
}
