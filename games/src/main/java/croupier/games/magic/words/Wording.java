package croupier.games.magic.words;

import static croupier.games.magic.words.MagicWords.*;

import croupier.kernel.*;
import croupier.script.*;
import java.util.Locale;

/**
 * Text-changing effects (612). What an object's colour words and basic land types have become is one number, {@link
 * MagicWords#WORDS}: three bits a word, how far on among its five it is now, 0 for itself. Filters, colours, types and keywords of
 * a text are read through it; mana symbols and names are no words of that kind.
 */
public final class Wording {
    /** Marks the words of a text that is not its object's own. */
    private static final int GIVEN = 1 << 31;

    private static final int KINDS = Color.ALL.length;
    private static final int FIELD = 3;
    private static final int LANDS_FROM = KINDS;
    private static final int COLOR_FIELDS = (1 << (FIELD * KINDS)) - 1;

    /** Which words an effect may replace. */
    public enum Which implements Told {
        COLORS(0, LANDS_FROM),
        LAND_TYPES(LANDS_FROM, 2 * KINDS),
        COLORS_OR_LAND_TYPES(0, 2 * KINDS),
        /** See {@link TypeWording}. */
        CREATURE_TYPES(0, 0);

        final int from;
        final int to;

        Which(int from, int to) {
            this.from = from;
            this.to = to;
        }

        @Override
        public String text(Teller w) {
            return switch (this) {
                case COLORS -> "one color word with another";
                case LAND_TYPES -> "one basic land type with another";
                case CREATURE_TYPES -> "one creature type with another; the new type can't be Wall";
                case COLORS_OR_LAND_TYPES -> "one color word or basic land type with another";
            };
        }
    }

    private Wording() {}

    // ---- what a text says now

    /** What an object's own text has become. */
    public static int of(Table t, int object) {
        return t.get(TEXTS_CHANGED) == 0 || !t.is(OBJECT, object) ? 0 : t.stat(WORDS, object);
    }

    /** The same for the text of a listener or modifier: that of its source, or what the effect said that made it. */
    public static int ofText(Table t, int row) {
        if (t.get(TEXTS_CHANGED) == 0) return 0;
        int given = t.is(W.modifier(), row) ? t.get(FIRST, row) : t.get(LISTENS_WORDS, row);
        return given < 0 ? given & ~GIVEN : of(t, t.sourceOf(row));
    }

    /** How a listener or modifier keeps the words that it was made with. */
    public static int given(int words) {
        return words | GIVEN;
    }

    private static int now(int words, int word) {
        int first = word < LANDS_FROM ? 0 : LANDS_FROM;
        return first + (word - first + (words >>> (FIELD * word) & 7)) % KINDS;
    }

    public static int colors(int words, int mask) {
        return (words & COLOR_FIELDS) == 0 ? mask : moved(words, mask, 0);
    }

    /** The basic land types among these types. */
    public static int types(int words, int types) {
        if ((words & ~COLOR_FIELDS) == 0 || (types & Type.BASIC_LAND_TYPES) == 0) return types;
        int lands = moved(words, Type.colorsOf(types), LANDS_FROM);
        return (types & ~Type.BASIC_LAND_TYPES) | lands * Type.landOf(0);
    }

    /** Protection from a colour, and landwalk. */
    public static int guards(int words, int guards) {
        if (words == 0 || guards == 0) return guards;
        int colors = guards / PROTECTS & Color.ANY;
        int lands = guards / WALKS & Color.ANY;
        return (guards & ~(Color.ANY * PROTECTS | Color.ANY * WALKS))
                | moved(words, colors, 0) * PROTECTS
                | moved(words, lands, LANDS_FROM) * WALKS;
    }

    private static final int PROTECTS = Keyword.PROTECTION_FROM_WHITE.bit();
    private static final int WALKS = Keyword.PLAINSWALK.bit();

    private static int moved(int words, int mask, int first) {
        int is = 0;
        for (int bits = mask; bits != 0; bits &= bits - 1)
            is |= 1 << (now(words, first + Integer.numberOfTrailingZeros(bits)) - first);
        return is;
    }

    // ---- replacing words

    /** The player chooses a word and another of its kind. */
    public static int choose(Table t, int seat, int object, Which which) {
        Ask first = t.ask(seat, WHICH_WORD).because(object);
        for (int w = which.from; w < which.to; w++) first.option(word(w));
        int from = chosen(first);
        Ask second = t.ask(seat, WORD_BECOMES).because(object);
        int start = from < LANDS_FROM ? 0 : LANDS_FROM;
        for (int w = start; w < start + KINDS; w++) if (w != from) second.option(word(w));
        return from | chosen(second) << 8;
    }

    private static int chosen(Ask ask) {
        int word = Code.word(ask.code());
        for (int w = 0; w < 2 * KINDS; w++) if (word(w).index() == word) return w;
        return 0;
    }

    private static croupier.kernel.Word word(int w) {
        return w < LANDS_FROM ? COLOR_WORDS[w] : LAND_WORDS[w - LANDS_FROM];
    }

    /** What was printed in layer 1 is changed in layer 3: words that other effects add later are not. */
    public static void apply(Table t, int row, int pair) {
        t.change(WORDS, row, with(t.stat(WORDS, row), pair));
        int one = with(0, pair);
        t.change(GUARDS, row, guards(one, t.stat(GUARDS, row)));
        t.change(TYPES, row, types(one, t.stat(TYPES, row)));
    }

    /** All that says the one word now says the other. */
    public static int with(int words, int pair) {
        int from = pair & 255;
        int to = pair >> 8;
        int first = from < LANDS_FROM ? 0 : LANDS_FROM;
        int is = words;
        for (int w = first; w < first + KINDS; w++)
            if (now(words, w) == from) is = is & ~(7 << (FIELD * w)) | (to - w + KINDS) % KINDS << (FIELD * w);
        return is;
    }

    /** A spell that becomes a permanent has its changed text by layer 3 from now on. */
    public static void enters(Table t, int object) {
        if (t.get(TEXTS_CHANGED) != 0 && t.printed(WORDS, object) != 0) t.setPrinted(WORDS, object, 0);
        if (t.get(TEXTS_CHANGED) != 0 && t.printed(TYPE_WORDS, object) != 0) t.setPrinted(TYPE_WORDS, object, 0);
    }

    // ---- for people

    /** A rules text with its words as they are now. */
    public static String said(String text, int words) {
        if (words == 0) return text;
        StringBuilder all = new StringBuilder();
        for (String part : text.split("(?<=[^A-Za-z])|(?=[^A-Za-z])")) all.append(saidOne(part, words));
        return all.toString();
    }

    private static String saidOne(String part, int words) {
        for (int w = 0; w < 2 * KINDS; w++) {
            String name = name(w);
            String low = part.toLowerCase(Locale.ROOT);
            if (!low.startsWith(name) && !low.equals("non" + name)) continue;
            String is = name(now(words, w));
            int at = low.indexOf(name);
            boolean big = Character.isUpperCase(part.charAt(at));
            return part.substring(0, at)
                    + (big ? Character.toUpperCase(is.charAt(0)) + is.substring(1) : is)
                    + part.substring(at + name.length());
        }
        return part;
    }

    private static String name(int w) {
        return w < LANDS_FROM
                ? Color.ALL[w].name().toLowerCase(Locale.ROOT)
                : Type.ALL[Type.PLAINS.number() + w - LANDS_FROM].name().toLowerCase(Locale.ROOT);
    }
}
