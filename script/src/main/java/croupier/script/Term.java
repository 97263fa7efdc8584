package croupier.script;

/** Something that an expression of a card means; it can say itself in words. */
public interface Term {
    /** How rules text says it; what a game gave a name is called so. */
    default String text(Teller w) {
        return w.registered(this);
    }

    /** The stats it reads, as bits by their index; all unless told. */
    default long reads() {
        return -1;
    }

    /** Whether it speaks of this name, itself or in one of its parts; for use while card files are read. */
    default boolean mentions(String name) {
        return Mentions.in(this, name);
    }
}
