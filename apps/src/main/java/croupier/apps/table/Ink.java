package croupier.apps.table;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Colours of a terminal, or none. Colour is never the only sign of anything. */
public enum Ink {
    PLAIN,
    COLOURED;

    /** Colour for a person at a terminal that has it, unless NO_COLOR is set. */
    public static Ink of(boolean interactive, Function<String, @Nullable String> environment) {
        String no = environment.apply("NO_COLOR");
        String terminal = environment.apply("TERM");
        boolean dumb = terminal == null || terminal.equals("dumb");
        return interactive && !dumb && (no == null || no.isEmpty()) ? COLOURED : PLAIN;
    }

    String bold(String s) {
        return with("1", s);
    }

    String dim(String s) {
        return with("2", s);
    }

    /** What can be chosen. */
    String choice(String s) {
        return with("1;36", s);
    }

    /** Names of cards. */
    String card(String s) {
        return with("33", s);
    }

    String good(String s) {
        return with("32", s);
    }

    String bad(String s) {
        return with("31", s);
    }

    private String with(String code, String s) {
        return this == PLAIN || s.isEmpty() ? s : "\u001b[" + code + "m" + s + "\u001b[0m";
    }
}
