package croupier.script.language;

import croupier.kernel.Api;
import croupier.kernel.Column;
import croupier.kernel.Kind;
import croupier.script.Members;
import croupier.script.files.Naming;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The names that a game declares for its expressions, and what they stand for. */
@Api
public final class Declarations {
    public final Map<String, Named> names = new LinkedHashMap<>();
    /** Names of what belongs to a row, by the index of its kind. */
    public final Map<Integer, Map<String, Named>> members = new HashMap<>();

    /** To rows of which kind a column leads. */
    public final Map<Column, Kind> points = new HashMap<>();

    /** Of which enum a column holds words. */
    public final Map<Column, Class<? extends Enum<?>>> meanings = new HashMap<>();

    /** The level of a card row, by the index of its kind. */
    public final Map<Integer, Members.IntOf> levels = new HashMap<>();

    /** The card whose name a row bears, by the index of its kind. */
    public final Map<Integer, Members.IntOf> bearers = new HashMap<>();

    /** Other names of cards. */
    public final Map<String, String> aliases = new HashMap<>();

    /** The number that tables of amounts go by. */
    public @Nullable String table;

    private final IdentityHashMap<Named, Long> reads = new IdentityHashMap<>();
    private @Nullable Named latest;

    public void name(String name, Named is) {
        check(name);
        latest = is;
        boolean own = name.equals("amount") || name.equals("x");
        if (names.put(name, is) != null && !own) throw new IllegalArgumentException("'" + name + "' is declared twice");
    }

    public void member(String name, Kind kind, Named is) {
        check(name);
        latest = is;
        members.computeIfAbsent(kind.index(), k -> new LinkedHashMap<>()).put(name, is);
    }

    private static void check(String name) {
        if (!Naming.isName(name))
            throw new IllegalArgumentException(
                    "'" + name + "' cannot be written in an expression: use lower-case words");
    }

    /** The name that was declared last. */
    public Named latest() {
        if (latest == null) throw new IllegalStateException("no name has been declared yet");
        return latest;
    }

    /** The name that was declared last reads these stats and no others. */
    public void reads(long bits) {
        reads.put(latest(), bits);
    }

    long readsOf(Named named) {
        return reads.getOrDefault(named, -1L);
    }
}
