package croupier.games.spire;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.games.spire.cards.Defs;
import croupier.games.spire.cards.MonsterDefs;
import croupier.games.spire.cards.RunDefs;
import croupier.script.Ref;
import croupier.script.library.Definitions;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/**
 * Every id that the traces use has a counterpart here, and everything of ours that a run of the Ironclad can meet has an id
 * that the traces know: a trace of another run cannot name something that the replay does not understand.
 */
class TraceIdsTest {
    private static final Spire GAME = (Spire) new SpireSource().load(new SpireSource().content());
    private static final TraceIds IDS = new TraceIds(GAME.library());
    private static final JsonNode KNOWN = known();

    private static JsonNode known() {
        try (InputStream in =
                Objects.requireNonNull(TraceIdsTest.class.getResourceAsStream("/spire/traces/ids.json"))) {
            return new ObjectMapper().readTree(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void everyIdIsOneOfOurs() {
        List<String> missing = new ArrayList<>();
        for (String kind : List.of("cards", "relics", "potions", "encounters", "monsters", "moves"))
            note(missing, kind, ids(kind, "ids"));
        note(missing, "powers", ids("powers_player", "ids"));
        Set<String> onMonsters = ids("powers_monster", "ids");
        onMonsters.removeAll(TraceFacts.UNTOLD);
        note(missing, "monster powers", onMonsters);
        note(missing, "events", ids("events", "all_names"));
        assertThat(missing).isEmpty();
    }

    private static void note(List<String> missing, String kind, Set<String> ids) {
        for (String id : ids) if (IDS.name(kind, id) == null && !id.equals("INVALID")) missing.add(kind + " " + id);
    }

    private static Set<String> ids(String kind, String key) {
        return new TreeSet<>(KNOWN.get(kind).get(key).propertyNames());
    }

    @Test
    void everythingThatARunCanMeetHasAnId() {
        List<String> missing = new ArrayList<>();
        Definitions<Defs.CardDef> cards = GAME.library().definitions(Defs.CardDef.class);
        for (int i = 0; i < cards.size(); i++) {
            Defs.Pool pool = cards.get(i).pool();
            boolean isOfOthers = pool == Defs.Pool.SILENT || pool == Defs.Pool.DEFECT || pool == Defs.Pool.WATCHER;
            if (!isOfOthers) noteUnknown(missing, "cards", cards.name(i));
        }
        for (RunDefs.RelicListDef list :
                GAME.library().definitions(RunDefs.RelicListDef.class).all())
            for (Ref<Defs.RelicDef> relic : list.relics()) noteUnknown(missing, "relics", relic.name());
        noteAll(missing, "potions", GAME.library().definitions(Defs.PotionDef.class));
        noteAll(missing, "encounters", GAME.library().definitions(MonsterDefs.EncounterDef.class));
        Set<String> events = ids("events", "all_names");
        Definitions<RunDefs.EventDef> ours = GAME.library().definitions(RunDefs.EventDef.class);
        for (int i = 0; i < ours.size(); i++)
            if (!events.contains(IDS.id("events", ours.name(i)))) missing.add("events " + ours.name(i));
        assertThat(missing).isEmpty();
    }

    private static void noteAll(List<String> missing, String kind, Definitions<?> all) {
        for (int i = 0; i < all.size(); i++) noteUnknown(missing, kind, all.name(i));
    }

    private static void noteUnknown(List<String> missing, String kind, String name) {
        Set<String> known = ids(kind, "ids");
        for (JsonNode id : KNOWN.get(kind).get("facts_never_seen")) known.add(id.asString());
        if (!known.contains(IDS.id(kind, name))) missing.add(kind + " " + name);
    }

    /** What the simulator calls screens, rooms, chests and purposes of a card screen. */
    @Test
    void everyScreenAndRoomIsOneOfOurs() {
        assertThat(RunFacts.ROOMS.values()).containsAll(KNOWN.get("rooms").propertyNames());
        assertThat(RunLines.SCREENS).containsAll(KNOWN.get("screens").propertyNames());
        assertThat(List.of(RunFacts.CHESTS)).containsAll(KNOWN.get("chest").propertyNames());
        Set<String> purposes = new TreeSet<>(KNOWN.get("selects").propertyNames());
        purposes.remove("_note");
        purposes.removeAll(RunLines.PURPOSES);
        assertThat(IDS.selects()).containsAll(purposes);
    }

    /** Blessings and drawbacks are numbers in the traces: as many as there are here. */
    @Test
    void everyBlessingHasItsNumber() {
        Map<String, Integer> counts = Map.of(
                "bonus",
                GAME.library().definitions(RunDefs.BlessingDef.class).size(),
                "drawback",
                GAME.library().definitions(RunDefs.DrawbackDef.class).size() + 3);
        counts.forEach((key, count) -> assertThat(KNOWN.get("neow").get(key)).hasSize(count));
    }
}
