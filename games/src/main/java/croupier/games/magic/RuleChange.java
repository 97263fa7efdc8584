package croupier.games.magic;

import croupier.kernel.Event;
import croupier.kernel.Scope;
import croupier.kernel.Table;

/** A rule that a static ability changes; asked by whoever follows the rule. */
final class RuleChange extends EventAbility {
    private final Defs.Ruled of;

    RuleChange(int number, Event event, Defs.Ruled of) {
        super(number, event, of.of(), of.if_(), Defs.Works.BATTLEFIELD);
        this.of = of;
    }

    @Override
    public boolean applies(Table t, int listener, int source, int target, int amount) {
        if (of.of() != null) return super.applies(t, listener, source, target, amount);
        int object = t.sourceOf(listener);
        return works(t, object, target)
                && MagicWords.player(t, MagicWords.controller(t, object)) == target
                && holds(t, listener, target);
    }

    private boolean holds(Table t, int listener, int target) {
        if (of.if_() == null) return true;
        Scope s = t.scope();
        Scopes.listener(t, s, listener, 0, target, 0);
        boolean is = of.if_().test(t, s);
        t.done(s);
        return is;
    }

    int amount(Table t, Scope s) {
        return of.amount().of(t, s);
    }
}
