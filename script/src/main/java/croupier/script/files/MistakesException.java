package croupier.script.files;

import java.util.List;

/** The card files cannot be used: every mistake in them at once. */
public final class MistakesException extends RuntimeException {
    private final transient List<Mistake> mistakes;

    public MistakesException(List<Mistake> mistakes) {
        this("card files", mistakes);
    }

    /** Mistakes in other files than card files, such as scenarios. */
    public MistakesException(String where, List<Mistake> mistakes) {
        super(say(where, mistakes), null, false, false);
        this.mistakes = List.copyOf(mistakes);
    }

    public List<Mistake> mistakes() {
        return mistakes;
    }

    private static String say(String where, List<Mistake> mistakes) {
        StringBuilder all = new StringBuilder();
        all.append(mistakes.size() == 1 ? "1 mistake" : mistakes.size() + " mistakes")
                .append(" in the ")
                .append(where);
        for (Mistake m : mistakes) all.append('\n').append(m);
        return all.toString();
    }
}
