package croupier.script.library;

import croupier.script.Amount;
import croupier.script.Amounts;
import croupier.script.Numbers;
import croupier.script.files.Mistakes;
import croupier.script.files.Node;
import croupier.script.forms.Compilation;
import croupier.script.forms.Levels;
import croupier.script.forms.OwnWords;
import croupier.script.forms.Reading;
import croupier.script.forms.RecordForm;
import croupier.script.forms.Shape;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SequencedMap;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Compiles a definition at one of its levels: first the numbers that it names, then its fields. */
final class LevelCompiler {
    private LevelCompiler() {}

    /**
     * The definition; null after a mistake.
     *
     * @param used collects the names of the numbers that it uses
     */
    static @Nullable Object compile(
            Compilation c, Mistakes mistakes, Shape shape, String name, Levels.Level level, Set<String> used) {
        Reading r = new Reading(c, mistakes);
        r.definition = name;
        r.named = level.numbers();
        SequencedMap<String, Integer> values = new LinkedHashMap<>();
        for (Map.Entry<String, Node.Entry> e : level.numbers().entrySet()) {
            Amount value = r.read(e.getValue().value(), Amount.class);
            if (value == null) continue;
            if (value instanceof Amounts.Fixed f) values.put(e.getKey(), f.value());
            r.env.number(e.getKey(), value);
        }
        r.numbers = new Numbers(values);
        Object made = RecordForm.read(shape, level.fields().entries(), null, level.fields(), r);
        if (made != null && level.says() != null) c.own.put(made, OwnWords.of(level, r));
        used.addAll(r.env.used());
        return made;
    }
}
