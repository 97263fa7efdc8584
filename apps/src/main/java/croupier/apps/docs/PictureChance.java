package croupier.apps.docs;

import java.util.List;

/** Numbers that look random but are the same for the same text: those of the web table's page ({@code lib.js}). */
final class PictureChance {
    private int state;

    PictureChance(String text) {
        state = (int) 2166136261L;
        for (int i = 0; i < text.length(); i++) state = (state ^ text.charAt(i)) * 16777619;
        next();
    }

    private double next() {
        state += 0x6d2b79f5;
        int t = (state ^ (state >>> 15)) * (1 | state);
        t = (t + (t ^ (t >>> 7)) * (61 | t)) ^ t;
        return ((t ^ (t >>> 14)) & 0xffffffffL) / 4294967296.0;
    }

    int below(int n) {
        return (int) Math.floor(next() * n);
    }

    double between(double from, double to) {
        return from + next() * (to - from);
    }

    <T> T of(List<T> all) {
        return all.get(below(all.size()));
    }

    boolean is(double probability) {
        return next() < probability;
    }
}
