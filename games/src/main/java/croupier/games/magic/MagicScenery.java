package croupier.games.magic;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.abilities.Face;
import croupier.games.magic.abilities.MagicCards;
import croupier.games.magic.casting.Stops;
import croupier.games.magic.combat.Blocking;
import croupier.games.magic.limited.Drafting;
import croupier.games.magic.words.Step;
import croupier.games.magic.words.Type;
import croupier.kernel.*;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The turn with its steps, who attacks, blocks and aims at whom, and in which rows permanents lie. */
final class MagicScenery implements Scenery {
    /** A part of the strip: its name, its steps, and the stop that belongs to it in turns of others and in one's own; -1 for none. */
    private record Phase(String name, int stop, int ownStop, List<Step> steps) {}

    private static final int ALWAYS = -1;

    /** Picked cards of this value and of greater ones lie together. */
    private static final int MOST_APART = 6;

    private static final List<Phase> PHASES = List.of(
            new Phase("upkeep", 0, 0, List.of(Step.UNTAP, Step.UPKEEP)),
            new Phase("draw", 1, 1, List.of(Step.DRAW)),
            new Phase("main", 7, ALWAYS, List.of(Step.MAIN)),
            new Phase("combat", 2, 2, List.of(Step.BEGIN_COMBAT)),
            new Phase("attack", 3, 3, List.of(Step.ATTACKERS)),
            new Phase("block", 4, 4, List.of(Step.BLOCKERS)),
            new Phase("damage", 5, 5, List.of(Step.FIRST_DAMAGE, Step.DAMAGE, Step.END_COMBAT)),
            new Phase("main 2", 7, ALWAYS, List.of(Step.SECOND_MAIN)),
            new Phase("end", 6, 9, List.of(Step.END, Step.CLEANUP)));

    @Override
    public Scene scene(Match m, int viewer) {
        Table t = m.table();
        if (Drafting.isPicking(t))
            return new Scene("draft", Drafting.pickInWords(t), "Pick a card. The others go to the next player.");
        if (Drafting.isOn(t)) return new Scene("deck", "Deck building", "");
        if (t.get(STARTED) == 0) return new Scene("mulligan", "Opening hands", "");
        return new Scene("turn", "", "", Map.of("turn", t.get(TURN)));
    }

    @Override
    public @Nullable Strip strip(Match m, int viewer) {
        Table t = m.table();
        if (Drafting.isOn(t)) return null;
        List<Part> parts = new ArrayList<>();
        for (Phase p : PHASES) parts.add(new Part(p.name(), stops(t, viewer, stop(t, p, viewer))));
        return new Strip(parts, t.get(STARTED) == 0 ? -1 : now(t), t.get(ACTIVE));
    }

    private static int now(Table t) {
        for (int i = 0; i < PHASES.size(); i++) if (PHASES.get(i).steps().contains(step(t))) return i;
        return -1;
    }

    private static int stop(Table t, Phase p, int viewer) {
        return t.get(ACTIVE) == viewer ? p.ownStop() : p.stop();
    }

    private static int stops(Table t, int viewer, int stop) {
        if (viewer < 0 || stop == ALWAYS) return -1;
        return Stops.has(t, viewer, 1 << stop) ? 1 : 0;
    }

    /** The part whose stop an option changes. */
    @Override
    public int part(Table t, long code, int viewer) {
        for (int i = 0; i < STOP_AT.length; i++)
            if (Code.is(code, STOP_AT[i]) || Code.is(code, PASS_AT[i])) {
                for (int n = 0; n < PHASES.size(); n++) if (stop(t, PHASES.get(n), viewer) == i) return n;
                return -1;
            }
        return -1;
    }

    @Override
    public String kind(Table t, long code) {
        if (Code.is(code, CHANGE_WHERE)) return "stops";
        if (Code.is(code, ADD_LAND)) return "land";
        if (Code.is(code, PLAY_DECK)) return "play deck";
        return Code.is(code, CONTENT) ? "stops are set" : "";
    }

    // ---- things

    /** Creatures lie before the others, lands behind; what was picked lies by what it costs. */
    @Override
    public String group(Table t, int row) {
        if (t.is(OBJECT, row) && t.isIn(PICKED, row)) return picked(t, row);
        if (!t.is(OBJECT, row) || !t.isIn(BATTLEFIELD, row)) return "";
        int host = t.get(ATTACHED, row);
        if (host != 0 && t.is(OBJECT, host) && t.isIn(BATTLEFIELD, host)) return group(t, host);
        if (isA(t, row, Type.CREATURE)) return "creatures";
        return isA(t, row, Type.LAND) ? "lands" : "others";
    }

    private static String picked(Table t, int row) {
        Face f = MagicCards.face(t, row);
        int value = f.cost == null ? 0 : f.cost.mana.value();
        String cost = f.isLand() ? "lands" : value >= MOST_APART ? MOST_APART + "+" : "" + value;
        if (Drafting.isPicking(t)) return cost;
        return (t.get(IN_DECK, row) != 0 ? "deck" : "not in the deck") + "/" + cost;
    }

    @Override
    public void relate(Table t, int row, Relations to) {
        if (!t.is(OBJECT, row)) return;
        if (t.isIn(STACK, row)) {
            for (int target = t.get(TARGETS, row); target != 0; target = t.get(NEXT_TARGET, target))
                if (t.get(AIMS_AT, target) != 0) to.add("aims at", t.get(AIMS_AT, target));
            return;
        }
        if (!t.isIn(BATTLEFIELD, row)) return;
        if (t.get(ATTACKING, row) != 0) to.add("attacks", t.get(ATTACKING, row));
        if (t.get(BLOCKING, row) != 0) to.add("blocks", t.get(BLOCKING, row));
        for (int more = t.get(MORE_BLOCKS, row); more != 0; more = t.get(NEXT_BLOCK, more))
            to.add("blocks", t.get(BLOCKS_TOO, more));
        if (t.get(ATTACHED, row) != 0) to.add("attached to", t.get(ATTACHED, row));
    }

    @Override
    public void pairs(Match m, int seat, Pairs to) {
        Decision d = m.openFor(seat);
        if (d != null && d.why().equals(BLOCK_WITH)) Blocking.pairs(m.table(), seat, to);
    }

    /** Until damage of combat is dealt. */
    @Override
    public boolean isSettling(Table t) {
        int step = step(t).number();
        return step >= Step.BLOCKERS.number() && step <= Step.DAMAGE.number();
    }

    @Override
    public Map<String, Integer> wholes(Table t, int row) {
        return t.is(PLAYER, row) ? Map.of(LIFE.label(), t.option(LIFE_AT_START)) : Map.of();
    }
}
