package croupier.script.library;

import croupier.kernel.Layout;
import croupier.script.Attribute;
import croupier.script.Ref;
import croupier.script.files.Mistakes;
import croupier.script.files.Node;
import croupier.script.forms.Attributes;
import croupier.script.forms.Compilation;
import croupier.script.forms.Levels;
import croupier.script.forms.Lists;
import croupier.script.forms.Shape;
import croupier.script.forms.Vocabulary;
import croupier.script.texts.Grammar;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Compiles all definitions of a content, then resolves what they say of each other. */
final class Compiler {
    private final Sources sources;
    private final Compilation c;
    private final Grammar grammar;
    private final Map<String, Definitions<?>> compiled = new LinkedHashMap<>();
    private final List<Library.Examples> examples = new ArrayList<>();

    private Compiler(Sources sources, Layout layout) {
        this.sources = sources;
        Mistakes mistakes = new Mistakes();
        mistakes.add(sources.mistakes);
        c = new Compilation(sources.vocabulary, layout, mistakes, sources.cards(), sources.places());
        grammar = new Grammar(c);
        c.texts(grammar::teller);
    }

    static Library compile(Sources sources, Layout layout) {
        Compiler compiler = new Compiler(sources, layout);
        compiler.grammar.read(sources.grammars);
        int firstCard = 1;
        for (Vocabulary.Folder f : sources.vocabulary.folders.values()) {
            compiler.folder(f, f.rows() == null ? 0 : firstCard);
            if (f.rows() != null) firstCard += sources.definitions(f.name()).size();
        }
        compiler.c.mistakes.check();
        compiler.resolve();
        compiler.attributes(firstCard);
        return new Library(sources, compiler.c, compiler.grammar, compiler.compiled, compiler.examples);
    }

    private void folder(Vocabulary.Folder f, int firstCard) {
        Shape shape = c.forms.shape(f.type());
        List<List<Object>> all = new ArrayList<>();
        List<String> names = new ArrayList<>();
        for (Map.Entry<String, Sources.Written> e :
                sources.definitions(f.name()).entrySet()) {
            names.add(e.getKey());
            all.add(definition(shape, e.getKey(), e.getValue()));
            Node written = e.getValue().fields().get("examples");
            if (written != null && Levels.isOwn("examples", shape)) examples(f.name(), e.getKey(), written);
        }
        compiled.put(f.name(), definitions(f.type(), names, firstCard, all));
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private static Definitions<?> definitions(
            Class<?> type, List<String> names, int firstCard, List<List<Object>> all) {
        return new Definitions(type, names, firstCard, all);
    }

    private void examples(String folder, String name, Node node) {
        if (node instanceof Node.Sequence q) examples.add(new Library.Examples(folder, name, q));
        else c.mistakes.add(node, "examples are a list, this is " + node.what());
    }

    private List<Object> definition(Shape shape, String name, Sources.Written w) {
        int before = c.mistakes.count();
        List<Object> all = new ArrayList<>();
        Set<String> used = new LinkedHashSet<>();
        List<Levels.Level> levels = Levels.of(w.fields(), shape, c.mistakes);
        for (Levels.Level level : levels) {
            Object made = LevelCompiler.compile(c, c.mistakes, shape, name, level, used);
            if (made != null) all.add(made);
        }
        if (c.mistakes.count() == before && !readsAllNumbers(shape)) unused(levels.get(0), used);
        return all;
    }

    private static boolean readsAllNumbers(Shape shape) {
        for (Shape.Part p : shape.parts()) if (p.form() instanceof Lists.GivenNumbers) return true;
        return false;
    }

    private void unused(Levels.Level first, Set<String> used) {
        for (Node.Entry e : first.numbers().values())
            if (!used.contains(e.key().text()))
                c.mistakes.add(e.key(), "the number '" + e.key().text() + "' is never used");
    }

    private void resolve() {
        for (Compilation.Pending p : c.pending)
            set(p.ref(), java.util.Objects.requireNonNull(compiled.get(p.folder())));
    }

    @SuppressWarnings("unchecked")
    private static <T> void set(Ref<T> ref, Definitions<?> definitions) {
        ref.set((T) definitions.get(ref.number()));
    }

    private void attributes(int cards) {
        for (Map.Entry<String, Attribute> e : c.attributes.entrySet())
            attributes(Integer.parseInt(e.getKey().substring(0, e.getKey().indexOf('.'))), e.getValue(), cards);
        c.enter = (kind, attribute) -> attributes(kind, attribute, cards);
    }

    private void attributes(int kind, Attribute a, int cards) {
        a.size(cards);
        for (Vocabulary.Folder f : sources.vocabulary.folders.values())
            if (f.rows() != null && f.rows().index() == kind) attribute(f, a);
    }

    private void attribute(Vocabulary.Folder f, Attribute a) {
        Shape.Part part = c.forms.shape(f.type()).part(a.name());
        if (part == null) return;
        Definitions<?> all = java.util.Objects.requireNonNull(compiled.get(f.name()));
        for (int i = 0; i < all.size(); i++) Attributes.enter(a, part, all.cardOf(i), all.levelsAt(i));
    }
}
