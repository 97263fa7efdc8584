package croupier.lab.study;

import croupier.kernel.Code;
import croupier.kernel.Decision;
import croupier.kernel.Event;
import croupier.kernel.Game;
import croupier.kernel.Prompt;
import croupier.lab.data.Sheet;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** How often the options, questions, events, abilities and verbs of a game were used, over many matches. */
final class UseCounts {
    private final Game game;
    private final long[] events;
    private final long[] words;
    private final long[] prompts;
    private long[] abilities = new long[64];
    private final Map<Class<?>, long[]> verbs = new HashMap<>();

    UseCounts(Game game) {
        this.game = game;
        events = new long[game.layout().events().size()];
        words = new long[game.layout().words().size()];
        prompts = new long[game.layout().prompts().size()];
        for (Class<?> verb : game.verbs().keySet()) verbs.put(verb, new long[1]);
    }

    void answered(Decision d, long code) {
        words[Code.word(code)]++;
        prompts[d.why().index()]++;
    }

    void did(Event e) {
        events[e.index()]++;
    }

    void reacted(int ability) {
        if (ability >= abilities.length) abilities = Arrays.copyOf(abilities, 2 * ability);
        abilities[ability]++;
    }

    void stepped(Object step) {
        long[] count = verbs.get(step.getClass());
        if (count == null) verbs.put(step.getClass(), count = new long[1]);
        count[0]++;
    }

    static Sheet sheet() {
        return new Sheet()
                .with("kind", Sheet.Holds.TEXT)
                .with("name", Sheet.Holds.TEXT)
                .with("uses", Sheet.Holds.LONG);
    }

    /** Writes all counts and begins again; what was never used is written with 0, but for abilities, which the game does not list. */
    void write(Sheet to) {
        for (Event e : game.layout().events()) to.put("event").put(e.name()).put(events[e.index()]);
        for (int i = 0; i < words.length; i++)
            to.put("option").put(game.layout().words().get(i).name()).put(words[i]);
        List<Prompt> asked = game.layout().prompts();
        for (int i = 0; i < prompts.length; i++)
            to.put("question").put(asked.get(i).name()).put(prompts[i]);
        for (int i = 0; i < abilities.length; i++)
            if (abilities[i] > 0) to.put("ability").put(game.nameOfAbility(i)).put(abilities[i]);
        Map<Class<?>, String> names = game.verbs();
        verbs.forEach((verb, count) ->
                to.put("verb").put(names.getOrDefault(verb, inWords(verb))).put(count[0]));
        clear();
    }

    private void clear() {
        Arrays.fill(events, 0);
        Arrays.fill(words, 0);
        Arrays.fill(prompts, 0);
        Arrays.fill(abilities, 0);
        verbs.values().forEach(count -> count[0] = 0);
    }

    private static String inWords(Class<?> step) {
        return step.getSimpleName().replaceAll("(?<=[a-z])(?=[A-Z])", " ").toLowerCase(Locale.ROOT);
    }
}
