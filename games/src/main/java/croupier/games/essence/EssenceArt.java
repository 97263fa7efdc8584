package croupier.games.essence;

import static croupier.games.essence.EssenceWords.*;

import croupier.kernel.Match;
import croupier.kernel.Table;
import croupier.kernel.TableArt;
import croupier.kernel.Zone;
import java.util.ArrayList;
import java.util.List;

/** The table drawn in text: each player with Deity and numbers, their battlefield, and the viewer's hand with its texts. */
final class EssenceArt {
    private static final int NAME = 30;

    private EssenceArt() {}

    static List<String> draw(Match m, int viewer, int width) {
        Table t = m.table();
        List<String> lines = new ArrayList<>();
        lines.add("turn " + t.get(TURN) + "   " + phase(t) + " of " + name(t, player(t, t.get(ACTIVE))));
        int me = Math.max(0, viewer);
        for (int i = 1; i < t.seats(); i++) side(t, (me + i) % t.seats(), false, lines, width);
        side(t, me, viewer >= 0, lines, width);
        if (viewer >= 0) hand(t, me, lines, width);
        lines.replaceAll(line -> line.length() > width ? line.substring(0, Math.max(1, width - 1)) + "…" : line);
        return lines;
    }

    private static String phase(Table t) {
        int phase = t.get(PHASE);
        if (phase <= Phase.START.number) return "Start";
        if (phase == Phase.MAIN_ONE.number) return "Main Phase 1";
        if (phase == Phase.MAIN_TWO.number) return "Main Phase 2";
        return phase >= Phase.END.number ? "End Phase" : "Combat";
    }

    private static String name(Table t, int row) {
        return t.game().nameOf(t, row);
    }

    private static void side(Table t, int seat, boolean own, List<String> lines, int width) {
        int player = player(t, seat);
        lines.add("");
        if (t.is(OUT, player)) {
            lines.add(name(t, player) + "  has lost");
            return;
        }
        lines.add((own ? "YOU  " : "") + name(t, player) + "   Essence " + t.get(ESSENCE, player)
                + "   KL " + t.get(KL, player) + "   God Charges " + t.get(CHARGES, player)
                + (t.is(GOD_CODE_USED, player) ? "   God Code used" : ""));
        String piles = "hand " + t.count(HAND, seat) + ", deck " + t.count(DECK, seat) + ", Crypt "
                + t.count(CRYPT, seat) + ", Null " + t.count(NULL_ZONE, seat) + ", Shards " + shards(t, seat);
        TableArt.beside(" ", 1, piles + others(t, seat), width, lines);
        for (int i = 0; i < t.count(AVATARS, seat); i++) lines.add("    " + fighter(t, t.at(AVATARS, seat, i)));
    }

    private static String shards(Table t, int seat) {
        int count = t.count(SHARDS, seat);
        List<String> named = new ArrayList<>();
        for (int i = 0; i < count; i++)
            if (!Essence.printed(t, t.at(SHARDS, seat, i)).isBasic()) named.add(name(t, t.at(SHARDS, seat, i)));
        return named.isEmpty() ? Integer.toString(count) : count + " (" + String.join(", ", named) + ")";
    }

    private static String others(Table t, int seat) {
        return list(t, DOMAIN, seat, "; Domain: ") + list(t, RELICS, seat, "; Relics: ");
    }

    private static String list(Table t, Zone z, int seat, String label) {
        List<String> names = new ArrayList<>();
        for (int i = 0; i < t.count(z, seat); i++) {
            int card = t.at(z, seat, i);
            names.add(name(t, card) + (t.is(EXHAUSTED, card) ? " (exhausted)" : ""));
        }
        return names.isEmpty() ? "" : label + String.join(", ", names);
    }

    private static String fighter(Table t, int card) {
        StringBuilder s = new StringBuilder(pad(name(t, card), NAME));
        s.append(Essence.power(t, card)).append('/').append(Essence.guard(t, card));
        if (t.get(DAMAGE, card) > 0) s.append("  damage ").append(t.get(DAMAGE, card));
        if (Essence.isGuardian(t, card)) s.append("  Guardian");
        if (t.get(ATTACKS, card) > 0) s.append("  attacks seat ").append(t.get(ATTACKS, card));
        else if (t.is(EXHAUSTED, card)) s.append("  exhausted");
        if (t.get(BLOCKS, card) != 0) s.append("  blocks ").append(name(t, t.get(BLOCKS, card)));
        if (t.get(STILL, card) > 0 || t.stat(BOUND, card) > 0) s.append("  cannot attack");
        return s.toString();
    }

    private static void hand(Table t, int seat, List<String> lines, int width) {
        lines.add("");
        for (int i = 0; i < t.count(HAND, seat); i++) {
            int card = t.at(HAND, seat, i);
            Defs.Card p = Essence.printed(t, card);
            String numbers = p.type().fights() ? " " + p.power() + "/" + p.guard() : "";
            String type =
                    p.type().name().charAt(0) + p.type().name().substring(1).toLowerCase(java.util.Locale.ROOT);
            String name = "  (" + PlayCard.cost(t, seat, card) + ") " + name(t, card);
            TableArt.beside(name, NAME + 5, type + numbers + ". " + t.game().textOf(t, card), width, lines);
        }
    }

    private static String pad(String s, int to) {
        return s.length() >= to ? s + " " : s + " ".repeat(to - s.length());
    }
}
