package croupier.lab.report;

import java.util.Locale;

/** Draws as SVG; a page colours the marks by their classes, a file of its own has the colours in it. */
final class SvgCanvas implements Canvas {
    private final StringBuilder s = new StringBuilder();
    private final int width;
    private final int height;

    SvgCanvas(int width, int height) {
        this.width = width;
        this.height = height;
    }

    static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;")
                .replace("'", "&#39;");
    }

    @Override
    public void line(double x1, double y1, double x2, double y2, Ink ink, double thick) {
        s.append(String.format(
                Locale.ROOT,
                "<line class='s%s' x1='%.1f' y1='%.1f' x2='%.1f' y2='%.1f' stroke-width='%.1f' stroke-linecap='round'/>",
                ink.name,
                x1,
                y1,
                x2,
                y2,
                thick));
    }

    @Override
    public void rect(double x, double y, double w, double h, Ink ink) {
        s.append(String.format(
                Locale.ROOT,
                "<rect class='i%s' x='%.1f' y='%.1f' width='%.1f' height='%.1f' rx='1.5'/>",
                ink.name,
                x,
                y,
                Math.max(0, w),
                h));
    }

    @Override
    public void dot(double x, double y, double radius, Ink ink) {
        s.append(String.format(
                Locale.ROOT, "<circle class='i%s' cx='%.1f' cy='%.1f' r='%.1f'/>", ink.name, x, y, radius));
    }

    @Override
    public void text(double x, double y, String text, int anchor, Ink ink) {
        String at = anchor < 0 ? "start" : anchor == 0 ? "middle" : "end";
        s.append(String.format(
                Locale.ROOT,
                "<text class='i%s' x='%.1f' y='%.1f' text-anchor='%s'>%s</text>",
                ink.name,
                x,
                y,
                at,
                escaped(text)));
    }

    /** As a part of a page, which gives this style a size. */
    String inPage(String label, String style) {
        return String.format(
                Locale.ROOT,
                "<svg class='%s' viewBox='0 0 %d %d' style='max-width:%dpx' role='img' aria-label=\"%s\">%s</svg>",
                style,
                width,
                height,
                width,
                escaped(label),
                s);
    }

    /** As a file of its own. */
    String alone(String label) {
        StringBuilder style = new StringBuilder("text{font:12px sans-serif}");
        for (Ink ink : Ink.values())
            style.append(".i")
                    .append(ink.name)
                    .append("{fill:")
                    .append(ink.colour)
                    .append("}.s")
                    .append(ink.name)
                    .append("{stroke:")
                    .append(ink.colour)
                    .append('}');
        return String.format(
                Locale.ROOT,
                "<svg xmlns='http://www.w3.org/2000/svg' width='%d' height='%d' viewBox='0 0 %d %d'><title>%s</title>"
                        + "<style>%s</style><rect width='100%%' height='100%%' fill='#fff'/>%s</svg>%n",
                width,
                height,
                width,
                height,
                escaped(label),
                style,
                s);
    }
}
