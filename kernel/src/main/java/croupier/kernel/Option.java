package croupier.kernel;

import java.util.List;

/**
 * A rule of the match that the maker of the match may choose; lies in a register.
 *
 * @param choices the names of its values, counted from {@code least}, or empty for plain numbers
 */
public record Option(Column register, int usual, int least, int most, List<String> choices, String help) {
    public String name() {
        return register.name();
    }

    /** The value as people write it. */
    public String say(int value) {
        if (choices.isEmpty()) return Integer.toString(value);
        int i = value - least;
        return i >= 0 && i < choices.size() ? choices.get(i) : Integer.toString(value);
    }

    /** The value that somebody wrote, in small letters or large ones. */
    public int read(String text) {
        int i = choices.indexOf(text.strip());
        if (i < 0) i = inAnyCase(text.strip());
        if (i >= 0) return least + i;
        try {
            int value = Integer.parseInt(text.strip());
            if (value >= least && value <= most) return value;
        } catch (NumberFormatException e) {
            // told below, together with what would be right
        }
        throw new IllegalArgumentException("option " + name() + " cannot be '" + text + "'"
                + (choices.isEmpty()
                        ? ": write a number from " + least + " to " + most
                        : ". " + Nearest.hint(text.strip(), choices)));
    }

    private int inAnyCase(String text) {
        for (int i = 0; i < choices.size(); i++) if (choices.get(i).equalsIgnoreCase(text)) return i;
        return -1;
    }
}
