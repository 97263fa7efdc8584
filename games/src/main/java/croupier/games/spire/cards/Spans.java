package croupier.games.spire.cards;

import static croupier.games.spire.words.SpireWords.*;

import croupier.kernel.*;
import croupier.script.*;
import croupier.script.files.Node;
import croupier.script.forms.Reading;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** From which numbers something is rolled, by ascension: {@code 40..44}, or a table {@code {0: 40..44, 7: 42..46}}. */
public record Spans(List<Integer> from, List<Span> spans) implements Told {
    public Spans {
        from = List.copyOf(from);
        spans = List.copyOf(spans);
    }

    public Span at(Table t) {
        return at(t.option(ASCENSION));
    }

    public Span at(int ascension) {
        int i = from.size() - 1;
        while (i > 0 && from.get(i) > ascension) i--;
        return spans.get(i);
    }

    public static Spans read(Node node, Reading r) {
        List<Integer> from = new ArrayList<>();
        List<Span> spans = new ArrayList<>();
        if (node instanceof Node.Mapping m)
            for (Node.Entry e : m.entries()) {
                Integer key = r.read(e.key(), Integer.class);
                Span span = r.read(e.value(), Span.class);
                if (key == null || span == null) continue;
                if (from.isEmpty() && key != 0) r.mistake(e.key(), "the first key of a table is 0, not " + key);
                if (!from.isEmpty() && key <= from.getLast())
                    r.mistake(e.key(), "the keys of a table rise: " + key + " cannot stand behind " + from.getLast());
                from.add(key);
                spans.add(span);
            }
        else {
            from.add(0);
            spans.add(Objects.requireNonNullElse(r.read(node, Span.class), new Span(0, 0)));
        }
        if (from.isEmpty())
            r.mistake(node, "a range, or a table of ranges from 0 on, is expected: {0: 40..44, 7: 42..46}");
        return new Spans(from, spans);
    }

    /** "3 to 7 (4 to 8 from ascension 7)". */
    @Override
    public String text(Teller w) {
        List<String> more = new ArrayList<>();
        for (int i = 1; i < from.size(); i++) more.add(w.words(spans.get(i)) + " from ascension " + from.get(i));
        return w.words(spans.get(0)) + (more.isEmpty() ? "" : " (" + String.join(", ", more) + ")");
    }
}
