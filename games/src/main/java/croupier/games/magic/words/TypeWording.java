package croupier.games.magic.words;

import static croupier.games.magic.words.MagicWords.*;

import croupier.kernel.*;
import java.util.List;

/**
 * Text-changing effects on creature types (612). What two creature types of an object's text have become is one number, {@link
 * MagicWords#TYPE_WORDS}: a byte for each of them and for what stands there now, counted from 1.
 */
public final class TypeWording {
    private static final int BYTE = 255;
    private static final int PAIR = 16;

    private TypeWording() {}

    /** What a creature type in the text of an object is now, by its place among the subtypes. */
    public static int of(Table t, int object, int place) {
        if (t.get(TEXTS_CHANGED) == 0 || object == 0 || !t.is(OBJECT, object)) return place;
        return now(t.stat(TYPE_WORDS, object), place);
    }

    private static int now(int words, int place) {
        for (int at = 0; at < 2 * PAIR; at += PAIR)
            if ((words >>> at & BYTE) == place + 1) return (words >>> (at + 8) & BYTE) - 1;
        return place;
    }

    /** All that says the one type now says the other; what a third change would replace beside two stays. */
    public static int with(int words, int from, int to) {
        int is = words;
        boolean known = false;
        for (int at = 0; at < 2 * PAIR; at += PAIR) {
            known |= (is >>> at & BYTE) == from + 1;
            if ((is >>> (at + 8) & BYTE) == from + 1) is = is & ~(BYTE << (at + 8)) | (to + 1) << (at + 8);
        }
        for (int at = 0; at < 2 * PAIR && !known; at += PAIR)
            if ((is >>> at & BYTE) == 0) {
                is |= (from + 1) << at | (to + 1) << (at + 8);
                known = true;
            }
        return is;
    }

    /** In layer 3: the type line and the text of an object say the other type. */
    public static void apply(Table t, int row, int from, int to) {
        t.change(TYPE_WORDS, row, with(t.stat(TYPE_WORDS, row), from, to));
        Stat had = SUBTYPES[from >> 5];
        int bit = 1 << (from & 31);
        if ((t.stat(had, row) & bit) == 0) return;
        t.change(had, row, t.stat(had, row) & ~bit);
        Stat has = SUBTYPES[to >> 5];
        t.change(has, row, t.stat(has, row) | 1 << (to & 31));
    }

    /** The same for the printed types of what is not a permanent: a spell, or a token that a changed text makes. */
    public static void print(Table t, int row, int from, int to) {
        Stat had = SUBTYPES[from >> 5];
        int bit = 1 << (from & 31);
        if (from == to || (t.printed(had, row) & bit) == 0) return;
        t.setPrinted(had, row, t.printed(had, row) & ~bit);
        Stat has = SUBTYPES[to >> 5];
        t.setPrinted(has, row, t.printed(has, row) | 1 << (to & 31));
    }

    /** A rules text with its creature types as they are now. */
    public static String said(String text, int words, List<String> names) {
        String is = text;
        for (int at = 0; at < 2 * PAIR && words != 0; at += PAIR) {
            int from = (words >>> at & BYTE) - 1;
            int to = (words >>> (at + 8) & BYTE) - 1;
            if (from >= 0 && to >= 0)
                is = is.replaceAll("\\b" + Subtype.said(names.get(from)) + "\\b", Subtype.said(names.get(to)));
        }
        return is;
    }
}
