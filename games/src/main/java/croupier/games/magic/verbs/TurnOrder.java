package croupier.games.magic.verbs;

import static croupier.games.magic.words.MagicWords.*;

import croupier.kernel.*;
import croupier.script.*;
import org.jspecify.annotations.Nullable;

/**
 * What several do at the same time (101.4, 608.2e): the active player chooses first, then the others in turn order, each knowing what
 * those before have chosen; then all of it is done together.
 */
public final class TurnOrder implements Together {
    /** What is chosen by somebody, or by you. */
    static Rows chosen(Table t, Scope s, Choice of, @Nullable Noun by) {
        return by == null ? of.take(t, s) : of.take(t, s, seat(t, s, by), CHOOSE, false, false);
    }

    /** Who is asked that, -1 if there is nothing to ask. */
    static int chooser(Table t, Scope s, Choice of, @Nullable Noun by) {
        return of.isForced() ? -1 : seat(t, s, by);
    }

    static int seat(Table t, Scope s, @Nullable Noun by) {
        return by == null ? s.seat : controller(t, by.of(t, s));
    }

    /** Leaves out what came to nothing, in each one's part of a list. */
    static void withoutNone(Rows results, Rows ends) {
        int kept = 0;
        int from = 0;
        for (int part = 0; part < ends.size(); part++) {
            for (int i = from; i < ends.get(part); i++) if (results.get(i) != 0) results.set(kept++, results.get(i));
            from = ends.get(part);
            ends.set(part, kept);
        }
        results.shorten(kept);
    }

    @Override
    public void order(Table t, Rows rows) {
        sort(t, rows);
    }

    /** Rows of the active player first, then those of the others in turn order; the rows of each player stay as they are. */
    static void sort(Table t, Rows rows) {
        for (int i = 1; i < rows.size(); i++) {
            int row = rows.get(i);
            int place = place(t, row);
            int k = i;
            for (; k > 0 && place(t, rows.get(k - 1)) > place; k--) rows.set(k, rows.get(k - 1));
            rows.set(k, row);
        }
    }

    private static int place(Table t, int row) {
        int seat = controller(t, row) - t.get(ACTIVE);
        return seat < 0 ? seat + t.seats() : seat;
    }

    /** What lies where everybody sees it is chosen openly; cards of a hand or library may stay face down (101.4a). */
    @Override
    public void tell(Table t, int seat, Rows chosen, int from, int stride) {
        for (int i = from; i < chosen.size(); i += stride) {
            int row = chosen.get(i);
            Zone z = row == 0 ? null : t.zoneOf(row);
            if (z != null && !z.is(HAND) && !z.is(LIBRARY)) t.tell(CHOOSES, player(t, seat), row, 0);
        }
    }
}
