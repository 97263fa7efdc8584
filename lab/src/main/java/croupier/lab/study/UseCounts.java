package croupier.lab.study;

import croupier.kernel.Code;
import croupier.kernel.Decision;
import croupier.kernel.Event;
import croupier.kernel.Game;
import croupier.lab.data.Sheet;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** How often the words, prompts, events, abilities and verbs of a game were used, over many matches. */
final class UseCounts {
    private final Game game;
    private final long[] events;
    private final Map<Integer, long[]> abilities = new HashMap<>();
    private final Map<Class<?>, long[]> verbs = new HashMap<>();
    private final Map<Integer, long[]> words = new HashMap<>();
    private final Map<String, long[]> prompts = new HashMap<>();

    UseCounts(Game game) {
        this.game = game;
        events = new long[game.layout().events().size()];
    }

    void answered(Decision d, long code) {
        add(words, Code.word(code));
        add(prompts, d.why().name());
    }

    void did(Event e) {
        events[e.index()]++;
    }

    void reacted(int ability) {
        add(abilities, ability);
    }

    void stepped(Object step) {
        add(verbs, step.getClass());
    }

    private static <T> void add(Map<T, long[]> to, T what) {
        long[] count = to.get(what);
        if (count == null) to.put(what, count = new long[1]);
        count[0]++;
    }

    static Sheet sheet() {
        return new Sheet()
                .with("kind", Sheet.Holds.TEXT)
                .with("name", Sheet.Holds.TEXT)
                .with("uses", Sheet.Holds.LONG);
    }

    /** Writes all counts and begins again; what was never used is written with 0 where the game can name it. */
    void write(Sheet to) {
        for (Event e : game.layout().events()) to.put("event").put(e.name()).put(events[e.index()]);
        abilities.forEach((a, n) -> to.put("ability").put(game.nameOfAbility(a)).put(n[0]));
        List<Map.Entry<Class<?>, long[]>> used = new ArrayList<>(verbs.entrySet());
        used.sort(Comparator.comparing(e -> e.getKey().getName()));
        for (Map.Entry<Class<?>, long[]> e : used)
            to.put("verb").put(verb(e.getKey())).put(e.getValue()[0]);
        for (int i = 0; i < game.layout().words().size(); i++)
            to.put("option").put(game.layout().words().get(i).name()).put(words.getOrDefault(i, new long[1])[0]);
        prompts.forEach((p, n) -> to.put("question").put(p).put(n[0]));
        java.util.Arrays.fill(events, 0);
        abilities.clear();
        verbs.clear();
        words.clear();
        prompts.clear();
    }

    /** The name of a class in words. */
    private static String verb(Class<?> step) {
        return step.getSimpleName().replaceAll("(?<=[a-z])(?=[A-Z])", " ").toLowerCase(java.util.Locale.ROOT);
    }
}
