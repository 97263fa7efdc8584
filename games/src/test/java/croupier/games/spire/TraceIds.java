package croupier.games.spire;

import croupier.games.spire.cards.Defs;
import croupier.games.spire.cards.MonsterDefs;
import croupier.games.spire.cards.RunDefs;
import croupier.games.spire.cards.SpireCards;
import croupier.kernel.Table;
import croupier.script.library.Definitions;
import croupier.script.library.Library;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Names of our content and ids of the traces: by rule, and by the table {@code ids.tsv} where the rule fails. */
final class TraceIds {
    /** For what traces do not show. */
    static final String HIDDEN = "-";

    /** Screens that are named like the card that opens them. */
    private static final Set<String> CARD_SELECTS = Set.of(
            "ARMAMENTS",
            "DISCOVERY",
            "DUAL_WIELD",
            "EXHUME",
            "HEADBUTT",
            "SECRET_TECHNIQUE",
            "SECRET_WEAPON",
            "WARCRY");

    private final Map<String, String> exceptions = new HashMap<>();
    private final Map<String, String> names = new HashMap<>();
    final Library library;

    TraceIds(Library library) {
        this.library = library;
        readTable();
        add("cards", library.definitions(Defs.CardDef.class));
        add("relics", library.definitions(Defs.RelicDef.class));
        add("potions", library.definitions(Defs.PotionDef.class));
        add("powers", library.definitions(Defs.PowerDef.class));
        add("monster powers", library.definitions(Defs.PowerDef.class));
        add("monsters", library.definitions(MonsterDefs.MonsterDef.class));
        add("encounters", library.definitions(MonsterDefs.EncounterDef.class));
        add("events", library.definitions(RunDefs.EventDef.class));
        addMoves(library.definitions(MonsterDefs.MonsterDef.class));
    }

    private void addMoves(Definitions<MonsterDefs.MonsterDef> monsters) {
        for (int i = 0; i < monsters.size(); i++)
            for (String move : monsters.get(i).moves().keySet())
                names.put("moves\t" + move(monsters.name(i), move), move);
    }

    private void readTable() {
        try (BufferedReader in = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(TraceIds.class.getResourceAsStream("/spire/traces/ids.tsv")),
                StandardCharsets.UTF_8))) {
            in.lines().filter(line -> !line.startsWith("#")).forEach(this::readLine);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void readLine(String line) {
        String[] part = line.split("\t");
        exceptions.put(part[0] + "\t" + part[2], part[1]);
    }

    private void add(String kind, Definitions<?> all) {
        for (int i = 0; i < all.size(); i++) names.put(kind + "\t" + id(kind, all.name(i)), all.name(i));
    }

    /** The id in the traces of something of ours. */
    String id(String kind, String name) {
        String exception = exceptions.get(kind + "\t" + name);
        if (exception == null && kind.equals("monster powers")) return id("powers", name);
        return exception != null ? exception : byRule(name);
    }

    /** Screens on which cards are chosen in a battle. */
    Set<String> selects() {
        Set<String> selects = new TreeSet<>(CARD_SELECTS);
        exceptions.forEach((key, id) -> {
            if (key.startsWith("selects\t")) selects.add(id);
        });
        return selects;
    }

    static String byRule(String name) {
        return name.toUpperCase(Locale.ROOT)
                .replace("'", "")
                .replace(".", "")
                .replaceAll("[^A-Z0-9]+", "_")
                .replaceAll("_$", "");
    }

    /** The name of something the traces know; null if our content does not have it yet. */
    @Nullable
    String name(String kind, String id) {
        return names.get(kind + "\t" + id);
    }

    boolean takesAllEnergy(String card) {
        String name = name("cards", card.replaceAll("[+$:].*", ""));
        Definitions<Defs.CardDef> cards = library.definitions(Defs.CardDef.class);
        return name != null && cards.get(cards.place(name)).cost().number() == SpireCards.X_COST;
    }

    /** The id of a move: whose it is and what it is. */
    String move(Table t, int monster, int move) {
        if (move == 0) return "INVALID";
        SpireCards.Monster m = SpireCards.of(t).monsters[t.card(monster)];
        return move(m.name, m.moves[move].name);
    }

    private static String move(String monster, String move) {
        return byRule(monster) + "_" + byRule(move);
    }
}
