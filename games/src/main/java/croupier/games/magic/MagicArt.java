package croupier.games.magic;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.casting.Announced;
import croupier.games.magic.limited.Drafting;
import croupier.games.magic.mana.Mana;
import croupier.games.magic.words.Keyword;
import croupier.games.magic.words.MagicWords;
import croupier.games.magic.words.Type;
import croupier.games.magic.zones.FaceDown;
import croupier.kernel.*;
import croupier.script.files.Naming;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.TreeMap;

/** The table drawn in text: opponent above, you below, the stack between. */
final class MagicArt {
    private static final int NAME = 24;

    private MagicArt() {}

    static List<String> draw(Match m, int viewer, int width) {
        Table t = m.table();
        int me = Math.max(0, viewer);
        List<String> lines = new ArrayList<>();
        if (Drafting.isOn(t)) return drafted(t, me, viewer, width);
        if (t.get(STARTED) == 0) lines.add("player " + (t.get(STARTING) + 1) + " will begin");
        else lines.add("turn " + t.get(TURN) + " of player " + (t.get(ACTIVE) + 1) + ", " + Naming.of(step(t).name()));
        for (int i = 1; i <= t.seats(); i++) {
            int seat = (me + i) % t.seats();
            lines.add("");
            lines.add(player(t, seat, viewer));
            permanents(t, seat, viewer, lines);
            if (i == t.seats() - 1) stack(t, lines);
        }
        lines.add("");
        hand(t, me, viewer, lines);
        for (int i = 0; i < lines.size(); i++)
            if (lines.get(i).length() > width) lines.set(i, lines.get(i).substring(0, Math.max(1, width - 1)) + "…");
        return lines;
    }

    /** What the viewer has picked, by name; while a deck is built, what is in it and what is not. */
    private static List<String> drafted(Table t, int seat, int viewer, int width) {
        List<String> lines = new ArrayList<>();
        int picked = t.count(PICKED, seat);
        if (Drafting.isPicking(t)) {
            lines.add("pick " + (t.get(PICKS) + 1) + "; you have " + picked + (picked == 1 ? " card" : " cards"));
            names(t, seat, viewer, 0, width, lines);
            return lines;
        }
        lines.add("in the deck:");
        names(t, seat, viewer, 1, width, lines);
        lines.add("not in the deck:");
        names(t, seat, viewer, 0, width, lines);
        return lines;
    }

