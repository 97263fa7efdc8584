package croupier.games.magic.mana;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.cards.Cost;
import croupier.games.magic.cards.Plan;
import croupier.kernel.*;

/** A cost that is being paid while a mana ability with a cost of its own is activated for it. */
@SuppressWarnings("NullAway.Init") // set before it is handed on
public final class Owed {
    private Scope s;
    private int object;
    private Cost cost;
    private Plan plan;
    private int generic;
    private int life;
    private Rows pending;

    public Owed set(Scope s, int object, Cost cost, Plan plan, int generic, int life, Rows pending) {
        this.s = s;
        this.object = object;
        this.cost = cost;
        this.plan = plan;
        this.generic = generic;
        this.life = life;
        this.pending = pending;
        return this;
    }

    /** Whether it can still be paid after an object was tapped for one mana of this kind, whatever else that makes. */
    public boolean isPayableAfter(Table t, int tapped, int kind) {
        int mark = t.mark();
        Workspace w = Workspace.of(t);
        w.sources.survey(t, s.seat);
        boolean is = w.payer.canPay(
                t,
                s,
                object,
                cost,
                plan,
                generic,
                life,
                false,
                null,
                t.rows().add(tapped),
                t.rows().addAll(pending).add(kind));
        t.release(mark);
        return is;
    }

    /** Whether it can still be paid if these rows leave for the ability, or are tapped for it. */
    public boolean isPayableWithout(Table t, Rows taken, boolean tapped) {
        Workspace w = Workspace.of(t);
        w.sources.survey(t, s.seat);
        return w.payer.canPay(
                t, s, object, cost, plan, generic, life, false, tapped ? null : taken, tapped ? taken : null, pending);
    }
}
