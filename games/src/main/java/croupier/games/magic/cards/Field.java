package croupier.games.magic.cards;

import static croupier.games.magic.words.MagicWords.*;

import croupier.kernel.*;
import croupier.script.*;

/**
 * Permanents of some types: all, yours or those of opponents.
 *
 * @param types one of these types is enough; 0 for any permanent
 */
public record Field(int types, Whose whose) implements Selection {
    /** Whose permanents. */
    public enum Whose {
        ALL,
        YOURS,
        OPPOSING
    }

    @Override
    public void into(Table t, Scope s, Rows out) {
        int count = t.count(BATTLEFIELD, 0);
        for (int i = 0; i < count; i++) {
            int row = t.at(BATTLEFIELD, 0, i);
            if (fits(t, s, row)) out.add(row);
        }
    }

    @Override
    public boolean has(Table t, Scope s, int row) {
        return (onBattlefield(t, row) || t.get(LOOKED_BACK) == row) && fits(t, s, row);
    }

    @Override
    public boolean admits(Table t, Scope s, int row) {
        return t.is(OBJECT, row) && fits(t, s, row);
    }

    @Override
    public void among(Table t, Scope s, Rows rows, Rows out) {
        for (int i = 0; i < rows.size(); i++) if (has(t, s, rows.get(i))) out.add(rows.get(i));
    }

    @Override
    public int first(Table t, Scope s) {
        int count = t.count(BATTLEFIELD, 0);
        for (int i = 0; i < count; i++) if (fits(t, s, t.at(BATTLEFIELD, 0, i))) return t.at(BATTLEFIELD, 0, i);
        return 0;
    }

    @Override
    public int count(Table t, Scope s) {
        int n = 0;
        int count = t.count(BATTLEFIELD, 0);
        for (int i = 0; i < count; i++) if (fits(t, s, t.at(BATTLEFIELD, 0, i))) n++;
        return n;
    }

    private boolean fits(Table t, Scope s, int row) {
        if (types != 0 && (t.stat(TYPES, row) & types) == 0) return false;
        return whose == Whose.ALL || (t.stat(CONTROLLER, row) == s.seat) == (whose == Whose.YOURS);
    }

    @Override
    public croupier.kernel.Kind kind() {
        return OBJECT;
    }

    @Override
    public String text(croupier.script.Teller w) {
        return whose == Whose.YOURS ? "creature you control" : "permanent";
    }

    @Override
    public long reads() {
        return (1L << TYPES.index()) | (1L << CONTROLLER.index());
    }
}
