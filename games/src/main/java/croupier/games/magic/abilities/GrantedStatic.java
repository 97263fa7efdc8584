package croupier.games.magic.abilities;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.words.Until;
import croupier.kernel.*;
import org.jspecify.annotations.Nullable;

/**
 * A part of a static ability that other objects have because an effect gives it to them. In layer 6 it depends on the effect that
 * gives it (613.8a); what it would do in earlier layers cannot begin any more.
 */
public final class GrantedStatic implements Change {
    private final StaticPart part;
    private final GrantedAbilities grant;
    /** The static ability that gives it to the objects it affects; null where a resolved effect gave it to one object. */
    private final @Nullable StaticPart by;

    public final Layer layer;

    GrantedStatic(StaticPart part, GrantedAbilities grant, @Nullable StaticPart by) {
        this.part = part;
        this.grant = grant;
        this.by = by;
        layer = part.layer;
    }

    /** Whether its source gives it to others, and did not get it from an effect that has resolved. */
    public boolean isOwn() {
        return by != null;
    }

    @Override
    public boolean holds(Table t, int m) {
        if (by != null) return true;
        int object = t.sourceOf(m);
        return Until.isKept(t, m) && isHad(t, m, object);
    }

    private boolean isHad(Table t, int m, int object) {
        return grant.isHadBy(t, object) && (by == null || by.affects(t, m, object)) && part.holdsFor(t, m, object);
    }

    @Override
    public boolean affects(Table t, int m, int row) {
        if (by == null) return part.affects(t, m, t.sourceOf(m), row);
        for (int i = 0; i < t.count(BATTLEFIELD, 0); i++) {
            int object = t.at(BATTLEFIELD, 0, i);
            if (isHad(t, m, object) && part.affects(t, m, object, row)) return true;
        }
        return false;
    }

    @Override
    public void affected(Table t, int m, Rows rows, Rows out) {
        Rows havers = t.rows();
        if (by == null) havers.add(t.sourceOf(m));
        else
            for (int i = 0; i < t.count(BATTLEFIELD, 0); i++)
                if (isHad(t, m, t.at(BATTLEFIELD, 0, i))) havers.add(t.at(BATTLEFIELD, 0, i));
        for (int i = 0; i < rows.size(); i++) {
            boolean is = false;
            for (int k = 0; k < havers.size() && !is; k++) is = part.affects(t, m, havers.get(k), rows.get(i));
            if (is) out.add(rows.get(i));
        }
    }

    /** Each object that has the ability changes the row. */
    @Override
    public void apply(Table t, int m, int row) {
        if (by == null) {
            part.apply(t, m, t.sourceOf(m), row);
            return;
        }
        for (int i = 0; i < t.count(BATTLEFIELD, 0); i++) {
            int object = t.at(BATTLEFIELD, 0, i);
            if (isHad(t, m, object) && part.affects(t, m, object, row)) part.apply(t, m, object, row);
        }
    }

    @Override
    public long reads() {
        return part.reads() | (by == null ? 0 : by.reads()) | 1L << GRANTED.index();
    }

    @Override
    public long writes() {
        return part.writes();
    }
}
