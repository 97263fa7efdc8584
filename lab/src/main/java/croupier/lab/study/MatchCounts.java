package croupier.lab.study;

import croupier.kernel.Code;
import croupier.kernel.Decision;
import croupier.kernel.Event;
import croupier.kernel.Game;
import croupier.kernel.Observer;
import croupier.kernel.Table;
import croupier.kernel.Zone;
import croupier.lab.data.Sheet;
import org.jspecify.annotations.Nullable;

/** Observes matches for all counts that a study asks for. */
final class MatchCounts implements Observer {
    final @Nullable CardCounts cards;
    final @Nullable UseCounts uses;
    private final @Nullable Sheet decisions;
    private long match;
    private int number;

    MatchCounts(Game game, int seats, Study study, @Nullable Sheet decisions) {
        cards = study.writes().contains(Study.Rows.CARDS) ? new CardCounts(game, seats) : null;
        uses = study.writes().contains(Study.Rows.USES) ? new UseCounts(game) : null;
        this.decisions = decisions;
    }

    void next(long of) {
        match = of;
        number = 0;
    }

    static Sheet decisions() {
        return new Sheet()
                .with("match", Sheet.Holds.LONG)
                .ints("number", "seat")
                .with("question", Sheet.Holds.TEXT)
                .ints("options", "word", "card");
    }

    @Override
    public void began(Table t) {
        if (cards != null) cards.begin(t);
    }

    @Override
    public void moved(Table t, int row, @Nullable Zone from, int fromOwner, @Nullable Zone to, int toOwner) {
        if (cards != null) cards.moved(t, row, from, fromOwner, to, toOwner);
    }

    @Override
    public void answered(Table t, Decision d, long code) {
        if (cards != null) cards.answered(t, d, code);
        if (uses != null) uses.answered(d, code);
        if (decisions == null) return;
        int row = Code.a(code);
        boolean isRow = Code.word(code) != Code.NUMBER && t.isEntity(row);
        decisions
                .put(match)
                .put(number++)
                .put(d.seat() + 1)
                .put(d.why().name())
                .put(d.size())
                .put(Code.word(code))
                .put(isRow ? t.card(row) : 0);
    }

    @Override
    public void did(Event e, int source, int target, int amount) {
        if (uses != null) uses.did(e);
    }

    @Override
    public void reacted(int ability) {
        if (uses != null) uses.reacted(ability);
    }

    @Override
    public void stepped(Object step) {
        if (uses != null) uses.stepped(step);
    }

    @Override
    public int mark() {
        return cards == null ? 0 : cards.mark();
    }

    @Override
    public void takeBack(int mark) {
        if (cards != null) cards.takeBack(mark);
    }
}
