package croupier.games.magic.casting;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.abilities.MagicCards;
import croupier.games.magic.abilities.Text;
import croupier.games.magic.effects.ChosenTargets;
import croupier.games.magic.effects.Protection;
import croupier.games.magic.words.Keyword;
import croupier.games.magic.words.MagicWords;
import croupier.games.magic.words.Scopes;
import croupier.kernel.*;
import org.jspecify.annotations.Nullable;

/** Targets (115): chosen as a spell or ability is put on the stack, checked again when it resolves. */
public final class Targets {
    private Targets() {}

    // ---- legality

    /** Whether something may be the target of a spell or ability of this seat, whatever its text says. */
    static boolean isLegal(Table t, int seat, int source, int target) {
        if (isPlayer(t, target)) return isIn(t, t.ownerOf(target));
        if (!onBattlefield(t, target)) return true;
        if ((t.stat(KEYWORDS, target) & (Keyword.SHROUD.bit() | Keyword.HEXPROOF.bit())) != 0) {
            if (MagicWords.has(t, target, Keyword.SHROUD)) return false;
            if (controller(t, target) != seat) return false;
        }
        return !Protection.from(t, target, source);
    }

    /** What could be chosen now for one instance of the word target. */
    static Rows candidates(Table t, Scope s, Text.Aim aim, int spell) {
        Rows found = aim.of().rows(t, s);
        int kept = 0;
        for (int i = 0; i < found.size(); i++) {
            int row = found.get(i);
            if (row != spell && isLegal(t, s.seat, s.card, row)) found.set(kept++, row);
        }
        found.shorten(kept);
        return found;
    }

    /** Whether every target that must be chosen can be (601.2c), for a text not yet on the stack. */
    static boolean canBeChosen(Table t, Text text, int object, int seat) {
        // a spell is no target of itself (115.5), but the source of an ability may be
        int except = MagicCards.face(t, object).isSpellText(text) ? object : 0;
        return canBeChosen(t, text, object, seat, text.words(t, object), except);
    }

    /** Whether they can with this X of the card or permanent that says so: it is chosen before the targets (601.2b). */
    static boolean canBeChosenWith(Table t, Text text, int object, int seat, int x) {
        int had = t.get(X, object);
        t.set(X, object, x);
        boolean can = canBeChosen(t, text, object, seat);
        t.set(X, object, had);
        return can;
    }

    /** The same where the words of the text have been changed, for anything but the spell or ability itself. */
    static boolean canBeChosen(Table t, Text text, int object, int seat, int words, int except) {
        if (!text.hasTargets()) return true;
        int able = 0;
        for (Text.Mode m : text.modes) if (canBeChosen(t, m, object, seat, words, except)) able++;
        return able >= text.least;
    }

    /** Whether the targets of all modes can be chosen. */
    static boolean canAllBeChosen(Table t, Text text, int card, int seat) {
        for (Text.Mode m : text.modes) if (!canBeChosen(t, m, card, seat, text.words(t, card), card)) return false;
        return true;
    }

    static boolean canBeChosen(Table t, Text.Mode mode, int object, int seat, int words, int except) {
        if (mode.aims().length == 0) return true;
        int mark = t.mark();
        Scope s = t.scope();
        // what is on the stack, or waits for it, knows its X and what it is about
        if (except != 0 && (t.get(ABILITY, except) > 0 || t.isIn(STACK, except))) Scopes.stacked(t, s, except);
        else Scopes.object(t, s, object, seat);
        s.words = words;
        boolean can = mode.linked() ? canBeChosenFrom(t, s, mode, 0, except) : canEachBeChosen(t, s, mode, except);
        t.done(s);
        t.release(mark);
        return can;
    }

    private static boolean canEachBeChosen(Table t, Scope s, Text.Mode mode, int except) {
        for (Text.Aim aim : mode.aims()) {
            int least = least(t, s, aim);
            if (least > 0 && (candidates(t, s, aim, except).size() < least || isTooLittle(t, s, aim))) return false;
        }
        return true;
    }

    private static int most(Table t, Scope s, Text.Aim aim) {
        return aim.mostNow() == null ? aim.most() : Math.max(0, aim.mostNow().of(t, s));
    }

    /** "X target creatures" are just that many, "up to X" may be fewer. */
    private static int least(Table t, Scope s, Text.Aim aim) {
        if (aim.mostNow() == null) return aim.least();
        return aim.least() == aim.most() ? most(t, s, aim) : Math.min(aim.least(), most(t, s, aim));
    }

