package croupier.script;

import croupier.kernel.Content;
import croupier.kernel.Layout;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Card files that are read but not compiled: the names of all definitions are known, so a game can declare columns and
 * options for them in its {@link Layout} before the texts are compiled.
 */
public final class Sources {
    static Sources read(Vocabulary vocabulary, Content content) {
        return Soon.yet();
    }

    /** The names of all definitions in a folder, in order of their files and places in them. */
    public List<String> names(String folder) {
        return Soon.yet();
    }

    /** A definition as it is written, or null. */
    public @Nullable Node node(String folder, String name) {
        return Soon.yet();
    }

    /** A plain value of a definition as it is written, or what is told instead: for facts needed before compiling. */
    public String value(String folder, String name, String key, String otherwise) {
        return Soon.yet();
    }

    /** The variants that the content knows. */
    public List<String> variants() {
        return Soon.yet();
    }

    /** The same files with a variant's changes to definitions made. */
    public Sources variant(String name) {
        return Soon.yet();
    }

    /** Compiles everything; throws {@link MistakesException} with every mistake of all files. */
    public Library compile(Layout layout) {
        return Soon.yet();
    }
}
