package croupier.games.magic.words;

import croupier.script.*;
import java.util.ArrayList;
import java.util.List;

/**
 * A mana cost (107.4, 202): written {@code 2RR}, {@code XG}, {@code (W/U)}, {@code (2/R)}, {@code (R/P)}; braces are allowed too.
 *
 * @param generic the generic part
 * @param x how many X it has
 * @param pips one mask for each other symbol: the colours that pay it, and the bits below
 */
public record ManaCost(int generic, int x, List<Integer> pips) {
    static final int COLORLESS = 1 << 5;
    /** Two generic mana pay it too. */
    public static final int OR_TWO = 1 << 6;
    /** Two life pay it too. */
    public static final int OR_LIFE = 1 << 7;

    public static final int MANA = 63;
    private static final int MOST_DIGITS = 6;
    public static final ManaCost FREE = new ManaCost(0, 0, List.of());

    public ManaCost {
        pips = List.copyOf(pips);
    }

    public static ManaCost of(String written) {
        String text = written.strip().replace("{", "").replace("}", "");
        int generic = 0;
        int x = 0;
        List<Integer> pips = new ArrayList<>();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (Character.isDigit(c)) {
                int from = i;
                while (i + 1 < text.length() && Character.isDigit(text.charAt(i + 1))) i++;
                if (i - from >= MOST_DIGITS) throw wrong(written);
                generic += Integer.parseInt(text.substring(from, i + 1));
            } else if (c == 'X') {
                x++;
            } else if (c == '(') {
                int end = text.indexOf(')', i);
                if (end < 0) throw wrong(written);
                pips.add(either(text.substring(i + 1, end), written));
                i = end;
            } else {
                pips.add(symbol(c, written));
            }
        }
        return new ManaCost(generic, x, pips);
    }

    private static int either(String inner, String written) {
        int mask = 0;
        for (String part : inner.split("/")) {
            if (part.equals("2")) mask |= OR_TWO;
            else if (part.equals("P")) mask |= OR_LIFE;
            else if (part.length() == 1) mask |= symbol(part.charAt(0), written);
            else throw wrong(written);
        }
        return mask;
    }

    private static int symbol(char c, String written) {
        if (c == 'C') return COLORLESS;
        int color = Color.find(c);
        if (color < 0) throw wrong(written);
        return 1 << color;
    }

    private static IllegalArgumentException wrong(String written) {
        return new IllegalArgumentException(
                "'" + written
                        + "' is no mana cost: write a number and the letters W U B R G C X, such as 2RR, (W/U), (2/R) or (R/P)");
    }

    /** Whether a text can only be meant as a mana cost. */
    public static boolean isOne(String text) {
        return text.matches("[0-9WUBRGCX{}]+|([0-9WUBRGCX{}]|\\([0-9WUBRGCP/]+\\))+");
    }

    /** The mana value; X is 0 (202.3). */
    public int value() {
        int sum = generic;
        for (int i = 0; i < pips.size(); i++) sum += (pip(i) & OR_TWO) != 0 ? 2 : 1;
        return sum;
    }

    public int colors() {
        int mask = 0;
        for (int p : pips) mask |= p & Color.ANY;
        return mask;
    }

    public int pip(int i) {
        return pips.get(i);
    }

    public ManaCost plus(ManaCost more) {
        List<Integer> all = new ArrayList<>(pips);
        all.addAll(more.pips);
        return new ManaCost(generic + more.generic, x + more.x, all);
    }

    /** The same if mana of any color pays for colored symbols (609.4b): these are generic mana then. */
    public ManaCost ofAnyColor() {
        int more = 0;
        List<Integer> left = new ArrayList<>();
        for (int p : pips) {
            boolean colored = (p & Color.ANY) != 0;
            if (colored && (p & (OR_TWO | OR_LIFE)) == 0) more++;
            else left.add(colored ? p | MANA : p);
        }
        return new ManaCost(generic + more, x, left);
    }

    public String said() {
        StringBuilder s = new StringBuilder();
        for (int i = 0; i < x; i++) s.append("{X}");
        if (generic > 0 || (x == 0 && pips.isEmpty()))
            s.append('{').append(generic).append('}');
        for (int p : pips) s.append('{').append(symbol(p)).append('}');
        return s.toString();
    }

    private static String symbol(int pip) {
        List<String> parts = new ArrayList<>();
        if ((pip & OR_TWO) != 0) parts.add("2");
        for (Color c : Color.ALL) if ((pip & c.bit()) != 0) parts.add(String.valueOf(c.sign));
        if ((pip & COLORLESS) != 0) parts.add("C");
        if ((pip & OR_LIFE) != 0) parts.add("P");
        return String.join("/", parts);
    }

    @Override
    public String toString() {
        return said();
    }

    /** What an ability adds, in signs: "{G}{G}", "{W} or {U}". */
    public static String signs(String written) {
        if (written.equals("any")) return "one mana of any color";
        List<String> kinds = new ArrayList<>();
        for (String kind : written.split("/")) {
            StringBuilder signs = new StringBuilder();
            for (int i = 0; i < kind.length(); i++)
                if (Character.isLetter(kind.charAt(i)))
                    signs.append('{').append(kind.charAt(i)).append('}');
            kinds.add(signs.toString());
        }
        return English.list(kinds, "or");
    }
}
