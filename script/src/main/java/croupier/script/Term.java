package croupier.script;

/** Something that an expression of a card means. */
public interface Term {
    /** How rules text says a term of a game's own; nothing by default: it is called by the name that the game gave it. */
    default String text(Teller w) {
        return "";
    }

    /** The stats it reads, as bits by their index; all by default. */
    default long reads() {
        return -1;
    }

    /** Whether it speaks of this name, itself or in one of its parts; for use while card files are read. */
    default boolean mentions(String name) {
        return Mentions.in(this, name);
    }
}
