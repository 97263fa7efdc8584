package croupier.script.scenario;

import croupier.script.files.Place;

/** A fact that is not as the case says. */
public record Finding(Place place, String fact, String expected, String actual) {
    @Override
    public String toString() {
        return place + ": " + fact + "\n    expected: " + expected + "\n    actual:   " + actual;
    }
}
