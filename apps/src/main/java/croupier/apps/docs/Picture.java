package croupier.apps.docs;

import java.math.BigDecimal;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The picture that the web table's page makes from a card's name ({@code art.js}), stroke by stroke the same, as a file. */
final class Picture {
    private static final Pattern COLOR = Pattern.compile("#?([0-9a-fA-F]{2})([0-9a-fA-F]{2})([0-9a-fA-F]{2})");

    private final StringBuilder svg = new StringBuilder();
    private final PictureChance r;
    private double hue;
    private double other;
    private double sat;
    private boolean dark;

    private Picture(String name) {
        r = new PictureChance(name);
    }

    /** @param icon the outline of what the name calls for, or empty */
    static String of(String name, String icon, String color) {
        Picture p = new Picture(name);
        p.paint(icon, color);
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 200 130\" preserveAspectRatio=\"xMidYMid slice\">"
                + p.svg + "</svg>";
    }

    private void paint(String icon, String color) {
        double base = hueOf(color);
        boolean isGrey = Double.isNaN(base);
        hue = isGrey ? r.below(360) : base + r.between(-22, 22);
        other = hue + r.of(List.of(-150, -60, 45, 75, 160, 185));
        sat = isGrey ? 14 : r.between(38, 58);
        String sky = r.of(List.of("day", "dusk", "night"));
        dark = !sky.equals("day");
        String top = sky.equals("day")
                ? hsl(hue, sat, 62)
                : sky.equals("dusk") ? hsl(other, sat, 34) : hsl(hue, sat + 5, 15);
        String low = sky.equals("day")
                ? hsl(other, sat, 80)
                : sky.equals("dusk") ? hsl(hue, sat + 15, 58) : hsl(hue, sat, 36);
        add("<g><defs><linearGradient id='p' x1='0' y1='0' x2='%s' y2='1'>", r.between(0, 0.5));
        add("<stop offset='0' stop-color='%s'/><stop offset='1' stop-color='%s'/></linearGradient>", top, low);
        add("<linearGradient id='pg' x1='0' y1='0' x2='0' y2='1'>");
        add("<stop offset='0' stop-color='%s'/>", dark ? "#fff" : hsl(hue, 45, 30));
        add("<stop offset='1' stop-color='%s'/></linearGradient>", dark ? hsl(other, 75, 72) : hsl(hue, 55, 14));
        add("<radialGradient id='pr'><stop offset='0' stop-color='%s'/>", hsl(other, 90, dark ? 75 : 92, 0.75));
        add("<stop offset='1' stop-color='%s'/></radialGradient></defs>", hsl(other, 90, 70, 0));
        add("<rect width='200' height='130' fill='url(#p)'/>");
        backdrop();
        add("<circle cx='100' cy='64' r='62' fill='url(#pr)'/>");
        if (icon.isEmpty()) sigil();
        else emblem(icon);
        motes();
        add("</g>");
    }

    private void backdrop() {
        int kind = r.below(7);
        switch (kind) {
            case 0, 1 -> hills(kind == 1);
            case 2 -> rays();
            case 3 -> rings();
            case 4 -> waves();
            case 5 -> stones();
            default -> diamonds();
        }
    }

    private void hills(boolean isSteep) {
        double x = r.between(30, 170);
        double y = r.between(24, 50);
        double size = r.between(12, 24);
        add("<circle cx='%s' cy='%s' r='%s' fill='%s'/>", x, y, size, hsl(other, 80, dark ? 82 : 94, 0.9));
        for (int i = 0; i < 3; i++) {
            int h = 74 + i * 17;
            StringBuilder d = new StringBuilder("M0 " + number(h + r.between(-8, 8)));
            for (int px = 0; px < 200; px += 50) {
                double peak = h - (isSteep ? r.between(4, 34) : r.between(4, 26));
                double end = h + (isSteep ? r.between(-6, 8) : r.between(-5, 7));
                d.append(isSteep ? " L" : " Q").append(px + 25).append(' ').append(number(peak));
                d.append(isSteep ? " L" : " ").append(px + 50).append(' ').append(number(end));
            }
            add("<path d='%s V130 H0 Z' fill='%s'/>", d, tone(dark ? 30 - i * 9 : 58 - i * 14, 1));
        }
    }

