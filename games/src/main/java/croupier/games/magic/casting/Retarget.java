package croupier.games.magic.casting;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.abilities.MagicCards;
import croupier.games.magic.abilities.Text;
import croupier.games.magic.words.Scopes;
import croupier.kernel.*;

/**
 * New targets for a spell or ability on the stack (115.7). Only the targets it has in the end are judged (115.7e): a target is offered
 * if the following ones can be chosen so that all are legal. What was divided stays as it was (115.7f).
 */
public final class Retarget {
    /** Beyond this many targets nothing is looked ahead. */
    private static final int LOOKED_AHEAD = 5;

    private Retarget() {}

    /** New targets may be chosen for some or all (115.7d), or every target is changed, or none (115.7a). */
    public static void offer(Table t, int seat, int spell, boolean may) {
        int mark = t.mark();
        Rows before = t.rows();
        change(t, seat, spell, may, before);
        tell(t, spell, before);
        t.release(mark);
    }

    /** The same for a copy that is put on the stack: once its targets are settled all of them have become targets (707.10c). */
    public static void ofCopy(Table t, int seat, int copy, boolean may) {
        int mark = t.mark();
        if (may) change(t, seat, copy, true, t.rows());
        t.tell(COPIED, 0, copy, 0);
        Announced.tell(t, copy);
        Targets.tell(t, copy);
        t.release(mark);
    }

    private static void change(Table t, int seat, int spell, boolean may, Rows before) {
        Scope s = t.scope();
        Scopes.stacked(t, s, spell);
        Rows legal = t.rows();
        for (int target = t.get(TARGETS, spell); target != 0; target = t.get(NEXT_TARGET, target)) {
            before.add(t.get(AIMS_AT, target));
            legal.add(isLegal(t, s, spell, target) ? 1 : 0);
        }
        int first = t.get(TARGETS, spell);
        if (first != 0 && (may || canComplete(t, s, spell, first, 0, false, before, legal)))
            choose(t, s, seat, spell, may, before, legal);
        t.set(AIM_BASE, 0);
        t.done(s);
    }

    private static void choose(Table t, Scope s, int seat, int spell, boolean may, Rows before, Rows legal) {
        int i = 0;
        for (int target = t.get(TARGETS, spell); target != 0; target = t.get(NEXT_TARGET, target)) {
            Rows among = candidates(t, s, spell, target);
            Rows open = t.rows();
            for (int c = 0; c < among.size(); c++)
                if (isPossible(t, s, spell, target, i, among.get(c), may, before, legal)) open.add(among.get(c));
            boolean stays = may && isPossible(t, s, spell, target, i, before.get(i), may, before, legal);
            i++;
            if (open.isEmpty()) continue;
            Ask ask = t.ask(seat, CHOOSE_TARGET).because(spell);
            if (stays) ask.may();
            int chosen = ask.from(open).one();
            if (chosen != 0) t.set(AIMS_AT, target, chosen);
        }
    }

    /** What a target was changed to has become one (603.2). */
    private static void tell(Table t, int spell, Rows before) {
        int i = 0;
        for (int target = t.get(TARGETS, spell); target != 0; target = t.get(NEXT_TARGET, target), i++)
            if (t.get(AIMS_AT, target) != before.get(i)) t.did(TARGETED, spell, t.get(AIMS_AT, target), 0);
    }

    private static Rows candidates(Table t, Scope s, int spell, int target) {
        Text.Aim aim = Targets.aimOf(t, spell, MagicCards.text(t, spell), t.get(INSTANCE, target));
        Rows among = aim == null ? t.rows() : Targets.candidates(t, s, aim, spell);
        int now = t.get(AIMS_AT, target);
        int kept = 0;
        for (int i = 0; i < among.size(); i++) if (among.get(i) != now) among.set(kept++, among.get(i));
        among.shorten(kept);
        return among;
    }

    /** Whether everything can be legal in the end if this target is that. */
    private static boolean isPossible(
            Table t, Scope s, int spell, int target, int i, int row, boolean may, Rows before, Rows legal) {
        int now = t.get(AIMS_AT, target);
        t.set(AIMS_AT, target, row);
        boolean is = canComplete(t, s, spell, t.get(NEXT_TARGET, target), i + 1, may, before, legal);
        t.set(AIMS_AT, target, now);
        return is;
    }

    /** Whether the targets from this one on can be chosen so that all are legal. */
    private static boolean canComplete(
            Table t, Scope s, int spell, int target, int i, boolean may, Rows before, Rows legal) {
        if (target == 0) return areLegal(t, s, spell, before, legal);
        if (before.size() > LOOKED_AHEAD) return true;
        if (may && isPossible(t, s, spell, target, i, before.get(i), true, before, legal)) return true;
        int mark = t.mark();
        Rows among = candidates(t, s, spell, target);
        boolean can = false;
        for (int c = 0; c < among.size() && !can; c++)
            can = isPossible(t, s, spell, target, i, among.get(c), may, before, legal);
        t.release(mark);
        return can;
    }

    /** New targets are legal and differ within one "target" (115.3); those that stay are not made illegal by them (115.7d). */
    private static boolean areLegal(Table t, Scope s, int spell, Rows before, Rows legal) {
        int i = 0;
        for (int target = t.get(TARGETS, spell); target != 0; target = t.get(NEXT_TARGET, target), i++) {
            boolean stays = t.get(AIMS_AT, target) == before.get(i);
            if (stays && legal.get(i) == 0) continue;
            if (!isLegal(t, s, spell, target)) return false;
            if (!stays && isTwice(t, spell, target)) return false;
        }
        return true;
    }

    private static boolean isLegal(Table t, Scope s, int spell, int target) {
        int row = t.get(AIMS_AT, target);
        Text.Aim aim = Targets.aimOf(t, spell, MagicCards.text(t, spell), t.get(INSTANCE, target));
        return aim != null
                && (isPlayer(t, row) || t.zoneOf(row) != null)
                && Targets.isLegal(t, s.seat, s.card, row)
                && aim.of().has(t, s, row);
    }

    private static boolean isTwice(Table t, int spell, int target) {
        for (int other = t.get(TARGETS, spell); other != 0; other = t.get(NEXT_TARGET, other))
            if (other != target
                    && t.get(INSTANCE, other) == t.get(INSTANCE, target)
                    && t.get(AIMS_AT, other) == t.get(AIMS_AT, target)) return true;
        return false;
    }
}
