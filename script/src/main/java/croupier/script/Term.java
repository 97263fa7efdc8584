package croupier.script;

/** Something that an expression of a card means; it can say itself in words. */
public interface Term {
    /** How rules text says it. */
    default String text(Teller w) {
        return "";
    }

    /** The stats it reads, as bits by their index; all unless told. */
    default long reads() {
        return -1;
    }
}
