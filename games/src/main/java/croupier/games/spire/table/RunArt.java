package croupier.games.spire.table;

import static croupier.games.spire.words.RunWords.*;
import static croupier.games.spire.words.SpireWords.*;

import croupier.games.spire.cards.RunCards;
import croupier.games.spire.cards.SpireCards;
import croupier.games.spire.run.Climb;
import croupier.games.spire.run.EventRoom;
import croupier.games.spire.run.RunMap;
import croupier.games.spire.run.Shop;
import croupier.games.spire.words.Seeds;
import croupier.kernel.*;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A run drawn in text: where it is, what is carried, the deck, the map with its paths, the room. */
public final class RunArt {
    private static final String FURTHER_IN = "      ";
    private static final String SYMBOLS = " ME?$RTB";
    private static final String[] CHESTS = {"small", "medium", "large"};

    /** What can be looked at at any time of a run. */
    public static final List<String> PICTURES = List.of("map", "deck", "relics");

    private RunArt() {}

    /** The map, the deck or the relics with what they say; nothing for another name. */
    public static List<String> look(Table t, String what, int width) {
        List<String> lines = new ArrayList<>();
        switch (what) {
            case "map" -> {
                if (t.get(IN_RUN) != 0) lines.addAll(map(t));
            }
            case "deck" -> said(t, DECK, lines);
            case "relics" -> said(t, RELICS, lines);
            default -> {}
        }
        return fit(lines, width);
    }

    /** Lines that are too long go on in the next one, further in. */
    static List<String> fit(List<String> lines, int width) {
        List<String> all = new ArrayList<>();
        for (String line : lines) {
            String rest = line;
            while (rest.length() > width) {
                int space = rest.lastIndexOf(' ', width);
                int cut = space > FURTHER_IN.length() ? space : width;
                all.add(rest.substring(0, cut));
                rest = FURTHER_IN + rest.substring(cut).stripLeading();
            }
            all.add(rest);
        }
        return all;
    }

    /** What lies in a zone and what it says; things of one name once. */
    private static void said(Table t, Zone z, List<String> lines) {
        Map<String, Integer> count = new LinkedHashMap<>();
        for (int i = 0; i < t.count(z, 0); i++) {
            int row = t.at(z, 0, i);
            String bottled = t.is(CARD, row) && t.is(IS_BOTTLED, row) ? " (bottled)" : "";
            String counter = t.is(RELIC, row) && t.get(COUNTER, row) > 0 ? " (" + t.get(COUNTER, row) + ")" : "";
            count.merge(
                    t.game().nameOf(t, row) + bottled + counter + ": "
                            + t.game().textOf(t, row).replace('\n', ' '),
                    1,
                    Integer::sum);
        }
        lines.add(" " + z.name() + ", " + t.count(z, 0));
        count.forEach((line, times) -> lines.add("  " + (times > 1 ? times + " x " : "") + line));
    }

    public static List<String> draw(Match m, int width) {
        Table t = m.table();
        List<String> lines = new ArrayList<>();
        lines.add(place(t, m));
        lines.add("  " + state(t));
        lines.add("  relics: " + relics(t));
        lines.add("  potions: " + potions(t));
        lines.add("  deck (" + t.count(DECK, 0) + "): " + counted(t, DECK));
        lines.add("");
        room(t, lines);
        if (t.get(PHASE) == Climb.MAP_SCREEN || t.get(PHASE) == Climb.BLESSING_SCREEN) lines.addAll(map(t));
        return fit(lines, width);
    }

    /** Where the run is: in a battle too. */
    static String place(Table t, Match m) {
        int ascension = t.option(ASCENSION);
        return "act " + t.get(ACT) + "   floor " + t.get(FLOOR_NOW)
                + (ascension > 0 ? "   ascension " + ascension : "") + "   boss: "
                + SpireCards.of(t).encounters[t.get(BOSS_NOW)].name() + "   seed "
                + Seeds.say(m.setup().seed());
    }

    private static String state(Table t) {
        int me = t.get(ME);
        int keys = t.get(KEYS);
        String have = ((keys & Climb.RUBY_KEY) != 0 ? " ruby" : "")
                + ((keys & Climb.EMERALD_KEY) != 0 ? " emerald" : "")
                + ((keys & Climb.SAPPHIRE_KEY) != 0 ? " sapphire" : "");
        return "HP " + t.get(HP, me) + "/" + t.get(MAX_HP, me) + "   gold " + t.get(GOLD) + "   keys:"
                + (have.isEmpty() ? " none" : have);
    }

    static String relics(Table t) {
        List<String> names = new ArrayList<>();
        for (int i = 0; i < t.count(RELICS, 0); i++) {
            int relic = t.at(RELICS, 0, i);
            int counter = t.get(COUNTER, relic);
            names.add(t.game().nameOf(t, relic) + (counter > 0 ? " (" + counter + ")" : ""));
        }
        return names.isEmpty() ? "none" : String.join(", ", names);
    }

