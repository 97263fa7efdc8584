package croupier.kernel;

/**
 * What an option does, in one word: play, pass, choose.
 *
 * @param text how a screen says it, with {a} and {b} for its rows, or {n} for a number in place of a row
 * @param seldom whether players hardly ever want it: screens keep it out of the way
 */
public record Word(String name, int index, String text, boolean seldom) implements Constant<Word> {
    /** Whether its first place holds a number and no row. */
    public boolean hasNumber() {
        return text.contains("{n}");
    }

    @Override
    public String toString() {
        return name;
    }
}
