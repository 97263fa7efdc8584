package croupier.script.forms;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** How a definition of a pack says what becomes of the one of the same name below it. */
public enum PackMark {
    REPLACES("In a pack: takes the place of the definition of this name."),
    CHANGES("In a pack: the fields written here take the place of those of the definition of this name."),
    ADDS("In a pack: the lists written here continue those of the definition of this name."),
    REMOVES("In a pack: the definition of this name is left out.");

    /** As it is written in card files. */
    public final String key = name().toLowerCase(Locale.ROOT);

    /** For editors. */
    public final String doc;

    PackMark(String doc) {
        this.doc = doc;
    }

    public static @Nullable PackMark of(String key) {
        for (PackMark m : values()) if (m.key.equals(key)) return m;
        return null;
    }

    /** All, for messages. */
    public static String keys() {
        return Arrays.stream(values()).map(m -> m.key).collect(Collectors.joining(", "));
    }
}
