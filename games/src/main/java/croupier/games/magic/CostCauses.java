package croupier.games.magic;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.abilities.Face;
import croupier.games.magic.abilities.MagicCards;
import croupier.games.magic.abilities.RuleChange;
import croupier.games.magic.words.ManaCost;
import croupier.games.magic.words.Rule;
import croupier.games.magic.words.Scopes;
import croupier.kernel.*;
import java.util.ArrayList;
import java.util.List;

/** Why a card costs what it costs: what makes it dearer, then what makes it cheaper, then what sets the least (601.2f). */
final class CostCauses {
    private final Table t;
    private final int card;
    private final ManaCost printed;
    private final List<String> said = new ArrayList<>();
    private int more;

    private CostCauses(Table t, int card, ManaCost printed) {
        this.t = t;
        this.card = card;
        this.printed = printed;
    }

    /** Each step with its source; nothing for what lies on the battlefield or costs what it says. */
    static List<String> of(Table t, int row) {
        if (!t.is(OBJECT, row) || onBattlefield(t, row) || t.is(FACE_DOWN, row) || t.get(ABILITY, row) != 0)
            return List.of();
        Face f = MagicCards.face(t, row);
        return f.def.cost() == null ? List.of() : new CostCauses(t, row, f.def.cost()).all(f);
    }

    private List<String> all(Face f) {
        each(Rule.COSTS_MORE, 1);
        if (f.def.costsLess() != null) {
            Scope s = t.scope();
            Scopes.object(t, s, card, t.printed(CONTROLLER, card));
            add("its own text", -Math.max(0, f.def.costsLess().of(t, s)));
            t.done(s);
        }
        each(Rule.COSTS_LESS, -1);
        for (int l = RuleChange.next(t, Rule.COSTS_AT_LEAST, 0, card);
                l != 0;
                l = RuleChange.next(t, Rule.COSTS_AT_LEAST, l, card)) {
            int least = RuleChange.amountOf(t, l, card);
            int total = printed.pips().size() + Math.max(0, printed.generic() + more);
            if (least > total) add(name(l), least - total + Math.min(0, printed.generic() + more) * -1);
        }
        return said;
    }

    private void each(Rule rule, int sign) {
        for (int l = RuleChange.next(t, rule, 0, card); l != 0; l = RuleChange.next(t, rule, l, card)) {
            ManaCost colored = RuleChange.manaOf(t, l);
            if (colored != null) said.add(name(l) + ": costs " + colored.said() + " less (118.7)");
            else add(name(l), sign * RuleChange.amountOf(t, l, card));
        }
    }

    private String name(int listener) {
        return t.game().nameOf(t, t.sourceOf(listener));
    }

    private void add(String source, int by) {
        if (by == 0) return;
        String before = now();
        more += by;
        said.add(source + ": cost " + before + " becomes " + now() + " (601.2f)");
    }

    private String now() {
        return new ManaCost(Math.max(0, printed.generic() + more), printed.x(), printed.pips()).said();
    }
}
