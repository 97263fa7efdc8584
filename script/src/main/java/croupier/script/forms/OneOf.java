package croupier.script.forms;

import croupier.kernel.Nearest;
import croupier.script.files.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** One of several records, told apart by their key: a step, or a member of a sealed interface. */
public final class OneOf implements Form {
    private final String what;
    private final Map<String, List<Class<? extends Record>>> options;
    private final Forms forms;

    OneOf(String what, Map<String, List<Class<? extends Record>>> options, Forms forms) {
        this.what = what;
        this.options = options;
        this.forms = forms;
    }

    @Override
    public @Nullable Object read(Node node, Reading r) {
        return switch (node) {
            case Node.Scalar s -> alone(s, r);
            case Node.Mapping m -> mapped(m, r);
            case Node.Sequence q -> {
                r.mistake(node, expected() + " is expected, this is a list");
                yield null;
            }
        };
    }

    private @Nullable Object alone(Node.Scalar s, Reading r) {
        List<Class<? extends Record>> found = options.get(s.text());
        if (found == null) {
            String hint = s.text().isEmpty() ? "" : " " + Nearest.hint(s.text(), options.keySet());
            r.mistake(s, expected() + " is expected, this is " + s.what() + "." + hint);
            return null;
        }
        return RecordForm.read(forms.shape(found.get(0)), List.of(), null, s, r);
    }

    private @Nullable Object mapped(Node.Mapping m, Reading r) {
        for (Node.Entry e : m.entries()) {
            List<Class<? extends Record>> found = options.get(e.key().text());
            if (found != null) return RecordForm.read(fitting(found, m), m.entries(), e, m, r);
        }
        if (m.entries().isEmpty()) {
            r.mistake(m, expected() + " is expected, this is empty");
            return null;
        }
        Node.Scalar key = m.entries().get(0).key();
        r.mistake(key, "no " + what + " called '" + key.text() + "'. " + Nearest.hint(key.text(), options.keySet()));
        return null;
    }

    /** Of several with the same key, the one whose parameters fit best. */
    private Shape fitting(List<Class<? extends Record>> found, Node.Mapping m) {
        Shape best = forms.shape(found.get(0));
        int least = misfit(best, m);
        for (int i = 1; i < found.size(); i++) {
            Shape shape = forms.shape(found.get(i));
            int misfit = misfit(shape, m);
            if (misfit < least) {
                best = shape;
                least = misfit;
            }
        }
        return best;
    }

    private static int misfit(Shape shape, Node.Mapping m) {
        int wrong = 0;
        for (Node.Entry e : m.entries())
            if (!e.key().text().equals(shape.key()) && shape.part(e.key().text()) == null) wrong++;
        for (Shape.Part p : shape.parts()) if (p.isRequired() && !p.main() && m.get(p.key()) == null) wrong++;
        return wrong;
    }

    /** All records, in order of their keys' declaration. */
    List<Shape> shapes() {
        List<Shape> all = new ArrayList<>();
        for (List<Class<? extends Record>> list : options.values())
            for (Class<? extends Record> type : list) all.add(forms.shape(type));
        return all;
    }

    String what() {
        return what;
    }

    @Override
    public String expected() {
        return "a " + what;
    }

    @Override
    public Map<String, Object> schema(Schema s) {
        return s.oneOf(this);
    }
}
