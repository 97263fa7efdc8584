package croupier.games.magic.effects;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.abilities.MagicCards;
import croupier.games.magic.abilities.ReplacementEffect;
import croupier.games.magic.abilities.RuleChange;
import croupier.games.magic.words.Events;
import croupier.games.magic.words.Rule;
import croupier.games.magic.words.Until;
import croupier.kernel.*;

/**
 * Shields that wait for an event and replace it: regeneration (701.19), prevention of damage (615.7), of a draw. What each of them
 * does is in {@code ShieldEffects}.
 */
public final class Shields {
    public static final int REGENERATION = ContinuousEffects.Does.ALL.length;
    public static final int PREVENTION = REGENERATION + 1;
    public static final int PREVENT_ALL_COMBAT = REGENERATION + 2;
    public static final int UMBRA = REGENERATION + 3;
    public static final int GIVE_BACK = REGENERATION + 4;
    public static final int FROM_SOURCE = REGENERATION + 5;
    public static final int REDIRECTION = REGENERATION + 6;
    static final int STUNNED = REGENERATION + 7;
    static final int SHIELDED = REGENERATION + 8;
    static final int SHIELDED_FROM_DAMAGE = REGENERATION + 9;
    static final int FINAL = REGENERATION + 10;

    private Shields() {}

    /** A shield for an object or player, until the turn ends. */
    public static int give(Table t, Event e, int shield, int source, int whom, int seat, int number) {
        int l = t.listen(e, shield, source, whom);
        t.set(LISTENS_UNTIL, l, Until.END_OF_TURN.number());
        t.set(LISTENS_FOR, l, seat + 1);
        t.set(LISTENS_NUMBER, l, number);
        return l;
    }

    /** The first stun or shield counter on a permanent: what it replaces from now on (122.1c, d). */
    static void ofCounter(Table t, int object, int kind) {
        if (kind == Counters.STUN_KIND) t.listen(UNTAPS, STUNNED, object, object);
        else if (kind == Counters.SHIELD_KIND) {
            t.listen(DESTROYED, SHIELDED, object, object);
            t.listen(DAMAGED, SHIELDED_FROM_DAMAGE, object, object);
        } else if (kind == Counters.FINALITY_KIND) t.listen(CHANGES_ZONE, FINAL, object, object);
        else return;
        t.set(IS_HEARD, object, 1);
    }

    /** Shields and delayed abilities that last until now end. */
    static void end(Table t, Until until, int seat) {
        for (int i = 0; i < Events.ASKED.length; i++) end(t, Events.ASKED[i], until, seat);
        for (int i = 0; i < RULES.length; i++) end(t, RULES[i], until, seat);
    }

    private static void end(Table t, Event e, Until until, int seat) {
        for (int l = t.firstListener(e); l != 0; l = t.nextListener(l))
            if (t.get(LISTENS_UNTIL, l) == until.number() && (seat < 0 || t.get(LISTENS_FOR, l) == seat + 1))
                t.unlisten(l);
    }

    /**
     * Whether it matters which of these sources' damage to the target is changed first: a shield does not suffice for all of it,
     * or what waits for the next time applies to several.
     */
    static boolean mustBeOrdered(Table t, int target, Rows sources, Rows amounts) {
        int total = 0;
        int counted = 0;
        boolean others = false;
        for (int i = 0; i < amounts.size(); i++) total += amounts.get(i);
        for (int l = t.firstListener(DAMAGED); l != 0; l = t.nextListener(l)) {
            int shield = t.abilityOf(l);
            boolean counts =
                    shield == REDIRECTION || (shield == PREVENTION && !RuleChange.says(t, Rule.NO_PREVENTION, target));
            if (counts && t.holderOf(l) == target) counted += t.get(LISTENS_NUMBER, l);
            if (!(MagicCards.of(t).reaction(shield) instanceof ReplacementEffect r)) continue;
            others = true;
            if (r.isOnce(t, l) && r.appliesToSeveral(t, l, target, sources, amounts)) return true;
        }
        return counted > 0 && (total > counted || others);
    }
}
