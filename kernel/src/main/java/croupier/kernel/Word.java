package croupier.kernel;

/**
 * What an option does, in one word: play, pass, choose.
 *
 * @param text how a screen says it, with {a} and {b} for its rows; in place of a row {n} for a number or {card}
 *     for the name of a card by its number in the catalogue
 * @param seldom whether players hardly ever want it: screens keep it out of the way
 */
public record Word(String name, int index, String text, boolean seldom) implements Constant<Word> {
    /** Whether its first place holds a number and no row. */
    public boolean hasNumber() {
        return text.contains("{n}") || hasCard();
    }

    /** Whether that number is one of the catalogue. */
    boolean hasCard() {
        return text.contains("{card}");
    }

    @Override
    public String toString() {
        return name;
    }
}
