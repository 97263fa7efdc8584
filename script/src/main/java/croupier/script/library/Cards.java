package croupier.script.library;

import croupier.kernel.Catalogue;
import croupier.kernel.Content;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The catalogue: all definitions of the kinds that lie on the table, counted from 1. */
public final class Cards implements Catalogue {
    private final List<String> names;
    private final Map<String, Integer> numbers = new HashMap<>();
    private final IntFunction<String> texts;
    private final IntFunction<Map<String, String>> faces;
    private final Supplier<String> makeHash;
    private @Nullable String hash;
    private final List<Content.Pack> packs;

    Cards(
            List<String> names,
            IntFunction<String> texts,
            IntFunction<Map<String, String>> faces,
            Supplier<String> makeHash,
            List<Content.Pack> packs) {
        this.names = names;
        this.texts = texts;
        this.faces = faces;
        this.makeHash = makeHash;
        this.packs = packs;
        for (int i = 0; i < names.size(); i++) numbers.putIfAbsent(names.get(i), i + 1);
    }

    @Override
    public int size() {
        return names.size() + 1;
    }

    @Override
    public String name(int card) {
        return card <= 0 || card > names.size() ? "" : names.get(card - 1);
    }

    @Override
    public String text(int card) {
        return card <= 0 || card > names.size() ? "" : texts.apply(card);
    }

    @Override
    public Map<String, String> face(int card) {
        return card <= 0 || card > names.size() ? Map.of() : faces.apply(card);
    }

    @Override
    public int find(String name) {
        return numbers.getOrDefault(name, 0);
    }

    /** Made when a match first asks for it: looking at cards needs none. Threads that ask at once make the same. */
    @Override
    public String hash() {
        String made = hash;
        if (made == null) hash = made = makeHash.get();
        return made;
    }

    @Override
    public List<Content.Pack> packs() {
        return packs;
    }
}
