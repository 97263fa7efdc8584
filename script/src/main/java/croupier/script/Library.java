package croupier.script;

import croupier.kernel.Layout;
import java.util.List;

/** Everything that the card files of a game define, compiled. */
public final class Library {
    /** The catalogue of all kinds that lie on the table. */
    public Cards cards() {
        return Soon.yet();
    }

    /** The definitions of this record. */
    public <T> Definitions<T> definitions(Class<T> type) {
        return Soon.yet();
    }

    /** All values that stand in a {@code Numbered} of this type, by number; or all definitions of this record. */
    public <T> List<T> all(Class<T> type) {
        return Soon.yet();
    }

    /** The rules text of a card at a level. */
    public String text(int card, int level) {
        return Soon.yet();
    }

    /** Option values that a variant sets, as people write them. */
    public Variant variant(String name) {
        return Soon.yet();
    }

    /** All examples of all definitions, as they are written. */
    public List<Example> examples() {
        return Soon.yet();
    }

    /** Reads further pieces, such as those of a scenario, with the same names. */
    public Reading reading() {
        return Soon.yet();
    }

    public Layout layout() {
        return Soon.yet();
    }

    public Vocabulary vocabulary() {
        return Soon.yet();
    }
}
