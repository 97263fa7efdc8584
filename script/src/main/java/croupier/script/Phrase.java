package croupier.script;

import org.jspecify.annotations.Nullable;

/**
 * How a game says something of its card language in a better way than part by part: a pattern with holes and words with the same
 * holes. How often each is used is counted, so that a test can find those that no longer fit anything.
 */
final class Phrase {
    /** What a phrase is about. */
    enum About {
        AMOUNT(true),
        CONDITION(true),
        SET(true),
        NOUN(true),
        CHOICE(true),
        STEPS(false),
        PART(true),
        WHEN(false),
        BEFORE(false),
        CAUSED(false),
        CHANGED(false),
        QUALITY(false);

        /** Whether it fits a whole piece, which can be looked up by its type. */
        final boolean isWhole;

        About(boolean isWhole) {
            this.isWhole = isWhole;
        }
    }

    final About about;
    final Object pattern;
    final String says;
    /** How the opposite of a condition is said; or in which way a quality is: noun, adjective or that. */
    final String other;

    final Node place;
    final int weight;
    /** A narrower pattern: of an event the conditions, of a quality nothing. */
    final @Nullable Condition narrowed;

    int uses;

    Phrase(About about, Object pattern, @Nullable Condition narrowed, String says, String other, Node place) {
        this.about = about;
        this.pattern = pattern;
        this.narrowed = narrowed;
        this.says = says;
        this.other = other;
        this.place = place;
        this.weight = Pattern.weight(pattern) + Pattern.weight(narrowed);
    }

    @Override
    public String toString() {
        return place.place() + ": " + says;
    }
}
