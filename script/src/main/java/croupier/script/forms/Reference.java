package croupier.script.forms;

import croupier.script.Verb;
import croupier.script.files.Node;
import croupier.script.language.Named;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** The reference page of a game's card files, made from its records and names. */
public final class Reference {
    private final Vocabulary v;
    private final Forms forms;
    private final StringBuilder page = new StringBuilder();

    private Reference(Vocabulary v) {
        this.v = v;
        this.forms = v.forms();
    }

    /** The page as Markdown. */
    public static String of(Vocabulary vocabulary) {
        Reference r = new Reference(vocabulary);
        r.page.append("# Card files of ").append(vocabulary.game).append("\n\nGenerated; do not edit.\n");
        r.kinds();
        r.steps();
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
        for (Map.Entry<String, Named> e : v.declared.names.entrySet())
            page.append("- `")
                    .append(e.getKey())
                    .append("`: ")
                    .append(what(e.getValue()))
                    .append('\n');
        v.declared.members.forEach((kind, all) -> all.forEach((name, is) ->
                page.append("- `.").append(name).append("`: ").append(what(is)).append('\n')));
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
