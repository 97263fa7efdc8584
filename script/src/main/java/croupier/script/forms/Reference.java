package croupier.script.forms;

import croupier.kernel.Column;
import croupier.kernel.Event;
import croupier.kernel.Kind;
import croupier.kernel.Layout;
import croupier.kernel.Stat;
import croupier.script.Verb;
import croupier.script.files.Naming;
import croupier.script.files.Node;
import croupier.script.language.Named;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** The reference page of a game's card files, made from its records and names. */
public final class Reference {
    private final Vocabulary v;
    private final Forms forms;
    private final Layout layout;
    private final StringBuilder page = new StringBuilder();

    private Reference(Vocabulary v, Layout layout) {
        this.v = v;
        this.forms = v.forms();
        this.layout = layout;
    }

    /**
     * The page as Markdown.
     *
     * @param events what each event means, in words
     */
    public static String of(Vocabulary vocabulary, Layout layout, Function<Event, String> events) {
        Reference r = new Reference(vocabulary, layout);
        r.page.append("# Card files of ").append(vocabulary.game).append("\n\nGenerated; do not edit.\n");
        r.kinds();
        r.inner();
        r.steps();
        r.events(events);
        r.names();
        return r.page.toString();
    }

    private void kinds() {
        page.append("\n## Definitions\n");
        for (Vocabulary.Folder f : v.folders.values()) {
            Shape shape = forms.shape(f.type());
            page.append("\n### ").append(f.name()).append("/\n\n");
            if (!shape.doc().isEmpty()) page.append(shape.doc()).append("\n\n");
            parts(shape);
        }
    }

    private void inner() {
        page.append("\n## Inside of definitions and steps\n");
        for (Shape shape : Schema.inner(v, layout)) {
            page.append("\n### ")
                    .append(Naming.of(shape.type().getSimpleName()))
                    .append("\n\n");
            if (!shape.doc().isEmpty()) page.append(shape.doc()).append("\n\n");
            parts(shape);
        }
    }

    private void events(Function<Event, String> words) {
        page.append(
                "\n## Events\n\nWhat `when` and `before` of an ability may name.\n\n| event | happens when |\n|---|---|\n");
        for (Event e : layout.events())
            page.append("| `")
                    .append(e.name())
                    .append("` | ")
                    .append(cell(words.apply(e)))
                    .append(" |\n");
    }

    private void steps() {
        page.append("\n## Steps\n");
        List<Shape> all = new ArrayList<>(forms.step().shapes());
        all.sort(Comparator.comparing(Shape::key));
        for (Shape shape : all) {
            page.append("\n### ").append(shape.key()).append("\n\n");
            if (!shape.doc().isEmpty()) page.append(shape.doc()).append("\n\n");
            parts(shape);
        }
    }

    private void parts(Shape shape) {
        if (shape.keys().isEmpty()) return;
        page.append("| key | what | meaning |\n|---|---|---|\n");
        for (Shape.Part p : shape.parts()) {
            if (p.form().isGiven()) continue;
            String key = p.main() && Verb.class.isAssignableFrom(shape.type()) ? shape.key() : p.key();
            page.append("| `")
                    .append(key)
                    .append("` | ")
                    .append(cell(p.form().expected()))
                    .append(" | ");
            page.append(cell(p.doc()));
            if (p.otherwise() instanceof Node.Scalar s && !s.text().isEmpty())
                page.append(p.doc().isEmpty() ? "" : " ")
                        .append("Usually `")
                        .append(s.text())
                        .append("`.");
            else if (!p.isRequired()) page.append(p.doc().isEmpty() ? "" : " ").append("May be left out.");
            page.append(" |\n");
        }
    }

    private static String cell(String text) {
        return text.replace("|", "\\|").replace('\n', ' ');
    }

    private void names() {
        page.append("\n## Names in expressions\n\n");
        v.declared.names.forEach((name, is) -> {
            if (!(is instanceof Named.Fixed)) name(name, is);
        });
        page.append("\n## Members, after a dot or inside of `where`\n");
        for (Kind kind : layout.kinds()) {
            List<String> numbers = new ArrayList<>();
            for (Stat stat : kind.stats()) numbers.add("`." + stat.name() + "`");
            for (Column c : kind.columns()) numbers.add("`." + c.name() + "`");
            Map<String, Named> all = v.declared.members.getOrDefault(kind.index(), Map.of());
            if (numbers.isEmpty() && all.isEmpty()) continue;
            page.append("\n### ").append(kind.name()).append("\n\n");
            all.forEach((name, is) -> name("." + name, is));
            if (!numbers.isEmpty())
                page.append("- numbers: ").append(String.join(", ", numbers)).append('\n');
        }
        page.append("\n## Constants\n\n");
        List<String> fixed = new ArrayList<>();
        v.declared.names.forEach((name, is) -> {
            if (is instanceof Named.Fixed f) fixed.add("`" + name + "` " + f.value());
        });
        page.append(fixed.isEmpty() ? "None." : String.join(", ", fixed)).append('\n');
    }

    private void name(String name, Named is) {
        page.append("- `").append(name).append("`: ").append(what(is)).append('\n');
    }

    private static String what(Named n) {
        return switch (n) {
            case Named.One o -> "one " + o.kind().name();
            case Named.OneOf o -> "one " + o.kind().name();
            case Named.Many m -> "a set of " + m.kind().name();
            case Named.ManyOf m -> "a set of " + m.kind().name();
            case Named.Count x -> "a number";
            case Named.CountOf x -> "a number";
            case Named.Test x -> "a condition";
            case Named.TestsOf x -> "a condition";
            case Named.Fixed f -> "the number " + f.value();
            case Named.Function f -> "a number made from " + f.arguments() + " others";
        };
    }
}
