package croupier.games.essence;

import static croupier.games.essence.EssenceWords.*;

import croupier.kernel.Match;
import croupier.kernel.Scenery;
import croupier.kernel.Table;
import java.util.List;
import java.util.Map;

/** The phases of a turn, who attacks and blocks whom, and the Essence with which a player began. */
final class EssenceScenery implements Scenery {
    /** A part of the strip and the phases that belong to it. */
    private record Stretch(String name, List<Phase> phases) {}

    private static final List<Stretch> STRETCHES = List.of(
            new Stretch("start", List.of(Phase.START)),
            new Stretch("main 1", List.of(Phase.MAIN_ONE)),
            new Stretch("attack", List.of(Phase.ATTACK)),
            new Stretch("block", List.of(Phase.BLOCK)),
            new Stretch("damage", List.of(Phase.SPLIT, Phase.DAMAGE)),
            new Stretch("main 2", List.of(Phase.MAIN_TWO)),
            new Stretch("end", List.of(Phase.END, Phase.CLEANUP)));

    private static final List<Part> PARTS =
            STRETCHES.stream().map(s -> new Part(s.name(), -1)).toList();

    @Override
    public Scene scene(Match m, int viewer) {
        Table t = m.table();
        if (t.get(PHASE) == Phase.MULLIGAN.number) return new Scene("mulligan", "Opening hands", "");
        return new Scene("turn", "", "", Map.of("turn", t.get(TURN)));
    }

    @Override
    public Strip strip(Match m, int viewer) {
        return new Strip(PARTS, now(m.table()), m.table().get(ACTIVE));
    }

    private static int now(Table t) {
        for (int i = 0; i < STRETCHES.size(); i++)
            for (Phase p : STRETCHES.get(i).phases()) if (p.number == t.get(PHASE)) return i;
        return -1;
    }

    @Override
    public void relate(Table t, int row, Relations to) {
        if (!t.is(CARD, row) || !t.isIn(AVATARS, row)) return;
        if (t.get(ATTACKS, row) != 0) to.add("attacks", player(t, t.get(ATTACKS, row) - 1));
        if (t.get(BLOCKS, row) != 0) to.add("blocks", t.get(BLOCKS, row));
    }

    /** The Essence that the Deity gives, and what was added for coming later. */
    @Override
    public Map<String, Integer> wholes(Table t, int row) {
        if (!t.is(PLAYER, row)) return Map.of();
        int seat = t.ownerOf(row);
        if (t.count(DEITY, seat) == 0) return Map.of();
        int later = Math.floorMod(seat - t.get(FIRST), t.seats());
        int printed = Defs.orNone(Essence.printed(t, t.at(DEITY, seat, 0)).essence());
        return printed == 0 ? Map.of() : Map.of(ESSENCE.label(), printed + later * t.option(LATER_ESSENCE));
    }
}
