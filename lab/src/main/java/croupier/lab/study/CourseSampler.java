package croupier.lab.study;

import croupier.kernel.Column;
import croupier.kernel.Game;
import croupier.kernel.Kind;
import croupier.kernel.Match;
import croupier.kernel.Prompt;
import croupier.kernel.Sight;
import croupier.kernel.Table;
import croupier.kernel.Zone;
import croupier.lab.data.Sheet;

/**
 * The numbers of the players turn by turn: what screens show of the one thing that a seat has in a zone, how many cards it holds, and
 * the game's own score of the position.
 */
final class CourseSampler implements Match.Probe {
    private final Match match;
    private final Game game;
    private final Sheet to;
    private long number;
    private int turn;
    private int turns;

    CourseSampler(Match match, Sheet to) {
        this.match = match;
        this.game = match.game();
        this.to = to;
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

    @Override
    public void afterTask(Match m) {
        sample();
    }

    @Override
    public void asked(int seat, Prompt why) {
        // between two tasks the table is at rest: only then is it looked at
    }

    private void sample() {
        Table t = match.table();
        int now = game.turn(t);
        if (now < 0 || now == turn) return;
        turn = now;
        turns++;
        for (Zone z : game.layout().zones())
            for (int seat = 0; seat < (z.shared() ? t.seats() == 1 ? 1 : 0 : t.seats()); seat++) zone(t, z, seat);
        for (int seat = 0; seat < t.seats(); seat++) put(seat, "score", game.score(match.seen(seat), seat));
    }

    private void zone(Table t, Zone z, int seat) {
        if (z.sight() == Sight.OWNER) put(seat, "cards in " + z.name(), t.count(z, seat));
        if (t.count(z, seat) != 1) return;
        int row = t.top(z, seat);
        if (t.card(row) != 0 && z.sight() != Sight.ALL) return;
        Kind kind = game.layout().kind(t.kindOf(row));
        for (Column c : kind.columns()) if (!c.label().isEmpty() && !c.sparse()) put(seat, c.label(), t.get(c, row));
    }

    private void put(int seat, String measure, int value) {
        to.put(number).put(turns).put(seat + 1).put(measure).put(value);
    }
}
