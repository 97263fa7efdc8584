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
    private static final int WIDTH = 880;
    private static final int LEFT = 200;
    private static final int RIGHT = 240;
    private static final int ROW = 26;
    private static final int TOP = 12;
    private static final int FOOT = 34;

    /** A share with its name. */
    record Bar(String name, Share share) {}

    /** A value with its interval; the note stands at the right. */
    record Range(String name, double value, double low, double high, String note, boolean isCertain) {}

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

    /**
     * Shares with their intervals, one below the other; what lies outside the band for certain has the second colour.
     *
     * @param low of the band, 0 with high 0 for none
     */
    static Plot shares(String name, String label, List<Bar> bars, double low, double high) {
        List<Range> all = bars.stream()
                .map(b -> new Range(
                        b.name,
                        100 * b.share.share(),
                        100 * b.share.low(),
                        100 * b.share.high(),
                        String.format(
                                Locale.ROOT,
                                "%.1f %%  (%.1f to %.1f)",
                                100 * b.share.share(),
                                100 * b.share.low(),
                                100 * b.share.high()),
                        high == 0 || b.share.low() <= high && b.share.high() >= low))
                .toList();
        double middle = high > low ? 50 * (low + high) : Double.NaN;
        return ranges(name, label, all, 100 * low, 100 * high, middle, " %", Ink.SECOND);
    }

    /** Means with their intervals. */
    static Plot means(String name, String label, List<Range> all) {
        return ranges(name, label, all, 0, 0, Double.NaN, "", Ink.NOTE);
    }

    /** Differences around 0 with their intervals: what is certain in colour, below 0 in the second one, the rest grey. */
    static Plot differences(String name, String label, List<Range> all, String unit) {
        return ranges(name, label, all, 0, 0, 0, unit, Ink.NOTE);
    }

    /** @param middle where a line is drawn; NaN for none */
    private static Plot ranges(
            String name,
            String label,
            List<Range> all,
            double low,
            double high,
            double middle,
            String unit,
            Ink otherwise) {
        Axis x = Axis.of(all, Double.isNaN(middle) ? Double.MAX_VALUE : low, Double.isNaN(middle) ? 0 : high);
        int height = TOP + ROW * all.size() + FOOT;
        return new Plot(name, label, WIDTH, height, c -> {
            double bottom = height - FOOT;
            if (high > low) c.rect(x.at(low), TOP - 4, x.at(high) - x.at(low), bottom - TOP + 4, Ink.BAND);
            for (double tick : x.ticks()) {
                c.line(x.at(tick), TOP - 4, x.at(tick), bottom, Ink.FAINT, 1);
                c.text(x.at(tick), height - 14, Axis.number(tick) + unit, 0, Ink.NOTE);
            }
            if (!Double.isNaN(middle)) c.line(x.at(middle), TOP - 4, x.at(middle), bottom, Ink.NOTE, 1);
            for (int i = 0; i < all.size(); i++) {
                Range r = all.get(i);
                double y = TOP + ROW * (i + 0.5);
                Ink ink = !r.isCertain ? otherwise : r.value < 0 ? Ink.SECOND : Ink.FIRST;
                c.text(LEFT - 12, y + 4, shortened(r.name, 26), 1);
                c.line(x.at(r.low), y, x.at(r.high), y, ink, 3);
                c.dot(x.at(r.value), y, 5, ink);
                c.text(WIDTH - RIGHT + 16, y + 4, r.note, -1, Ink.NOTE);
            }
        });
    }

    /** The axis of values, from left to right. */
    private record Axis(double from, double to, double step) {
        /** Wide enough for all of them, and for the band where low is not above high. */
        static Axis of(List<Range> all, double low, double high) {
            double least = low;
            double most = low > high ? -Double.MAX_VALUE : high;
            for (Range r : all) {
                least = Math.min(least, r.low);
                most = Math.max(most, r.high);
            }
            if (all.isEmpty()) return new Axis(0, 1, 1);
            double step = step((most - least) / 5);
            double from = Math.floor(least / step) * step;
            return new Axis(from, Math.max(from + step, Math.ceil(most / step) * step), step);
        }

        /** 1, 2 or 5 times a power of ten, not smaller than this. */
        static double step(double least) {
            double power = Math.pow(10, Math.floor(Math.log10(Math.max(1e-9, least))));
            for (int times : new int[] {1, 2, 5}) if (times * power >= least) return times * power;
            return 10 * power;
        }

        double at(double value) {
            return LEFT + (value - from) / (to - from) * (WIDTH - LEFT - RIGHT);
        }

        double[] ticks() {
            double[] all = new double[(int) Math.round((to - from) / step) + 1];
            for (int i = 0; i < all.length; i++) all[i] = from + i * step;
            return all;
        }

        static String number(double v) {
            double rounded = Math.round(v * 1000) / 1000.0;
            return rounded == Math.rint(rounded) ? Long.toString((long) rounded) : Double.toString(rounded);
        }
    }

    /** How often each value was there. */
    static Plot bars(String name, String label, List<String> names, long... counts) {
        int width = 460;
        int height = 230;
        return new Plot(name, label, width, height, c -> {
            long most = 1;
            for (long n : counts) most = Math.max(most, n);
            double step = (width - 70.0) / Math.max(1, counts.length);
            double bottom = height - 36;
            double mark = Axis.step(most / 4.0);
            for (double v = 0; v <= most; v += mark) {
                double y = bottom - (bottom - 14) * v / most;
                c.line(58, y, width - 10, y, Ink.FAINT, 1);
                c.text(52, y + 4, String.format(Locale.ROOT, "%,.0f", v), 1, Ink.NOTE);
            }
            int every = Math.max(1, (counts.length + 7) / 8);
            for (int i = 0; i < counts.length; i++) {
                double h = (bottom - 14) * counts[i] / most;
                c.rect(60 + i * step, bottom - h, Math.max(1, step - 1.5), h, Ink.FIRST);
                if (i % every == 0) c.text(60 + (i + 0.5) * step, height - 16, names.get(i), 0, Ink.NOTE);
            }
        });
    }

    /** Two lines over the turns of a match. */
    static Plot lines(String name, String label, List<Line> lines) {
        int width = 460;
        int height = 230;
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
            axes(c, low, high, length, width, height);
            double span = Math.max(1e-9, high - low);
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
                                2.5);
                c.dot(70 + 90 * k, 12, 4, ink);
                c.text(80 + 90 * k, 16, lines.get(k).name(), -1);
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
        double mark = Axis.step(Math.max(1e-9, high - low) / 4);
        for (double v = Math.ceil(low / mark) * mark; v <= high + mark / 1000; v += mark) {
            double y = y(v, low, Math.max(1e-9, high - low), height);
            c.line(58, y, width - 18, y, Ink.FAINT, 1);
            c.text(52, y + 4, Axis.number(v), 1, Ink.NOTE);
        }
        c.text(60, height - 14, "turn 1", -1, Ink.NOTE);
        c.text(width - 20, height - 14, "turn " + length, 1, Ink.NOTE);
    }

    private static String shortened(String text, int to) {
        return text.length() <= to ? text : text.substring(0, to - 1) + "…";
    }
}
