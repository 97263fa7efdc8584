package croupier.games.essence;

import static croupier.games.essence.EssenceWords.*;

import croupier.kernel.*;
import java.util.List;
import java.util.Map;

/** The phases of a turn, who attacks and blocks whom, and the Essence with which a player began. */
final class EssenceScenery implements Scenery {
    private static final List<Part> PARTS =
            Phase.PARTS.stream().map(part -> new Part(part, -1)).toList();

    @Override
    public Scene scene(Match m, int viewer) {
        Table t = m.table();
        if (t.get(PHASE) == Phase.MULLIGAN.number) return new Scene("mulligan", "Opening hands", "");
        return new Scene("turn", "", "", Map.of("turn", t.get(TURN)));
    }

    @Override
    public Strip strip(Match m, int viewer) {
        return new Strip(PARTS, Phase.partOf(m.table().get(PHASE)), m.table().get(ACTIVE));
    }

    @Override
    public void relate(Table t, int row, Relations to) {
        if (!t.is(CARD, row) || !t.isIn(AVATARS, row)) return;
        if (t.get(ATTACKS, row) != 0) to.add("attacks", player(t, t.get(ATTACKS, row) - 1));
        if (t.get(BLOCKS, row) != 0) to.add("blocks", t.get(BLOCKS, row));
    }

    @Override
    public void pairs(Match m, int seat, Pairs to) {
        Decision d = m.openFor(seat);
        if (d == null || m.table().get(PHASE) != Phase.BLOCK.number) return;
        for (int i = 0; i < d.size(); i++)
            if (Code.is(d.code(i), BLOCK_WITH)) to.add(Code.a(d.code(i)), Code.b(d.code(i)));
    }

    /** Until damage is dealt. */
    @Override
    public boolean isSettling(Table t) {
        return t.get(PHASE) >= Phase.BLOCK.number && t.get(PHASE) <= Phase.DAMAGE.number;
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
