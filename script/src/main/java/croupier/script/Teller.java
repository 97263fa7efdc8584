package croupier.script;

import java.util.List;

/** Makes rules text from what a card does: whole sentences, numbers as they are at the card's level. */
public final class Teller {
    Teller() {}

    /**
     * Fills in a sentence with the components of a record by name: {@code {amount}}, {@code {amount:card|cards}} for a number
     * with its noun. What stands in square brackets is left out if a component in it is empty or as it is by default.
     */
    public String say(String sentence, Record of) {
        return Soon.yet();
    }

    /** A value in words. */
    public String words(Object value) {
        return Soon.yet();
    }

    /** A number with its noun: "1 card", "2 cards", "X cards". */
    public String count(Amount amount, String one, String many) {
        return Soon.yet();
    }

    /** Steps as sentences. */
    public String sentences(List<Verb> steps) {
        return Soon.yet();
    }

    /** Steps as one part of a sentence: "deal 3 damage and draw a card". */
    public String clause(List<Verb> steps) {
        return Soon.yet();
    }

    /** A name in possessive form: "your", "the target's". */
    public String whose(String name) {
        return Soon.yet();
    }

    String plain(Verb verb) {
        return Soon.yet();
    }

    String choice(Choice c) {
        return Soon.yet();
    }

    String ability(Ability a) {
        return Soon.yet();
    }

    String modifier(Modifier m) {
        return Soon.yet();
    }
}
