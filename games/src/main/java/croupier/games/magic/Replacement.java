package croupier.games.magic;

import static croupier.games.magic.Magic.*;

import croupier.kernel.Code;
import croupier.kernel.Event;
import croupier.kernel.Scope;
import croupier.kernel.Table;
import croupier.script.Verb;

/** A replacement or prevention effect of a static ability (614, 615). */
final class Replacement extends Heard {
    /** 616.1: self-replacement, then control of what enters, then copies as they enter, then everything else. */
    private static final int CONTROL_FIRST = 1;

    private static final int COPIES = 2;

    private static final int OTHERS = 3;

    private final Defs.Replaces of;
    private final int precedence;

    Replacement(int number, Defs.Replaces of) {
        super(number, of.event(), of.of(), of.if_(), Defs.Works.BATTLEFIELD);
        this.of = of;
        int is = OTHERS;
        for (Verb v : of.also()) {
            if (v instanceof CopyVerbs.BecomeCopy) is = Math.min(is, COPIES);
            if (v instanceof MoveVerbs.EntersUnder) is = CONTROL_FIRST;
        }
        precedence = is;
    }

    @Override
    public boolean isBefore() {
        return true;
    }

    @Override
    public int precedence() {
        return precedence;
    }

    /** What enters may change its own entering; others must be there already (614.12). */
    @Override
    boolean works(Table t, int object, int target) {
        if (same(event, ENTERS) && object == target && !onBattlefield(t, object)) return t.stat(LOST, object) == 0;
        return super.works(t, object, target);
    }

    @Override
    public boolean applies(Table t, int listener, int source, int target, int amount) {
        if (of.prevents() && same(event, DAMAGED) && Rule.NO_PREVENTION.says(t, target)) return false;
        return super.applies(t, listener, source, target, amount);
    }

    @Override
    public int would(Table t, int listener, int source, int target, int amount) {
        Scope s = t.scope();
        Scopes.listener(t, s, listener, source, target, amount);
        int result = amount;
        if (!of.may() || isWanted(t, s)) {
            if (of.change() != null) result = of.change().of(t, s);
            if (of.instead() != null) {
                result = Event.NOTHING;
                of.instead().run(t, s);
            }
            of.also().run(t, s);
        }
        t.done(s);
        return result;
    }

    private static boolean isWanted(Table t, Scope s) {
        long answer = t.ask(s.seat, MAY).because(s.card).option(NO).option(YES).code();
        return Code.word(answer) == YES.index();
    }
}
