package croupier.games.spire;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.games.spire.cards.Defs;
import croupier.games.spire.cards.MonsterDefs;
import croupier.games.spire.verbs.CarriedVerbs;
import croupier.script.library.Definitions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Every hook puts what it does where the table says, and every hook that does something is in the table. */
class HookPlacesTest {
    private static final Path TABLE = Path.of("src/test/tables/spire-hooks.tsv");
    private static final Spire GAME = (Spire) new SpireSource().load(new SpireSource().content());

    @Test
    void everyHookPutsItsTextWhereTheRulesSay() throws IOException {
        TreeSet<String> hooks = new TreeSet<>();
        add(hooks, Defs.PowerDef.class, Defs.PowerDef::abilities);
        add(hooks, Defs.RelicDef.class, Defs.RelicDef::abilities);
        add(hooks, Defs.PotionDef.class, Defs.PotionDef::abilities);
        add(hooks, MonsterDefs.MonsterDef.class, MonsterDefs.MonsterDef::abilities);
        add(hooks, Defs.CardDef.class, Defs.CardDef::abilities);
        TreeSet<String> told = new TreeSet<>();
        for (String line : Files.readAllLines(TABLE))
            if (!line.startsWith("#"))
                told.add(String.join("\t", List.of(line.split("\t")).subList(0, 3)));
        assertThat(hooks).isEqualTo(told);
    }

    private static <T> void add(TreeSet<String> all, Class<T> kind, Function<T, List<Defs.HookDef>> hooksOf) {
        Definitions<T> definitions = GAME.library().definitions(kind);
        for (int i = 0; i < definitions.size(); i++)
            for (Defs.HookDef h : hooksOf.apply(definitions.get(i)))
                if (doesMoreThanCount(h)) all.add(definitions.name(i) + "\t" + event(h) + "\t" + place(h));
    }

    private static boolean doesMoreThanCount(Defs.HookDef h) {
        return h.ability().do_().stream().anyMatch(v -> !(v instanceof CarriedVerbs.Counter));
    }

    private static String event(Defs.HookDef h) {
        return (h.ability().isBefore() ? "before " : "")
                + h.ability().events().getFirst().name();
    }

    private static String place(Defs.HookDef h) {
        return h.now() ? "at once" : h.first() ? "front" : "end";
    }
}