    /** Each target gets at least one of what is divided (601.2d). */
    private static boolean isTooLittle(Table t, Scope s, Text.Aim aim) {
        return aim.divide() != null && aim.divide().of(t, s) < aim.least();
    }

    /** Whether the targets from this one on can be chosen, where some depend on those before: each is tried. */
    private static boolean canBeChosenFrom(Table t, Scope s, Text.Mode mode, int i, int except) {
        if (i == mode.aims().length) return true;
        Text.Aim aim = mode.aims()[i];
        if (aim.least() == 0 && canBeChosenFrom(t, s, mode, i + 1, except)) return true;
        int mark = t.mark();
        Rows among = candidates(t, s, aim, except);
        boolean can = false;
        for (int k = 0; k < among.size() && among.size() >= aim.least() && !can; k++)
            can = leavesOthers(t, s, mode, i, among.get(k), except);
        t.release(mark);
        return can;
    }

    /** Whether the targets after this one can be chosen if it is this. */
    private static boolean leavesOthers(Table t, Scope s, Text.Mode mode, int i, int row, int except) {
        if (i >= TRIED.length) return canBeChosenFrom(t, s, mode, i + 1, except);
        t.set(TRIED[i], row);
        boolean leaves = canBeChosenFrom(t, s, mode, i + 1, except);
        t.set(TRIED[i], 0);
        return leaves;
    }

    // ---- choosing

    /** Targets for all chosen modes; false if some cannot be chosen. */
    static boolean choose(Table t, int seat, int spell, Text text) {
        if (!text.hasTargets()) return true;
        int mark = t.mark();
        Scope s = t.scope();
        Scopes.stacked(t, s, spell);
        int base = 0;
        boolean all = true;
        for (int m = 0; m < text.modes.length && all; m++) {
            if (!isChosen(t, spell, text, m)) continue;
            Text.Aim[] aims = text.modes[m].aims();
            t.set(AIM_BASE, base);
            for (int i = 0; i < aims.length && all; i++) all = chooseFor(t, s, seat, spell, text.modes[m], i, base + i);
            base += aims.length;
        }
        t.set(AIM_BASE, 0);
        t.done(s);
        t.release(mark);
        return all;
    }

    static boolean isChosen(Table t, int spell, Text text, int mode) {
        return !text.isModal() || (t.get(MODES, spell) & (1 << mode)) != 0;
    }

    private static boolean chooseFor(Table t, Scope s, int seat, int spell, Text.Mode mode, int place, int instance) {
        Text.Aim aim = mode.aims()[place];
        Rows among = candidates(t, s, aim, spell);
        if (mode.linked() && aim.most() == 1) keepThoseThatLeaveOthers(t, s, mode, place, among, spell);
        int most = most(t, s, aim);
        int least = least(t, s, aim);
        if (aim.divide() != null) most = Math.min(most, aim.divide().of(t, s));
        if (aim.extra() > 0) most = Casting.targetsPaid(t, seat, spell, aim.extra(), Math.min(most, among.size()));
        if (among.size() < least || most < least) return false;
        int first = 0;
        if (least == 1 && most == 1) {
            first = ChosenTargets.add(
                    t,
                    spell,
                    t.ask(seat, CHOOSE_TARGET).because(spell).from(among).one(),
                    instance);
        } else {
            Rows chosen = t.ask(seat, CHOOSE_TARGET).because(spell).from(among).some(least, most);
            for (int i = 0; i < chosen.size(); i++) {
                int added = ChosenTargets.add(t, spell, chosen.get(i), instance);
                if (i == 0) first = added;
            }
        }
        if (aim.divide() != null && first != 0)
            divide(t, seat, first, aim.divide().of(t, s));
        return true;
    }

    private static void keepThoseThatLeaveOthers(Table t, Scope s, Text.Mode mode, int place, Rows among, int spell) {
        int kept = 0;
        for (int i = 0; i < among.size(); i++)
            if (leavesOthers(t, s, mode, place, among.get(i), spell)) among.set(kept++, among.get(i));
        among.shorten(kept);
    }

