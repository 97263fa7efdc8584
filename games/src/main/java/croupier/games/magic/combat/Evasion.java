package croupier.games.magic.combat;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.abilities.RuleChange;
import croupier.games.magic.effects.Protection;
import croupier.games.magic.words.Color;
import croupier.games.magic.words.Keyword;
import croupier.games.magic.words.Rule;
import croupier.games.magic.words.Type;
import croupier.kernel.*;
import org.jspecify.annotations.Nullable;

/** Who may block whom, as far as only the two are concerned (509.1b, 702), and why not. */
final class Evasion {
    private static final Reason FORBIDS =
            new Reason("block forbidden", "an effect says that this creature cannot block {a}");
    private static final Reason OTHER_SHADOW =
            new Reason("shadow", "of {a} and this creature one has shadow and the other has not");
    private static final Reason UNBLOCKABLE = new Reason("unblockable", "{a} cannot be blocked");
    private static final Reason FLIES =
            new Reason("flying", "{a} has flying: only creatures with flying or reach can block it");
    private static final Reason RIDES =
            new Reason("horsemanship", "{a} has horsemanship: only creatures with horsemanship can block it");
    private static final Reason FRIGHTENS =
            new Reason("fear", "{a} has fear: only artifact creatures and black creatures can block it");
    private static final Reason INTIMIDATES = new Reason(
            "intimidate", "{a} has intimidate: only artifact creatures and creatures of its colors can block it");
    private static final Reason PROTECTED = new Reason("protection", "{a} has protection from this creature");
    private static final Reason WALKS =
            new Reason("landwalk", "{a} walks past: you control a land of the kind that it names");
    private static final Reason BLOCKED_BY_IT = new Reason("blocks it", "this creature blocks {a} already");
    /** A creature that blocks nothing at all. */
    static final Reason IS_NO_BLOCKER = new Reason("no blocker", "{a} cannot block");

    /** More creatures must block, or this one must block something else (509.1c). */
    static final Reason BREAKS_LAW =
            new Reason("block law", "with this block a restriction is broken, or a required block is not made");

    private Evasion() {}

    /** Why this creature may not block that attacker (too); null if it may. */
    static @Nullable Reason whyNot(Table t, int blocker, int attacker) {
        Reason why = whyNever(t, blocker, attacker);
        if (why == null
                && t.isHeard(RULES[Rule.MOST_BLOCKERS.number()])
                && has(t, attacker, Keyword.MENACE)
                && Blocking.blockersOf(t, attacker) == 0
                && Blocking.roomForBlockers(t) < 2) return BREAKS_LAW;
        return why == null && Blocking.blocks(t, blocker, attacker) ? BLOCKED_BY_IT : why;
    }

    /** The same, whatever blocks there are. */
    static @Nullable Reason whyNever(Table t, int blocker, int attacker) {
        if (t.isHeard(RULES[Rule.CANT_BLOCK_THIS.number()])
                && RuleChange.of(t, Rule.CANT_BLOCK_THIS, attacker, blocker)) return FORBIDS;
        int evades = t.stat(KEYWORDS, attacker);
        int its = t.stat(KEYWORDS, blocker);
        if (((evades ^ its) & Keyword.SHADOW.bit()) != 0) return OTHER_SHADOW;
        if (evades == 0 && t.stat(GUARDS, attacker) == 0) return null;
        if (is(evades, Keyword.CANT_BE_BLOCKED)) return UNBLOCKABLE;
        if (is(evades, Keyword.FLYING) && !is(its, Keyword.FLYING) && !is(its, Keyword.REACH)) return FLIES;
        if (is(evades, Keyword.HORSEMANSHIP) && !is(its, Keyword.HORSEMANSHIP)) return RIDES;
        boolean artifact = isA(t, blocker, Type.ARTIFACT);
        if (is(evades, Keyword.FEAR) && !artifact && (t.stat(COLORS, blocker) & Color.BLACK.bit()) == 0)
            return FRIGHTENS;
        if (is(evades, Keyword.INTIMIDATE) && !artifact && (t.stat(COLORS, blocker) & t.stat(COLORS, attacker)) == 0)
            return INTIMIDATES;
        if (Protection.from(t, attacker, blocker)) return PROTECTED;
        return walks(t, attacker, t.stat(CONTROLLER, blocker)) ? WALKS : null;
    }

    private static boolean is(int keywords, Keyword k) {
        return (keywords & k.bit()) != 0;
    }

    /** Landwalk (702.14). */
    private static boolean walks(Table t, int attacker, int seat) {
        int guards = t.stat(GUARDS, attacker) / Keyword.PLAINSWALK.bit() & Color.ANY;
        if (guards == 0) return false;
        for (int i = 0; i < t.count(BATTLEFIELD, 0); i++) {
            int land = t.at(BATTLEFIELD, 0, i);
            if (t.stat(CONTROLLER, land) == seat
                    && isA(t, land, Type.LAND)
                    && (Type.colorsOf(t.stat(TYPES, land)) & guards) != 0) return true;
        }
        return false;
    }
}
