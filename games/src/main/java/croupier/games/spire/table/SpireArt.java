package croupier.games.spire.table;

import static croupier.games.spire.words.SpireWords.*;

import croupier.games.spire.battle.Creatures;
import croupier.games.spire.battle.Monsters;
import croupier.games.spire.battle.PlayCard;
import croupier.games.spire.battle.Stances;
import croupier.games.spire.cards.SpireCards;
import croupier.games.spire.words.RunWords;
import croupier.kernel.*;
import java.util.ArrayList;
import java.util.List;

/** A battle drawn in text: monsters with their intents, the player with orbs, relics and potions, the hand with what its cards say. */
public final class SpireArt {
    private static final int BAR = 16;
    private static final int NAME = 18;

    private SpireArt() {}

    public static List<String> draw(Match m, int width) {
        Table t = m.table();
        List<String> lines = new ArrayList<>();
        if (t.get(RunWords.IN_RUN) != 0) lines.add(RunArt.place(t, m) + "   gold " + t.get(GOLD));
        lines.add(top(t));
        lines.add("");
        for (int i = 0; i < t.count(MONSTERS, 0); i++) monster(t, t.at(MONSTERS, 0, i), lines);
        lines.add("");
        int me = t.get(ME);
        lines.add(creature(t, me, "You"));
        if (t.get(ORB_SLOTS) > 0) lines.add("  orbs: " + orbs(t));
        lines.add("  potions: " + RunArt.potions(t));
        lines.add("  relics: " + RunArt.relics(t));
        if (t.get(DRAW_PILE_SHOWN) != 0) lines.add("  draw pile from the top: " + drawPile(t));
        lines.add("");
        for (int i = 0; i < t.count(HAND, 0); i++) lines.add(card(t, t.at(HAND, 0, i)));
        return RunArt.fit(lines, width);
    }

    private static String top(Table t) {
        String encounter = SpireCards.of(t).encounters[t.get(ENCOUNTER_NOW)].name();
        String stance = t.get(STANCE) == 0 ? "" : "   stance " + Stances.word(t.get(STANCE));
        return encounter + "   turn " + (t.get(TURN) + 1) + "   energy " + t.get(ENERGY) + "/" + t.get(ENERGY_PER_TURN)
                + stance
                + "   draw pile " + t.count(DRAW_PILE, 0) + ", discard pile " + t.count(DISCARD_PILE, 0)
                + ", exhausted " + t.count(EXHAUST_PILE, 0);
    }

    private static void monster(Table t, int monster, List<String> lines) {
        if (!Creatures.isAlive(t, monster)) return;
        lines.add(creature(t, monster, t.game().nameOf(t, monster)) + "   " + intent(t, monster));
    }

    /** What a monster is about to do, with the damage as it would arrive now. */
    public static String intent(Table t, int monster) {
        if (t.get(INTENTS_HIDDEN) != 0) return "intends: ?";
        SpireCards.Move move = Monsters.intent(t, monster);
        int hits = t.get(INTENT_HITS, monster);
        if (hits == 0) return "intends: " + move.def.intent();
        int damage = Creatures.attackDamage(t, monster, t.get(ME), t.get(INTENT_DAMAGE, monster));
        String attack = hits == 1 ? "attack for " + damage : "attack for " + damage + " x" + hits;
        return "intends: " + attack + (move.text.length > 1 ? " and more" : "");
    }

    private static String creature(Table t, int creature, String name) {
        int hp = t.get(HP, creature);
        int max = Math.max(1, t.get(MAX_HP, creature));
        int full = (hp * BAR + max - 1) / max;
        String bar = "█".repeat(Math.clamp(full, 0, BAR)) + "░".repeat(Math.clamp(BAR - full, 0, BAR));
        StringBuilder s = new StringBuilder("  ").append(pad(name, NAME)).append(bar);
        s.append(' ').append(hp).append('/').append(max);
        if (t.get(BLOCK, creature) > 0) s.append("  block ").append(t.get(BLOCK, creature));
        String powers = powers(t, creature);
        return powers.isEmpty() ? s.toString() : s + "  [" + powers + "]";
    }

    private static String powers(Table t, int creature) {
        List<String> found = new ArrayList<>();
        for (SpireCards.Power p : SpireCards.of(t).powers) {
            Column c = p.column;
            int stacks = t.get(c, creature);
            if (stacks != 0) found.add(p.isSwitch ? p.name : p.name + " " + stacks);
        }
        return String.join(", ", found);
    }

    /** From the oldest one on; the number of one is its charge. */
    private static String orbs(Table t) {
        List<String> slots = new ArrayList<>();
        for (int i = 0; i < t.get(ORB_SLOTS); i++) {
            int orb = i < t.count(ORBS, 0) ? t.at(ORBS, 0, i) : 0;
            String charge = orb == 0 || t.get(CHARGE, orb) == 0 ? "" : " " + t.get(CHARGE, orb);
            slots.add(orb == 0 ? "empty" : t.game().nameOf(t, orb) + charge);
        }
        return String.join(", ", slots);
    }

    private static String drawPile(Table t) {
        List<String> names = new ArrayList<>();
        for (int i = t.count(DRAW_PILE, 0) - 1; i >= 0; i--) names.add(t.game().nameOf(t, t.at(DRAW_PILE, 0, i)));
        return String.join(", ", names);
    }

    private static String card(Table t, int card) {
        int printed = t.get(COST_NOW, card);
        String cost = printed == SpireCards.X_COST
                ? "X"
                : printed == SpireCards.NO_COST ? "-" : String.valueOf(PlayCard.costNow(t, card));
        return "  (" + cost + ") " + pad(t.game().nameOf(t, card), NAME)
                + t.game().textOf(t, card).replace('\n', ' ');
    }

    private static String pad(String s, int to) {
        return s.length() >= to ? s + " " : s + " ".repeat(to - s.length());
    }
}