    /** Each target gets at least one of what is divided (601.2d). */
    private static void divide(Table t, int seat, int first, int total) {
        int left = total;
        for (int target = first; target != 0; target = t.get(NEXT_TARGET, target)) {
            int after = 0;
            for (int next = t.get(NEXT_TARGET, target); next != 0; next = t.get(NEXT_TARGET, next)) after++;
            int share = left;
            if (after > 0) {
                Ask ask = t.ask(seat, DIVIDE).because(t.get(AIMS_AT, target)).numbers(1, left - after);
                share = Code.a(ask.code());
            }
            t.set(SHARE, target, share);
            left -= share;
        }
    }

    /** What targets beyond the first add to the cost (601.2f). */
    static int extraCost(Table t, int spell, Text text) {
        int sum = 0;
        for (Text.Mode m : text.modes)
            for (Text.Aim aim : m.aims()) if (aim.extra() > 0) sum += aim.extra() * Math.max(0, count(t, spell) - 1);
        return sum;
    }

    /** How many targets were chosen for a spell or ability, whatever has become of them (115.9a). */
    public static int count(Table t, int spell) {
        int n = 0;
        for (int target = t.get(TARGETS, spell); target != 0; target = t.get(NEXT_TARGET, target)) n++;
        return n;
    }

    /** Listeners hear of everything that became a target, once each. */
    static void tell(Table t, int spell) {
        for (int target = t.get(TARGETS, spell); target != 0; target = t.get(NEXT_TARGET, target))
            t.did(TARGETED, spell, t.get(AIMS_AT, target), 0);
    }

    // ---- on resolution

    /** Targets that are no longer legal get a minus; false if there were targets and none is legal (608.2b). */
    static boolean recheck(Table t, int spell, Text text) {
        if (t.get(TARGETS, spell) == 0) return true;
        int mark = t.mark();
        Scope s = t.scope();
        Scopes.stacked(t, s, spell);
        boolean any = false;
        for (int target = t.get(TARGETS, spell); target != 0; target = t.get(NEXT_TARGET, target)) {
            int instance = t.get(INSTANCE, target);
            Text.Aim aim = aimOf(t, spell, text, instance);
            int row = t.get(AIMS_AT, target);
            boolean legal = aim != null
                    && (isPlayer(t, row) || t.zoneOf(row) != null)
                    && isLegal(t, s.seat, s.card, row)
                    && aim.of().has(t, s, row);
            if (legal) any = true;
            else t.set(INSTANCE, target, -1 - instance);
        }
        t.set(AIM_BASE, 0);
        t.done(s);
        t.release(mark);
        return any;
    }

    /** The aim of an instance; names in it mean the targets of its own mode. */
    static Text.@Nullable Aim aimOf(Table t, int spell, Text text, int instance) {
        int base = 0;
        for (int m = 0; m < text.modes.length; m++) {
            if (!isChosen(t, spell, text, m)) continue;
            Text.Aim[] aims = text.modes[m].aims();
            if (instance < base + aims.length) {
                t.set(AIM_BASE, base);
                return aims[instance - base];
            }
            base += aims.length;
        }
        return null;
    }

    // ---- for texts

    /** The first legal target of an instance of the mode that is carried out, counted from 0; 0 for none. */
    public static int of(Table t, Scope s, int instance) {
        int spell = Scopes.spell(t, s);
        int wanted = t.get(AIM_BASE) + instance;
        if (spell != 0)
            for (int target = t.get(TARGETS, spell); target != 0; target = t.get(NEXT_TARGET, target))
                if (t.get(INSTANCE, target) == wanted) return t.get(AIMS_AT, target);
        return t.get(TRIED[instance]);
    }

    /** All legal targets of an instance. */
    public static void into(Table t, Scope s, int instance, Rows out) {
        int spell = Scopes.spell(t, s);
        if (t.get(TRIED[instance]) != 0) out.add(t.get(TRIED[instance]));
        if (spell == 0) return;
        int wanted = t.get(AIM_BASE) + instance;
        for (int target = t.get(TARGETS, spell); target != 0; target = t.get(NEXT_TARGET, target))
            if (t.get(INSTANCE, target) == wanted) out.add(t.get(AIMS_AT, target));
    }

    /** What was divided for this target. */
    public static int share(Table t, Scope s, int row) {
        int spell = Scopes.spell(t, s);
        if (spell == 0) return 0;
        for (int target = t.get(TARGETS, spell); target != 0; target = t.get(NEXT_TARGET, target))
            if (t.get(AIMS_AT, target) == row && t.get(INSTANCE, target) >= 0) return t.get(SHARE, target);
        return 0;
    }
}
