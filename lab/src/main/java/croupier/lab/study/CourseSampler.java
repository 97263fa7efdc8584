package croupier.lab.study;

import croupier.kernel.Column;
import croupier.kernel.Game;
import croupier.kernel.Kind;
import croupier.kernel.Match;
import croupier.kernel.Sight;
import croupier.kernel.Table;
import croupier.kernel.Zone;
import croupier.lab.data.Sheet;
import java.util.Arrays;

/**
 * The numbers of the players turn by turn: what screens show of the one thing that a seat has in a zone, how many cards it holds, and
 * the game's own score of the position.
 */
final class CourseSampler {
    private final Match match;
    private final Game game;
    private final Sheet to;
    private final Zone[] zones;
    /** What the number of cards in each zone is called. */
    private final String[] held;
    /** The columns of each kind that screens show. */
    private final Column[][] shown;

    private long number;
    private int turn;
    private int turns;

    CourseSampler(Match match, Sheet to) {
        this.match = match;
        this.game = match.game();
        this.to = to;
        zones = game.layout().zones().toArray(Zone[]::new);
        held = Arrays.stream(zones).map(z -> "cards in " + z.name()).toArray(String[]::new);
        shown = game.layout().kinds().stream().map(CourseSampler::shown).toArray(Column[][]::new);
    }

    private static Column[] shown(Kind kind) {
        return kind.columns().stream()
                .filter(c -> !c.label().isEmpty() && !c.sparse())
                .toArray(Column[]::new);
    }

    static Sheet sheet() {
        return new Sheet()
                .with("match", Sheet.Holds.LONG)
                .ints("turn", "seat")
                .with("measure", Sheet.Holds.TEXT)
                .ints("value");
    }

    void next(long of) {
        number = of;
        turn = -1;
        turns = 0;
    }

    void sample() {
        Table t = match.table();
        int now = game.turn(t);
        if (now < 0 || now == turn) return;
        turn = now;
        turns++;
        for (Zone z : zones)
            for (int seat = 0; seat < (z.shared() ? t.seats() == 1 ? 1 : 0 : t.seats()); seat++) zone(t, z, seat);
        for (int seat = 0; seat < t.seats(); seat++) put(seat, "score", game.score(match.seen(seat), seat));
    }

    private void zone(Table t, Zone z, int seat) {
        if (z.sight() == Sight.OWNER) put(seat, held[z.index()], t.count(z, seat));
        if (t.count(z, seat) != 1) return;
        int row = t.top(z, seat);
        if (t.card(row) != 0 && z.sight() != Sight.ALL) return;
        for (Column c : shown[t.kindOf(row)]) put(seat, c.label(), t.get(c, row));
    }

    private void put(int seat, String measure, int value) {
        to.put(number).put(turns).put(seat + 1).put(measure).put(value);
    }
}
