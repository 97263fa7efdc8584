package croupier.games.duel;

import static croupier.games.duel.DuelWords.*;

import croupier.kernel.*;
import croupier.script.scenario.CardStage;
import croupier.script.scenario.Value;

/**
 * How scenarios lay out a duel: both players hold three items that do nothing, and it is player one's turn. Statuses are older the
 * earlier a case gives them; the queue is made from the speeds.
 */
final class DuelStage extends CardStage {
    DuelStage() {
        super(PLAYERS, ITEMS, "enemy", "turn");
    }

    /** The queue holds nothing but this turn, until everything is laid out. */
    @Override
    public void turnOf(Table t, int seat) {
        clear(t, 0, QUEUE);
        t.set(PLAYS, t.create(TURN, 0, QUEUE, 0), seat + 1);
    }

    @Override
    protected int whoseTurn(Table t) {
        return TurnQueue.current(t);
    }

    @Override
    protected void begin(Table t) {
        for (int seat = 0; seat < 2; seat++) fill(t, ITEMS, seat, 3, DuelCards.of(t).filler);
        turnOf(t, 0);
    }

    /** {@code Poison: 3} for what is left of a status. */
    @Override
    public boolean give(Table t, int seat, int row, String word, Value value) {
        if (row == 0 || !word.isEmpty() || !t.is(STATUS, row)) return super.give(t, seat, row, word, value);
        t.set(status(t, row).turns() > 0 ? TURNS : CHARGES, row, value.number());
        return true;
    }

    /** A status comes with as many charges or turns as it says itself. */
    @Override
    public int make(Table t, Zone z, int seat, String name) {
        int row = super.make(t, z, seat, name);
        if (row == 0 || !t.is(STATUS, row)) return row;
        t.set(CHARGES, row, status(t, row).charges());
        t.set(TURNS, row, status(t, row).turns());
        return row;
    }

    private static Defs.Status status(Table t, int row) {
        return DuelCards.of(t).statuses[t.card(row)];
    }

    /** The queue is rebuilt, and everything listens in its right order: passives first, then statuses by their age. */
    @Override
    public void ready(Table t) {
        boolean isTold = t.count(QUEUE, 0) == 1;
        int first = isTold ? TurnQueue.current(t) : Duel.first(t);
        clear(t, 0, QUEUE);
        for (int seat = 0; seat < 2; seat++) t.set(TURNS_GIVEN, player(t, seat), 0);
        TurnQueue.begin(t, first);
        for (int seat = 0; seat < 2; seat++)
            for (int i = 0; i < t.count(ITEMS, seat); i++) t.unlistenAll(t.at(ITEMS, seat, i));
        Chain.listenAll(t);
        Rows statuses = t.rows();
        for (int seat = 0; seat < 2; seat++) statuses.addAll(t, STATUSES, seat);
        statuses.sort(t, Table::tag);
        statuses.each(t, (table, status) -> Chain.listenTogether(table, status, table.ownerOf(status)));
    }
}
