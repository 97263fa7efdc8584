package croupier.kernel;

/** What a question is for: a constant of the rules or of the card files, whose words are made only when somebody looks. */
public interface Purpose {
    /** The question in words, such as "Exhaust 2 cards of your hand"; {a} stands for the row whose effect asks. */
    String text();

    /** What comes of an option, where the question alone does not say it; empty for nothing to add. */
    default String aside(Table t, long code) {
        return "";
    }
}
