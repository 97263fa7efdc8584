package croupier.script.texts;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** How a text was made: what was said of which value, and what was said inside of it. For those who read texts back. */
public final class TextTrace {
    /**
     * Words that were made for a value.
     *
     * @param way in which way the value is said: as words, as one row, with its noun
     * @param template the sentence with gaps that was filled for a record; null if the words were made otherwise
     */
    public record Said(
            String way,
            @Nullable Object value,
            String words,
            @Nullable String template,
            List<Said> inside) {}

    private final Deque<List<Said>> open = new ArrayDeque<>();
    private final List<Said> all = new ArrayList<>();

    TextTrace() {
        open.push(all);
    }

    String of(String way, @Nullable Object value, @Nullable String template, Supplier<String> says) {
        List<Said> inside = new ArrayList<>();
        open.push(inside);
        String words;
        try {
            words = says.get();
        } finally {
            open.pop();
        }
        open.element().add(new Said(way, value, words, template, inside));
        return words;
    }

    public List<Said> said() {
        return all;
    }
}
