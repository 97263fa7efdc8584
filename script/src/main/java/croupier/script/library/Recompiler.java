package croupier.script.library;

import croupier.kernel.Internal;
import croupier.script.Ref;
import croupier.script.files.Mistake;
import croupier.script.files.Mistakes;
import croupier.script.files.Node;
import croupier.script.forms.Compilation;
import croupier.script.forms.Levels;
import croupier.script.forms.Shape;
import croupier.script.language.Spots;
import croupier.script.texts.Grammar;
import croupier.script.texts.TextTrace;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Compiles single definitions once more, beside a library that is loaded: those of its files, or others in the same words. */
@Internal
public final class Recompiler {
    private final Library library;
    private final Sources sources;
    private final Compilation c;
    private final Grammar grammar;

    Recompiler(Library library, Sources sources, Compilation c, Grammar grammar) {
        this.library = library;
        this.sources = sources;
        this.c = c;
        this.grammar = grammar;
    }

    /**
     * A definition that was compiled.
     *
     * @param levels one record per level, fewer after mistakes
     * @param fields what is written for each level
     * @param spots where its values stand, if that was asked for
     */
    public record Compiled(
            List<Object> levels,
            List<Levels.Level> fields,
            @Nullable Spots spots,
            List<Mistake> mistakes) {
        public boolean isRight() {
            return mistakes.isEmpty() && !levels.isEmpty();
        }
    }

    /** A definition of the files, with the places of its values. */
    public Compiled again(String folder, String name) {
        Sources.Written written =
                java.util.Objects.requireNonNull(sources.definitions(folder).get(name), name);
        return compile(folder, name, written.fields(), new Spots());
    }

    /** What a definition of the files has written. */
    public Node.Mapping written(String folder, String name) {
        return java.util.Objects.requireNonNull(sources.definitions(folder).get(name), name)
                .fields();
    }

    /** A definition as if this stood in a file of the folder. */
    public Compiled compile(String folder, String name, Node.Mapping fields, @Nullable Spots spots) {
        Mistakes mistakes = new Mistakes();
        Map<Class<?>, Integer> numbered = new HashMap<>();
        c.numbered.forEach((type, all) -> numbered.put(type, all.size()));
        Shape shape = shape(folder);
        List<Object> made = new ArrayList<>();
        List<Levels.Level> levels = Levels.of(fields, shape, mistakes);
        c.meanings.note(spots);
        try {
            for (Levels.Level level : levels) {
                Object one = LevelCompiler.compile(c, mistakes, shape, name, level, new HashSet<>());
                if (one == null) continue;
                if (spots != null) spots.whole(one, level.fields());
                made.add(one);
            }
        } finally {
            c.meanings.note(null);
        }
        resolve();
        c.numbered.forEach((type, all) ->
                all.subList(numbered.getOrDefault(type, 0), all.size()).clear());
        return new Compiled(made, levels, spots, mistakes.all());
    }

    private void resolve() {
        for (Compilation.Pending p : c.pending) set(p.ref(), library.folder(p.folder()));
        c.pending.clear();
    }

    @SuppressWarnings("unchecked")
    private static <T> void set(Ref<T> ref, Definitions<?> definitions) {
        ref.set((T) definitions.get(ref.number()));
    }

    public Shape shape(String folder) {
        return c.forms.shape(library.folder(folder).type().asSubclass(Record.class));
    }

    /** The shape of a record that card files write. */
    public Shape shape(Class<? extends Record> type) {
        return c.forms.shape(type);
    }

    /** Whether a definition has words of its own, or a part of it has. */
    public boolean hasOwnWords(Object value) {
        return c.own.containsKey(value);
    }

    /** How the text of a definition is made. */
    public TextTrace trace(Object definition) {
        return grammar.trace(() -> library.text(definition));
    }
}