    static String potions(Table t) {
        String[] belt = new String[t.get(POTION_SLOTS)];
        java.util.Arrays.fill(belt, "empty");
        for (int i = 0; i < t.count(POTIONS, 0); i++) {
            int potion = t.at(POTIONS, 0, i);
            belt[t.get(BELT_PLACE, potion)] = t.game().nameOf(t, potion);
        }
        return String.join(", ", belt);
    }

    /** Cards of a zone, those of one name counted. */
    static String counted(Table t, Zone z) {
        Map<String, Integer> names = new LinkedHashMap<>();
        for (int i = 0; i < t.count(z, 0); i++) {
            int card = t.at(z, 0, i);
            String name = t.game().nameOf(t, card) + (t.is(IS_BOTTLED, card) ? " (bottled)" : "");
            names.put(name, names.getOrDefault(name, 0) + 1);
        }
        List<String> all = new ArrayList<>();
        for (Map.Entry<String, Integer> e : names.entrySet())
            all.add(e.getValue() == 1 ? e.getKey() : e.getKey() + " x" + e.getValue());
        return String.join(", ", all);
    }

    private static void room(Table t, List<String> lines) {
        switch (t.get(PHASE)) {
            case Climb.EVENT_SCREEN -> {
                RunCards.EventPage event = EventRoom.page(t);
                lines.add(event.name());
                lines.add("  " + RunTexts.filled(t, event.nodes()[t.get(NODE_NOW)].text()));
            }
            case Climb.REWARDS_SCREEN, Climb.BOSS_CHEST_SCREEN -> offered(t, REWARDS, lines);
            case Climb.SHOP_SCREEN -> offered(t, SHOP, lines);
            case Climb.CHEST_SCREEN -> lines.add("  a " + CHESTS[t.get(CHEST)] + " chest");
            case Climb.PAIRS_SCREEN -> pairs(t, lines);
            default -> {}
        }
    }

    private static void offered(Table t, Zone z, List<String> lines) {
        for (int i = 0; i < t.count(z, 0); i++) {
            int row = t.at(z, 0, i);
            String price = z.equals(SHOP) ? "  " + t.get(PRICES, Shop.lot(t, row)) + " gold" : "";
            lines.add("  " + t.game().nameOf(t, row) + price + ": "
                    + t.game().textOf(t, row).replace('\n', ' '));
        }
    }

    private static void pairs(Table t, List<String> lines) {
        lines.add("  " + t.get(TRIES) + " tries left");
        for (int i = 0; i < t.count(FACE_DOWN, 0); i++) {
            int card = t.at(FACE_DOWN, 0, i);
            lines.add("  card " + i + ": " + (t.sees(card, 0) ? t.game().nameOf(t, card) : "face down"));
        }
    }

    // ---- the map

    /** From the boss at the top to the first row; where one stands and where one can go are marked. */
    static List<String> map(Table t) {
        List<String> lines = new ArrayList<>();
        int rows = t.get(ACT) == 4 ? 4 : ROWS;
        if (rows == ROWS) lines.add("               B");
        for (int row = rows - 1; row >= 0; row--) {
            if (row < ROWS - 1) lines.add(ways(t, row));
            lines.add(rooms(t, row));
        }
        lines.add("  M monsters  E elite (* with the key)  ? unknown  $ shop  R rest  T treasure   [ ] you   < > next");
        return lines;
    }

    private static String rooms(Table t, int row) {
        StringBuilder s = new StringBuilder(String.format("%3d ", row + 1));
        for (int column = 0; column < COLUMNS; column++) {
            boolean here = t.get(MAP_ROW) == row + 1 && t.get(MAP_COLUMN) == column + 1;
            boolean next = t.get(MAP_ROW) == row && isNext(t, column, row);
            char symbol = RunMap.isNode(t, column, row) ? SYMBOLS.charAt(RunMap.room(t, column, row)) : ' ';
            s.append(here ? '[' : next ? '<' : ' ').append(symbol);
            s.append(here ? ']' : next ? '>' : RunMap.isBurning(t, column, row) ? '*' : ' ');
        }
        return s.toString().stripTrailing();
    }

    private static boolean isNext(Table t, int column, int row) {
        if (!RunMap.isNode(t, column, row)) return false;
        return row == 0 || RunMap.leads(t, t.get(MAP_COLUMN) - 1, row - 1, column);
    }

    /** The ways up from a row. */
    private static String ways(Table t, int row) {
        StringBuilder s = new StringBuilder("    ");
        for (int column = 0; column < COLUMNS; column++) {
            s.append(RunMap.leads(t, column, row, column - 1) ? '\\' : ' ');
            s.append(RunMap.leads(t, column, row, column) ? '|' : ' ');
            s.append(RunMap.leads(t, column, row, column + 1) ? '/' : ' ');
        }
        return s.toString().stripTrailing();
    }
}
