package croupier.games.magic.words;

import croupier.script.*;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/**
 * A type line (205), written {@code Legendary Creature - Elf Warrior}.
 *
 * @param bits what rules know
 * @param subtypes other subtypes, in lower case
 */
public record TypeLine(int bits, List<String> subtypes, String said) implements Told {
    @Override
    public String text(Teller w) {
        return said;
    }

    @Override
    public String toString() {
        return said;
    }

    public TypeLine {
        subtypes = List.copyOf(subtypes);
    }

    public static TypeLine of(String written) {
        int bits = 0;
        List<String> others = new ArrayList<>();
        int dash = written.indexOf(" - ");
        String types = dash < 0 ? written : written.substring(0, dash);
        for (String word : types.strip().split("\\s+")) {
            Type t = find(word);
            if (t == null || t.isSubtype())
                throw new IllegalArgumentException("'" + word
                        + "' is no card type: write types, then ' - ', then subtypes, such as Creature - Elf Warrior");
            bits |= t.bit();
        }
        if ((bits & Type.CARD_TYPES) == 0)
            throw new IllegalArgumentException("a type line names a card type, such as Creature or Land (205.2a)");
        if (dash >= 0)
            for (String word : written.substring(dash + 3).strip().split("\\s+")) {
                Type t = find(word);
                if (t != null && !t.isSubtype())
                    throw new IllegalArgumentException(
                            "'" + word + "' is no subtype: card types and supertypes stand before ' - ' (205.1)");
                if (t != null) bits |= t.bit();
                else others.add(subtype(word));
            }
        return new TypeLine(bits, others, said(written));
    }

    /** Subtypes are words (205.3); a number beside them is power and toughness in the wrong place. */
    private static String subtype(String word) {
        if (!word.chars().allMatch(c -> Character.isLetter(c) || c == '-' || c == '\''))
            throw new IllegalArgumentException(
                    "'" + word + "' is no subtype: power and toughness are said by 'pt', such as pt: 4/2");
        return word.toLowerCase(Locale.ROOT);
    }

    public static String said(String written) {
        StringJoiner s = new StringJoiner(" ");
        for (String w : written.strip().split("\\s+"))
            s.add(w.equals("-") ? "-" : Character.toUpperCase(w.charAt(0)) + w.substring(1));
        return s.toString();
    }

    private static @Nullable Type find(String word) {
        for (Type t : Type.ALL) if (t.name().equalsIgnoreCase(word) && t != Type.CHANGELING) return t;
        return null;
    }

    /** A word for each subtype that stands in a type line; used to name them in expressions. */
    public static List<String> subtypesOf(String written) {
        int dash = written.indexOf(" - ");
        if (dash < 0) return List.of();
        List<String> all = new ArrayList<>();
        for (String word : written.substring(dash + 3).strip().split("\\s+"))
            if (find(word) == null) all.add(word.toLowerCase(Locale.ROOT));
        return all;
    }
}
