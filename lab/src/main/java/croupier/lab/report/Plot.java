package croupier.lab.report;

import croupier.lab.Share;
import croupier.lab.report.Canvas.Ink;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;

/**
 * A chart that can be drawn on any canvas.
 *
 * @param label what it shows, in a sentence
 */
record Plot(String name, String label, Drawing broad, Drawing slim) {
    private static final int TOP = 12;
    private static final int FOOT = 50;
    private static final int TITLE_LINE = 18;

    /** What a chart looks like in one size; in a page the slim one is for phones. */
    record Drawing(int width, int height, Consumer<Canvas> on) {
        /** With a title above it, for files that stand alone. */
        Drawing under(String title) {
            List<String> lines = wrapped(title, width / 7);
            int down = TITLE_LINE * lines.size() + 10;
            return new Drawing(width, height + down, c -> {
                for (int i = 0; i < lines.size(); i++) c.text(12, TITLE_LINE * (i + 1), lines.get(i), -1);
                on.accept(new Shifted(c, down));
            });
        }

        private static List<String> wrapped(String text, int most) {
            List<String> lines = new ArrayList<>();
            StringBuilder line = new StringBuilder();
            for (String word : text.split(" ")) {
                if (!line.isEmpty() && line.length() + 1 + word.length() > most) {
                    lines.add(line.toString());
                    line.setLength(0);
                }
                line.append(line.isEmpty() ? "" : " ").append(word);
            }
            lines.add(line.toString());
            return lines;
        }
    }

    /** Another canvas, from some way down on. */
    private record Shifted(Canvas to, double down) implements Canvas {
        @Override
        public void line(double x1, double y1, double x2, double y2, Ink ink, double width) {
            to.line(x1, y1 + down, x2, y2 + down, ink, width);
        }

        @Override
        public void rect(double x, double y, double w, double h, Ink ink) {
            to.rect(x, y + down, w, h, ink);
        }

        @Override
        public void dot(double x, double y, double radius, Ink ink) {
            to.dot(x, y + down, radius, ink);
        }

        @Override
        public void text(double x, double y, String text, int anchor, Ink ink) {
            to.text(x, y + down, text, anchor, ink);
        }
    }

    /** Where the rows of a chart of intervals stand: names and notes beside them, or above them where there is little room. */
    private record Frame(int width, int left, int right, int row, boolean isSlim) {
        static final Frame BROAD = new Frame(880, 200, 240, 26, false);
        static final Frame SLIM = new Frame(340, 14, 14, 44, true);

        double at(Axis x, double value) {
            return left + (value - x.from) / (x.to - x.from) * (width - left - right);
        }

        double mark(int i) {
            return TOP + row * (isSlim ? i + 0.65 : i + 0.5);
        }
    }

    /** A share with its name. */
    record Bar(String name, Share share) {}

    /** A value with its interval; the note stands at the right. */
    record Range(String name, double value, double low, double high, String note, boolean isCertain) {}

    /** The points of a line, one for each place from 1 on; NaN for none. */
    record Line(String name, double[] values) {}

    String inPage() {
        return inPage(broad, "broad") + inPage(slim, "slim");
    }

    private String inPage(Drawing d, String style) {
        SvgCanvas c = new SvgCanvas(d.width, d.height);
        d.on.accept(c);
        return c.inPage(label, style);
    }

    String svg() {
        Drawing d = broad.under(label);
        SvgCanvas c = new SvgCanvas(d.width, d.height);
        d.on.accept(c);
        return c.alone(label);
    }

    void png(java.nio.file.Path file) {
        Drawing d = broad.under(label);
        PixelCanvas c = new PixelCanvas(d.width, d.height);
        d.on.accept(c);
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
        return ranges(name, label, "win rate", all, 100 * low, 100 * high, middle, " %", Ink.SECOND);
    }

    /** Means with their intervals. */
    static Plot means(String name, String label, String axis, List<Range> all) {
        return ranges(name, label, axis, all, 0, 0, Double.NaN, "", Ink.NOTE);
    }

    /** Differences around 0 with their intervals: what is certain in colour, below 0 in the second one, the rest grey. */
    static Plot differences(String name, String label, String axis, List<Range> all) {
        return ranges(name, label, axis, all, 0, 0, 0, "", Ink.NOTE);
    }

    /** @param middle where a line is drawn; NaN for none */
    private static Plot ranges(
            String name,
            String label,
            String axis,
            List<Range> all,
            double low,
            double high,
            double middle,
            String unit,
            Ink otherwise) {
        Axis x = Axis.of(all, Double.isNaN(middle) ? Double.MAX_VALUE : low, Double.isNaN(middle) ? 0 : high);
        return new Plot(
                name,
                label,
                ranges(Frame.BROAD, x, axis, all, low, high, middle, unit, otherwise),
                ranges(Frame.SLIM, x, axis, all, low, high, middle, unit, otherwise));
    }

