package croupier.games.spire;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.games.spire.cards.RunDefs;
import croupier.script.library.Definitions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class RunScenariosTest {
    private static final Spire GAME = (Spire) new SpireSource().load(new SpireSource().content());

    @Test
    void everyEventHasAScenario() throws IOException {
        String cases = Files.readString(Path.of("src/test/scenarios/spire/run/events.yaml"));
        Definitions<RunDefs.EventDef> events = GAME.library().definitions(RunDefs.EventDef.class);
        List<String> without = new ArrayList<>();
        for (int i = 0; i < events.size(); i++)
            if (!cases.contains("at: event " + events.name(i))) without.add(events.name(i));
        assertThat(events.size()).isEqualTo(51);
        assertThat(without).isEmpty();
    }

    @Test
    void everyActNamesEventsThatAreThere() {
        int named = GAME.run.once.length;
        for (int act = 1; act <= 3; act++) named += GAME.run.acts[act].events().length;
        named += GAME.run.acts[1].shrines().length;
        assertThat(named).isEqualTo(51);
    }
}