    private static void names(Table t, int seat, int viewer, int inDeck, int width, List<String> lines) {
        Map<String, Integer> names = new TreeMap<>();
        for (int i = 0; i < t.count(PICKED, seat) && viewer >= 0; i++)
            if (t.get(IN_DECK, t.at(PICKED, seat, i)) == inDeck)
                names.merge(t.game().cards().name(t.card(t.at(PICKED, seat, i))), 1, Integer::sum);
        StringBuilder line = new StringBuilder();
        for (Map.Entry<String, Integer> e : names.entrySet()) {
            String name = e.getValue() > 1 ? e.getValue() + " " + e.getKey() : e.getKey();
            if (line.length() + name.length() + 2 > width && !line.isEmpty()) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.isEmpty() ? "  " : ", ").append(name);
        }
        if (!line.isEmpty()) lines.add(line.toString());
    }

    private static String player(Table t, int seat, int viewer) {
        int p = MagicWords.player(t, seat);
        StringBuilder s = new StringBuilder(seat == viewer ? "You" : "Player " + (seat + 1));
        if (t.is(HAS_LOST, p)) return s + "   has lost";
        s.append("   life ").append(t.get(LIFE, p));
        if (t.get(POISON, p) > 0) s.append("   poison ").append(t.get(POISON, p));
        s.append("   hand ").append(t.count(HAND, seat)).append("   library ").append(t.count(LIBRARY, seat));
        s.append("   graveyard ").append(t.count(GRAVEYARD, seat));
        StringBuilder pool = new StringBuilder();
        for (int c = 0; c < POOL.length; c++) pool.append(POOL[c].label().repeat(t.get(POOL[c], p)));
        return pool.isEmpty() ? s.toString() : s + "   mana " + pool;
    }

    /** Each card once, with how many there are of it. */
    private static void hand(Table t, int seat, int viewer, List<String> lines) {
        Map<String, Integer> many = new LinkedHashMap<>();
        Map<String, String> texts = new HashMap<>();
        for (int i = 0; i < t.count(HAND, seat); i++) {
            int card = t.at(HAND, seat, i);
            if (!t.sees(card, viewer)) continue;
            String name = t.game().nameOf(t, card);
            many.merge(name, 1, Integer::sum);
            texts.put(name, t.game().textOf(t, card));
        }
        for (Map.Entry<String, Integer> e : many.entrySet())
            lines.add("  in hand: " + pad(times(e.getKey(), e.getValue())) + texts.get(e.getKey()));
    }

    private static String times(String name, int n) {
        return n == 1 ? name : n + " " + name;
    }

    private static void permanents(Table t, int seat, int viewer, List<String> lines) {
        Map<String, Integer> lands = new LinkedHashMap<>();
        for (int i = 0; i < t.count(BATTLEFIELD, 0); i++) {
            int object = t.at(BATTLEFIELD, 0, i);
            if (controller(t, object) != seat) continue;
            if (isA(t, object, Type.LAND) && !isA(t, object, Type.CREATURE))
                lands.merge(t.game().nameOf(t, object) + (t.is(TAPPED, object) ? " (tapped)" : ""), 1, Integer::sum);
            else lines.add("  " + permanent(t, object) + under(t, object, viewer));
        }
        StringJoiner all = new StringJoiner(", ", "  ", "");
        for (Map.Entry<String, Integer> e : lands.entrySet()) all.add(times(e.getKey(), e.getValue()));
        if (!lands.isEmpty()) lines.add(all.toString());
    }

    /** What a face-down creature is, for who may look at it (708.5). */
    private static String under(Table t, int object, int viewer) {
        if (!t.is(FACE_DOWN, object)) return "";
        int card = FaceDown.under(t, object);
        return t.sees(card, viewer)
                ? " is " + t.game().nameOf(t, card) + ", " + t.game().textOf(t, card)
                : "";
    }

    private static String permanent(Table t, int object) {
        StringBuilder s = new StringBuilder(pad(named(t, object)));
        if (isA(t, object, Type.CREATURE))
            s.append(t.stat(POWER, object)).append('/').append(t.stat(TOUGHNESS, object));
        for (Keyword k : Keyword.ALL) if (has(t, object, k)) s.append(' ').append(k.said());
        if (t.is(TAPPED, object)) s.append(" (tapped)");
        else if (isA(t, object, Type.CREATURE) && controller(t, object) == t.get(ACTIVE) && Mana.isSick(t, object))
            s.append(" (came this turn)");
        if (t.get(MagicWords.DAMAGE, object) > 0) s.append(" damage ").append(t.get(MagicWords.DAMAGE, object));
        for (int i = 0; i < COUNTERS.length; i++)
            if (t.get(COUNTERS[i], object) > 0)
                s.append(' ').append(t.get(COUNTERS[i], object)).append("x").append(COUNTERS[i].name());
        if (t.get(ATTACHED, object) != 0) s.append(" on ").append(named(t, t.get(ATTACHED, object)));
        if (t.get(ATTACKING, object) != 0) s.append(" -> attacks").append(attacked(t, object));
        if (t.get(BLOCKING, object) != 0) s.append(" blocks ").append(named(t, t.get(BLOCKING, object)));
        return s.toString();
    }

    /** A permanent of several of one name and player has its number. */
    private static String named(Table t, int row) {
        String name = t.game().nameOf(t, row);
        String number = t.is(OBJECT, row) && onBattlefield(t, row) ? Aside.number(t, row) : "";
        return number.isEmpty() ? name : name + " " + number;
    }

    /** Whom it attacks, where that is not clear: one of several opponents, or a planeswalker. */
    private static String attacked(Table t, int attacker) {
        int whom = t.get(ATTACKING, attacker);
        return t.seats() == 2 && isPlayer(t, whom) ? "" : " " + t.game().nameOf(t, whom);
    }

    private static void stack(Table t, List<String> lines) {
        for (int i = t.count(STACK, 0) - 1; i >= 0; i--) {
            int spell = t.at(STACK, 0, i);
            StringBuilder s =
                    new StringBuilder("  on the stack: ").append(t.game().nameOf(t, spell));
            String chosen = Announced.said(t, spell);
            if (!chosen.isEmpty()) s.append(" (").append(chosen).append(')');
            for (int target = t.get(TARGETS, spell); target != 0; target = t.get(NEXT_TARGET, target))
                s.append(" -> ").append(named(t, t.get(AIMS_AT, target)));
            lines.add(s.toString());
        }
    }

    private static String pad(String s) {
        return s.length() >= NAME ? s + " " : s + " ".repeat(NAME - s.length());
    }
}
