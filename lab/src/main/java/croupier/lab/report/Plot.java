package croupier.lab.report;

import croupier.lab.Share;
import croupier.lab.report.Canvas.Ink;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;

/**
 * A chart that can be drawn on any canvas.
 *
 * @param label what it shows, in a sentence
 */
record Plot(String name, String label, int width, int height, Consumer<Canvas> drawing) {
    private static final int LEFT = 150;
    private static final int RIGHT = 110;
    private static final int ROW = 24;

    /** A share with its name. */
    record Bar(String name, Share share) {}

    /** The points of a line, one for each place from 1 on; NaN for none. */
    record Line(String name, double[] values) {}

    String inPage() {
        SvgCanvas c = new SvgCanvas(width, height);
        drawing.accept(c);
        return c.inPage(label);
    }

    String svg() {
        SvgCanvas c = new SvgCanvas(width, height);
        drawing.accept(c);
        return c.alone(label);
    }

    void png(java.nio.file.Path file) {
        PixelCanvas c = new PixelCanvas(width, height);
        drawing.accept(c);
        c.write(file);
    }

    /** Shares with their intervals, one below the other. */
    static Plot shares(String name, String label, List<Bar> bars, double even) {
        double low = bars.stream().mapToDouble(b -> b.share().low()).min().orElse(0);
        double high = bars.stream().mapToDouble(b -> b.share().high()).max().orElse(1);
        double from = Math.max(0, Math.floor(10 * Math.min(low, even) - 0.2) / 10);
        double to = Math.min(1, Math.ceil(10 * Math.max(high, even) + 0.2) / 10);
        int width = 700;
        int height = ROW * bars.size() + 40;
        return new Plot(name, label, width, height, c -> {
            double scale = (width - LEFT - RIGHT) / (to - from);
            for (int tenth = (int) Math.round(10 * from); tenth <= Math.round(10 * to); tenth++) {
                double x = LEFT + (tenth / 10.0 - from) * scale;
                c.line(x, 8, x, height - 28, Ink.FAINT, 1);
                c.text(x, height - 10, 10 * tenth + " %", 0);
            }
            if (even > 0)
                c.line(LEFT + (even - from) * scale, 8, LEFT + (even - from) * scale, height - 28, Ink.TEXT, 1);
            for (int i = 0; i < bars.size(); i++) {
                Share s = bars.get(i).share();
                double y = 20 + ROW * i;
                c.text(LEFT - 10, y + 4, shortened(bars.get(i).name(), 22), 1);
                c.line(LEFT + (s.low() - from) * scale, y, LEFT + (s.high() - from) * scale, y, Ink.FIRST, 3);
                c.dot(LEFT + (s.share() - from) * scale, y, 5, Ink.FIRST);
                c.text(width - RIGHT + 12, y + 4, String.format(Locale.ROOT, "%.1f %%", 100 * s.share()), -1);
            }
        });
    }

    /** How often each value was there. */
    static Plot bars(String name, String label, List<String> names, long... counts) {
        int width = 700;
        int height = 220;
        return new Plot(name, label, width, height, c -> {
            long most = 1;
            for (long n : counts) most = Math.max(most, n);
            double step = (width - 70.0) / Math.max(1, counts.length);
            c.text(52, 18, Long.toString(most), 1);
            c.line(58, 12, 58, height - 36, Ink.FAINT, 1);
            for (int i = 0; i < counts.length; i++) {
                double h = (height - 50.0) * counts[i] / most;
                c.rect(60 + i * step, height - 36 - h, Math.max(1, step - 2), h, Ink.FIRST);
                int every = Math.max(1, counts.length / 12);
                if (i % every == 0) c.text(60 + (i + 0.5) * step, height - 16, names.get(i), 0);
            }
        });
    }

    /** Two lines over the turns of a match. */
    static Plot lines(String name, String label, List<Line> lines) {
        int width = 460;
        int height = 240;
        return new Plot(name, label, width, height, c -> {
            double low = Double.MAX_VALUE;
            double high = -Double.MAX_VALUE;
            int length = 2;
            for (Line l : lines)
                for (int i = 0; i < l.values().length; i++) {
                    if (Double.isNaN(l.values()[i])) continue;
                    low = Math.min(low, l.values()[i]);
                    high = Math.max(high, l.values()[i]);
                    length = Math.max(length, i + 1);
                }
            if (low > high) return;
            if (low > 0 && low < high / 2) low = 0;
            double span = Math.max(1e-9, high - low);
            axes(c, low, high, length, width, height);
            for (int k = 0; k < lines.size(); k++) {
                Ink ink = k == 0 ? Ink.FIRST : Ink.SECOND;
                double[] v = lines.get(k).values();
                for (int i = 1; i < v.length; i++)
                    if (!Double.isNaN(v[i]) && !Double.isNaN(v[i - 1]))
                        c.line(
                                x(i - 1, length, width),
                                y(v[i - 1], low, span, height),
                                x(i, length, width),
                                y(v[i], low, span, height),
                                ink,
                                2);
                c.dot(70 + 130 * k, 12, 4, ink);
                c.text(80 + 130 * k, 16, lines.get(k).name(), -1);
            }
        });
    }

    private static double x(int i, int length, int width) {
        return 60 + (width - 80.0) * i / (length - 1);
    }

    private static double y(double v, double low, double span, int height) {
        return height - 36 - (height - 70.0) * (v - low) / span;
    }

    private static void axes(Canvas c, double low, double high, int length, int width, int height) {
        c.line(58, 24, 58, height - 34, Ink.FAINT, 1);
        c.line(58, height - 34, width - 18, height - 34, Ink.FAINT, 1);
        c.text(52, 40, number(high), 1);
        c.text(52, height - 34, number(low), 1);
        c.text(60, height - 14, "turn 1", -1);
        c.text(width - 20, height - 14, "turn " + length, 1);
    }

    private static String number(double v) {
        return Math.abs(v) >= 100 ? String.format(Locale.ROOT, "%.0f", v) : String.format(Locale.ROOT, "%.1f", v);
    }

    private static String shortened(String text, int to) {
        return text.length() <= to ? text : text.substring(0, to - 1) + "…";
    }
}
