package croupier.games;

import croupier.script.scenario.Case;
import croupier.script.scenario.Result;
import croupier.script.scenario.Scenarios;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Cases that are read once and played with one rule after the other taken out of the running program. */
final class InPlace {
    private static final Map<Path, Map<String, Case>> READ = new HashMap<>();

    private InPlace() {}

    /** What holds all the same, or null if that cannot be said so: the game must be loaded once more. */
    static RuleRemoval.Held play(
            Map<String, byte[]> changed, Path folder, Collection<String> names, Collection<String> others, int enough) {
        Map<String, Case> cases = READ.computeIfAbsent(folder, InPlace::read);
        // What was loaded while a rule was missing is not used again.
        if (!names.stream().allMatch(name -> cases.get(name).play().passed())) {
            READ.remove(folder);
            return null;
        }
        Map<String, byte[]> whole = whole(changed.keySet());
        if (whole.size() < changed.size() || !Redefining.redefine(changed)) return null;
        try {
            return without(cases, names, others, enough);
        } finally {
            Redefining.restore(whole);
        }
    }

    private static RuleRemoval.Held without(
            Map<String, Case> cases, Collection<String> names, Collection<String> others, int enough) {
        for (String name : names) {
            Result r = cases.get(name).play();
            if (r.passed() || RuleRemoval.breaks(r.report())) return null;
        }
        int held = 0;
        for (String name : others) {
            if (held == enough) break;
            Result r = cases.get(name).play();
            if (r.passed()) held++;
            else if (RuleRemoval.breaks(r.report())) return null;
        }
        return held < enough ? null : new RuleRemoval.Held(List.of(), held);
    }

    private static Map<String, Case> read(Path folder) {
        Map<String, Case> all = new LinkedHashMap<>();
        for (Case c : new Scenarios().in(folder)) all.put(c.name(), c);
        return all;
    }

    /** The classes as they are on the class path. */
    static Map<String, byte[]> whole(Collection<String> names) {
        Map<String, byte[]> all = new HashMap<>();
        for (String name : names)
            try (InputStream in =
                    InPlace.class.getClassLoader().getResourceAsStream(name.replace('.', '/') + ".class")) {
                if (in != null) all.put(name, in.readAllBytes());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        return all;
    }
}