    private static Drawing ranges(
            Frame f,
            Axis x,
            String axis,
            List<Range> all,
            double low,
            double high,
            double middle,
            String unit,
            Ink otherwise) {
        int height = TOP + f.row * all.size() + FOOT;
        return new Drawing(f.width, height, c -> {
            double bottom = height - FOOT;
            if (high > low) c.rect(f.at(x, low), TOP - 4, f.at(x, high) - f.at(x, low), bottom - TOP + 4, Ink.BAND);
            for (double tick : x.ticks()) {
                c.line(f.at(x, tick), TOP - 4, f.at(x, tick), bottom, Ink.FAINT, 1);
                c.text(f.at(x, tick), height - 32, Axis.number(tick) + unit, 0, Ink.NOTE);
            }
            c.text((f.left + f.width - f.right) / 2.0, height - 12, axis, 0, Ink.NOTE);
            if (!Double.isNaN(middle)) c.line(f.at(x, middle), TOP - 4, f.at(x, middle), bottom, Ink.NOTE, 1);
            for (int i = 0; i < all.size(); i++) range(c, f, x, all.get(i), i, otherwise);
        });
    }

    private static void range(Canvas c, Frame f, Axis x, Range r, int i, Ink otherwise) {
        double y = f.mark(i);
        Ink ink = !r.isCertain ? otherwise : r.value < 0 ? Ink.SECOND : Ink.FIRST;
        c.line(f.at(x, r.low), y, f.at(x, r.high), y, ink, 3);
        c.dot(f.at(x, r.value), y, 5, ink);
        if (f.isSlim) {
            c.text(4, y - 11, shortened(r.name, 19), -1);
            c.text(f.width - 4.0, y - 11, r.note, 1, Ink.NOTE);
        } else {
            c.text(f.left - 12.0, y + 4, shortened(r.name, 26), 1);
            c.text(f.width - f.right + 16.0, y + 4, r.note, -1, Ink.NOTE);
        }
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
    static Plot bars(String name, String label, String axis, List<String> names, long... counts) {
        return new Plot(name, label, bars(460, axis, names, counts), bars(340, axis, names, counts));
    }

    private static Drawing bars(int width, String axis, List<String> names, long... counts) {
        int height = 250;
        int top = 26;
        return new Drawing(width, height, c -> {
            long most = 1;
            for (long n : counts) most = Math.max(most, n);
            double step = (width - 70.0) / Math.max(1, counts.length);
            double bottom = height - 50;
            double mark = Axis.step(most / 4.0);
            c.text(4, 14, "matches", -1, Ink.NOTE);
            for (double v = 0; v <= most; v += mark) {
                double y = bottom - (bottom - top) * v / most;
                c.line(58, y, width - 10, y, Ink.FAINT, 1);
                c.text(52, y + 4, String.format(Locale.ROOT, "%,.0f", v), 1, Ink.NOTE);
            }
            int every = Math.max(1, (counts.length + 7) / 8);
            for (int i = 0; i < counts.length; i++) {
                double h = (bottom - top) * counts[i] / most;
                c.rect(60 + i * step, bottom - h, Math.max(1, step - 1.5), h, Ink.FIRST);
                if (i % every == 0) c.text(60 + (i + 0.5) * step, height - 32, names.get(i), 0, Ink.NOTE);
            }
            c.text((58 + width - 10) / 2.0, height - 12, axis, 0, Ink.NOTE);
        });
    }

    /**
     * Lines over the turns of a match or the steps of a search.
     *
     * @param step what a place on the axis is called
     */
    static Plot lines(String name, String label, String step, List<Line> lines) {
        return new Plot(name, label, lines(460, step, lines), lines(340, step, lines));
    }

    private static Drawing lines(int width, String step, List<Line> lines) {
        int height = 230;
        return new Drawing(width, height, c -> {
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
            axes(c, low, high, step, length, width, height);
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

    private static void axes(Canvas c, double low, double high, String step, int length, int width, int height) {
        double mark = Axis.step(Math.max(1e-9, high - low) / 4);
        for (double v = Math.ceil(low / mark) * mark; v <= high + mark / 1000; v += mark) {
            double y = y(v, low, Math.max(1e-9, high - low), height);
            c.line(58, y, width - 18, y, Ink.FAINT, 1);
            c.text(52, y + 4, Axis.number(v), 1, Ink.NOTE);
        }
        c.text(60, height - 14, step + " 1", -1, Ink.NOTE);
        c.text(width - 20, height - 14, step + " " + length, 1, Ink.NOTE);
    }

    private static String shortened(String text, int to) {
        return text.length() <= to ? text : text.substring(0, to - 1) + "…";
    }
}
