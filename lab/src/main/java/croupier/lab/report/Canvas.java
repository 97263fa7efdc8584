package croupier.lab.report;

/** What a chart is drawn on. Colours are roles, so that a page can show them light or dark. */
interface Canvas {
    /** What a mark means. */
    enum Ink {
        TEXT("#1d2430", "t"),
        NOTE("#596273", "m"),
        FAINT("#d9dee7", "f"),
        FIRST("#1f66d1", "a"),
        SECOND("#b8480c", "b"),
        BAND("#edf2fa", "n");

        final String colour;
        final String name;

        Ink(String colour, String name) {
            this.colour = colour;
            this.name = name;
        }
    }

    void line(double x1, double y1, double x2, double y2, Ink ink, double width);

    void rect(double x, double y, double w, double h, Ink ink);

    void dot(double x, double y, double radius, Ink ink);

    /** @param anchor -1 to begin there, 0 to be centred, 1 to end there */
    void text(double x, double y, String text, int anchor, Ink ink);

    default void text(double x, double y, String text, int anchor) {
        text(x, y, text, anchor, Ink.TEXT);
    }
}
