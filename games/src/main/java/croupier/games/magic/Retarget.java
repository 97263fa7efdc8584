package croupier.games.magic;

import static croupier.games.magic.Magic.*;

import croupier.kernel.Ask;
import croupier.kernel.Rows;
import croupier.kernel.Scope;
import croupier.kernel.Table;

/** New targets for a spell or ability on the stack (115.7). */
final class Retarget {
    private Retarget() {}

    /** For each target another legal one may or must be chosen; what is divided stays as it is. */
    static void offer(Table t, int seat, int spell, boolean may) {
        Text text = Book.text(t, spell);
        int mark = t.mark();
        Scope s = t.scope();
        Scopes.stacked(t, s, spell);
        for (int target = t.get(TARGETS, spell); target != 0; target = t.get(NEXT_TARGET, target)) {
            Text.Aim aim = Targets.aimOf(t, spell, text, t.get(INSTANCE, target));
            if (aim == null) continue;
            Rows among = Targets.candidates(t, s, aim, spell);
            Rows others = t.rows();
            int now = t.get(AIMS_AT, target);
            for (int i = 0; i < among.size(); i++) if (among.get(i) != now) others.add(among.get(i));
            if (others.isEmpty()) continue;
            Ask ask = t.ask(seat, CHOOSE_TARGET).because(spell);
            if (may) ask.may();
            int chosen = ask.from(others).one();
            if (chosen != 0) t.set(AIMS_AT, target, chosen);
        }
        t.set(AIM_BASE, 0);
        t.done(s);
        t.release(mark);
    }
}
