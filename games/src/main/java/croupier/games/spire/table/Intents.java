package croupier.games.spire.table;

import static croupier.games.spire.words.SpireWords.*;

import croupier.games.spire.battle.Creatures;
import croupier.games.spire.battle.Monsters;
import croupier.games.spire.cards.SpireCards;
import croupier.games.spire.cards.TextStep;
import croupier.games.spire.verbs.Gains;
import croupier.games.spire.verbs.Making;
import croupier.games.spire.verbs.Whom;
import croupier.kernel.*;
import croupier.kernel.Scenery.Sign;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What monsters are about to do, as players see it. */
final class Intents {
    private static final String UNKNOWN = "unknown";

    private Intents() {}

    /** The damage of one hit as it would arrive now. */
    static int damage(Table t, int monster) {
        if (t.get(INTENT_HITS, monster) == 0) return 0;
        return Creatures.attackDamage(t, monster, t.get(ME), t.get(INTENT_DAMAGE, monster));
    }

    /** The attack with its damage, then what else the move does. */
    static List<Sign> signs(Table t, int monster) {
        if (!t.isIn(MONSTERS, monster) || !Creatures.isAlive(t, monster)) return List.of();
        if (t.get(INTENTS_HIDDEN) != 0) return List.of(new Sign(UNKNOWN, 0, 0, "nobody sees what it intends"));
        SpireCards.Move move = Monsters.intent(t, monster);
        List<Sign> signs = new ArrayList<>();
        int hits = t.get(INTENT_HITS, monster);
        if (hits > 0) {
            int damage = damage(t, monster);
            String times = hits == 1 ? "" : " " + hits + " times";
            signs.add(new Sign("attack", damage, hits, "attacks for " + damage + times));
        }
        for (String kind : kinds(move, hits > 0)) signs.add(new Sign(kind, 0, 0, said(kind)));
        return signs;
    }

    /** What is announced, and what the steps of the move do besides; a move that nobody knows shows nothing else. */
    private static Set<String> kinds(SpireCards.Move move, boolean attacks) {
        Set<String> kinds = new LinkedHashSet<>();
        String announced = move.def.intent();
        if (!announced.equals(UNKNOWN)) kinds.add(announced);
        else if (!attacks) return Set.of(UNKNOWN);
        for (TextStep step : move.text) collect(step, kinds);
        return kinds;
    }

    private static void collect(TextStep step, Set<String> kinds) {
        if (step.parts != null) for (TextStep part : step.parts) collect(part, kinds);
        switch (step.verb) {
            case Gains.Block _ -> kinds.add("defend");
            case Making.Add _ -> kinds.add("debuff");
            case Gains.Apply apply ->
                kinds.add(apply.to() == Whom.TARGET || apply.to() == Whom.PLAYER ? "debuff" : "buff");
            default -> {}
        }
    }

    private static String said(String kind) {
        return switch (kind) {
            case "buff" -> "strengthens itself or others";
            case "debuff" -> "weakens you";
            case "defend" -> "gains block";
            case "escape" -> "runs away";
            case "sleep" -> "sleeps";
            case "stunned" -> "is stunned";
            default -> "nobody knows what it does";
        };
    }
}
