package croupier.script.texts;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What fills the gaps of a sentence, by name; a gap that nothing fills may only stand in what can be left out. */
public record Values(Map<String, Object> values) implements Template.Gaps {
    @Override
    public boolean has(String name) {
        return values.containsKey(name);
    }

    @Override
    public @Nullable Object value(String name) {
        return values.get(name);
    }

    @Override
    public boolean isEmpty(String name) {
        return !values.containsKey(name);
    }
}