    private void rays() {
        int n = 10 + 2 * r.below(5);
        double turn = r.between(0, 360);
        for (int i = 0; i < n; i++)
            add(
                    "<path d='M100 64 L88 -90 L112 -90 Z' transform='rotate(%s 100 64)' fill='%s'/>",
                    turn + (i * 360) / (double) n, tone(dark ? 52 : 88, 0.33));
    }

    private void rings() {
        for (int i = 6; i > 0; i--) {
            String stroke = tone(dark ? 58 : 40, 0.3);
            double width = r.between(1, 8);
            String dashes = r.is(0.4) ? (r.below(30) + 4) + " " + (r.below(14) + 3) : "";
            add("<circle cx='100' cy='66' r='%s' fill='none' stroke='%s' stroke-width='%s'", i * 21, stroke, width);
            add(" stroke-dasharray='%s'/>", dashes);
        }
    }

    private void waves() {
        for (int i = 0; i < 5; i++) {
            double a = r.between(6, 16);
            double o = r.between(0, 50);
            String wave = " q12.5 " + number(-a) + " 25 0 t25 0";
            add(
                    "<path d='M-60 %s%s V140 H-60 Z' transform='translate(%s 0)' fill='%s'/>",
                    40 + i * 20, wave.repeat(7), o - 25, tone(dark ? 42 - i * 7 : 72 - i * 10, 0.75));
        }
    }

    private void stones() {
        for (int i = 0; i < 9; i++) {
            double x = r.between(-10, 200);
            double w = r.between(12, 34);
            double h = r.between(40, 120);
            double lean = r.between(-14, 14);
            double light = dark ? r.between(22, 50) : r.between(46, 76);
            add(
                    "<path d='M%s 130 L%s %s L%s %s L%s %s L%s 130 Z' fill='%s'/>",
                    x,
                    x + lean,
                    130 - h,
                    x + w / 2 + lean,
                    122 - h - w / 2,
                    x + w + lean,
                    130 - h + 6,
                    x + w,
                    tone(light, 0.6));
            add(
                    "<path d='M%s %s L%s 130 L%s 130 L%s %s Z' fill='%s'/>",
                    x + w / 2 + lean,
                    122 - h - w / 2,
                    x + w / 2,
                    x + w,
                    x + w + lean,
                    130 - h + 6,
                    tone(dark ? 16 : 36, 0.4));
        }
    }

    private void diamonds() {
        for (int i = 0; i < 34; i++) {
            double s = r.between(7, 24);
            double x = r.between(0, 200);
            double y = r.between(0, 130);
            double light = dark ? r.between(20, 55) : r.between(55, 90);
            String fill = tone(light, 0.35);
            add("<path d='M%s %s L%s %s L%s %s L%s %s Z' fill='%s'/>", x, y - s, x + s, y, x, y + s, x - s, y, fill);
        }
    }

    /** The thing that the name calls for, large, with a shadow. */
    private void emblem(String icon) {
        double turn = r.between(-14, 14);
        int flip = r.is(0.5) ? -1 : 1;
        double size = r.between(3.3, 3.9);
        String at = "translate(100 65) rotate(" + number(turn) + ") scale(" + number(size * flip) + " " + number(size)
                + ") translate(-12 -12)";
        add("<path d='%s' transform='translate(2.5 4) %s' fill='#000' opacity='.35' fill-rule='evenodd'/>", icon, at);
        add("<path d='%s' transform='%s' fill='url(#pg)' stroke='%s' stroke-width='.5'", icon, at, line());
        add(" stroke-linejoin='round' fill-rule='evenodd'/>");
    }

