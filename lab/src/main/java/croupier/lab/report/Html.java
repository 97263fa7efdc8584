package croupier.lab.report;

import java.util.Locale;

/** Builds a page piece by piece. Texts are escaped; what stands in a format is HTML. */
final class Html {
    private final StringBuilder s = new StringBuilder();

    /** Adds HTML as it is. */
    Html raw(Object html) {
        s.append(html);
        return this;
    }

    /** Adds HTML with values in it; texts among them are escaped, other HTML is not. */
    Html add(String format, Object... values) {
        Object[] safe = values.clone();
        for (int i = 0; i < safe.length; i++) if (safe[i] instanceof String text) safe[i] = SvgCanvas.escaped(text);
        s.append(String.format(Locale.ROOT, format, safe));
        return this;
    }

    /** A table under names, to be filled with rows and closed; it scrolls by itself where it is too wide. */
    Html table(String label, String... columns) {
        add("<div class='wide' tabindex='0' role='region' aria-label=\"%s\"><table><tr>", label);
        for (String c : columns) add("<th scope='col'>%s</th>", c);
        return raw("</tr>\n");
    }

    Html endTable() {
        return raw("</table></div>\n");
    }

    boolean isEmpty() {
        return s.isEmpty();
    }

    @Override
    public String toString() {
        return s.toString();
    }
}
