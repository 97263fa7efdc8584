package croupier.script.texts;

import croupier.script.Condition;
import croupier.script.files.Node;
import croupier.script.forms.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * How a game says something of its card language in a better way than part by part: a pattern with holes and words with the same
 * holes. How often each is used is counted, so that a test can find those that no longer fit anything.
 */
final class Phrase {
    /** What a phrase is about. */
    enum About {
        AMOUNT(true, true),
        CONDITION(true, true),
        SET(true, true),
        NOUN(true, true),
        CHOICE(true, true),
        STEPS(false, true),
        PART(true, true),
        WHEN(false, false),
        BEFORE(false, false),
        CAUSED(false, false),
        CHANGED(false, false),
        QUALITY(false, false);

        /** Whether it fits a whole piece, which can be looked up by its type. */
        final boolean isWhole;
        /** Whether it is a turn of phrase, which several texts must use; words of events and qualities are vocabulary. */
        final boolean isCounted;

        About(boolean isWhole, boolean isCounted) {
            this.isWhole = isWhole;
            this.isCounted = isCounted;
        }
    }

    final About about;
    final Object pattern;
    final String says;
    /**
     * How the opposite of a condition is said; or in which way a quality is: noun, adjective or that; or how an ability that
     * answers an event begins, if not with "whenever".
     */
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