    /** A sign of its own for names that call for nothing: one half by chance, the other its mirror. */
    private void sigil() {
        int n = 4 + r.below(4);
        StringBuilder d = new StringBuilder("M0 " + number(-40 - r.between(0, 8)));
        for (int i = 1; i <= n; i++) {
            double y = -40 + (i * 84) / (double) n;
            double x = r.between(6, 40);
            if (r.is(0.5)) d.append(" L").append(number(x)).append(' ').append(number(y));
            else {
                d.append(" Q").append(number(x + r.between(-6, 16))).append(' ');
                d.append(number(y - 42 / (double) n)).append(' ');
                d.append(number(x * r.between(0.3, 1))).append(' ').append(number(y));
            }
        }
        d.append(" L0 ").append(number(44 + r.between(-6, 6))).append(" Z");
        int gem = r.below(3);
        add("<g opacity='.97'><g transform='translate(2.5 4)' opacity='.3'>");
        add("<path d='%s' transform='translate(100 64)'/>", d);
        add("<path d='%s' transform='translate(100 64) scale(-1 1)'/></g>", d);
        for (int flip : new int[] {1, -1})
            add(
                    "<path d='%s' transform='translate(100 64) scale(%s 1)' fill='url(#pg)' stroke='url(#pg)' stroke-width='1'/>",
                    d, flip);
        gem(gem);
        add("</g>");
    }

    private void gem(int kind) {
        String line = line();
        if (kind == 0)
            add(
                    "<circle cx='100' cy='64' r='9' fill='%s'/><circle cx='100' cy='64' r='5' fill='%s'/>",
                    line, hsl(other, 90, 62));
        else if (kind == 1)
            add("<path d='M100 50l9 14-9 14-9-14z' fill='%s' stroke='%s' stroke-width='2'/>", hsl(other, 85, 58), line);
        else {
            add("<g fill='%s'><circle cx='90' cy='58' r='4.5'/><circle cx='110' cy='58' r='4.5'/>", line);
            add("<path d='M90 72q10 8 20 0' fill='none' stroke='%s' stroke-width='3'/></g>", line);
        }
    }

    private void motes() {
        int n = 5 + r.below(14);
        for (int i = 0; i < n; i++) {
            double x = r.between(4, 196);
            double y = r.between(4, 126);
            double size = r.between(0.6, 1.9);
            add(
                    "<circle cx='%s' cy='%s' r='%s' fill='%s'/>",
                    x, y, size, hsl(other, 90, dark ? 86 : 98, r.between(0.4, 0.95)));
        }
    }

    private String line() {
        return dark ? hsl(hue, 40, 10) : hsl(hue, 30, 96);
    }

    private String tone(double light, double alpha) {
        return hsl(hue + r.between(-12, 12), sat, light, alpha);
    }

    private static String hsl(double h, double s, double l) {
        return hsl(h, s, l, 1);
    }

    private static String hsl(double h, double s, double l, double alpha) {
        return "hsl(" + Math.round((h % 360 + 360) % 360) + " " + Math.round(s) + "% " + Math.round(l) + "%"
                + (alpha < 1 ? " / " + number(alpha) : "") + ")";
    }

    /** The hue of a colour such as #a03040; none of a grey one. */
    private static double hueOf(String color) {
        Matcher m = COLOR.matcher(color);
        if (!m.matches()) return Double.NaN;
        double red = Integer.parseInt(m.group(1), 16) / 255.0;
        double green = Integer.parseInt(m.group(2), 16) / 255.0;
        double blue = Integer.parseInt(m.group(3), 16) / 255.0;
        double max = Math.max(red, Math.max(green, blue));
        double d = max - Math.min(red, Math.min(green, blue));
        if (d < 0.08) return Double.NaN;
        double h = max == red ? (green - blue) / d % 6 : max == green ? (blue - red) / d + 2 : (red - green) / d + 4;
        return h * 60;
    }

    private void add(String form, Object... values) {
        Object[] said = new Object[values.length];
        for (int i = 0; i < values.length; i++) said[i] = values[i] instanceof Double d ? number(d) : values[i];
        svg.append(form.replace('\'', '"').formatted(said));
    }

    /** As a page writes it: the shortest that means the same. */
    private static String number(double value) {
        return value == 0 ? "0" : BigDecimal.valueOf(value).stripTrailingZeros().toPlainString();
    }
}
