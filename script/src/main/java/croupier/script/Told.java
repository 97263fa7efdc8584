package croupier.script;

/** A definition or a part of one that has a sentence of its own; the text of others is made from their texts and abilities in order. */
public interface Told {
    /** Its rules text: what {@link Says} says with the parameters filled in. */
    default String text(Teller w) {
        return text(w, w.says((Record) this).strip());
    }

    /** The text where the definition's file has words of its own for it; a game may add what every card says. */
    default String text(Teller w, String own) {
        return own;
    }
}
