package croupier.games.magic;

import static croupier.games.magic.Magic.*;

import croupier.kernel.Ask;
import croupier.kernel.Code;
import croupier.kernel.Rows;
import croupier.kernel.Scope;
import croupier.kernel.Table;
import org.jspecify.annotations.Nullable;

/** Targets (115): chosen as a spell or ability is put on the stack, checked again when it resolves. */
final class Targets {
    private Targets() {}

    // ---- legality

    /** Whether something may be the target of a spell or ability of this seat, whatever its text says. */
    static boolean isLegal(Table t, int seat, int source, int target) {
        if (isPlayer(t, target)) return isIn(t, t.ownerOf(target));
        if (!onBattlefield(t, target)) return true;
        if ((t.stat(KEYWORDS, target) & (Keyword.SHROUD.bit() | Keyword.HEXPROOF.bit())) != 0) {
            if (Magic.has(t, target, Keyword.SHROUD)) return false;
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
        return canBeChosen(t, text, object, seat, Wording.ofAbility(t, text, object));
    }

    /** The same where the words of the text have been changed. */
    static boolean canBeChosen(Table t, Text text, int object, int seat, int words) {
        if (!text.hasTargets()) return true;
        int able = 0;
        for (Text.Mode m : text.modes) if (canBeChosen(t, m, object, seat, words)) able++;
        return able >= text.least;
    }

    static boolean canBeChosen(Table t, Text.Mode mode, int object, int seat, int words) {
        if (mode.aims().length == 0) return true;
        int mark = t.mark();
        Scope s = t.scope();
        Scopes.object(t, s, object, seat);
        s.words = words;
        Text.Aim first = mode.aims()[0];
        Rows among = candidates(t, s, first, object);
        boolean can = among.size() >= first.least();
        if (can && mode.aims().length > 1) can = canOthersBeChosen(t, s, mode, object, among);
        t.done(s);
        t.release(mark);
        return can;
    }

    /** Whether with some first target there are enough for all others; these may speak of the first (601.2c). */
    private static boolean canOthersBeChosen(Table t, Scope s, Text.Mode mode, int object, Rows firsts) {
        boolean can = false;
        for (int f = 0; f < Math.max(1, firsts.size()) && !can; f++) {
            s.target = firsts.isEmpty() ? 0 : firsts.get(f);
            can = true;
            for (int i = 1; i < mode.aims().length && can; i++) {
                int mark = t.mark();
                int least = mode.aims()[i].least();
                can = least == 0 || candidates(t, s, mode.aims()[i], object).size() >= least;
                t.release(mark);
            }
        }
        s.target = 0;
        return can;
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
            for (int i = 0; i < aims.length && all; i++)
                all = chooseFor(t, s, seat, spell, aims[i], base + i, i + 1 < aims.length ? aims[i + 1] : null);
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

    /** Leaves out what would leave too little for the next instance of the word target to be chosen (601.2c). */
    private static void leaveEnough(Table t, Scope s, int spell, Rows among, int instance, Text.Aim next) {
        if (next.least() == 0) return;
        int kept = 0;
        for (int i = 0; i < among.size(); i++) {
            int tried = add(t, spell, among.get(i), instance);
            int mark = t.mark();
            boolean enough = candidates(t, s, next, spell).size() >= next.least();
            t.release(mark);
            takeBack(t, spell, tried);
            if (enough) among.set(kept++, among.get(i));
        }
        among.shorten(kept);
    }

    private static void takeBack(Table t, int spell, int last) {
        if (t.get(TARGETS, spell) == last) t.set(TARGETS, spell, 0);
        for (int target = t.get(TARGETS, spell); target != 0; target = t.get(NEXT_TARGET, target))
            if (t.get(NEXT_TARGET, target) == last) t.set(NEXT_TARGET, target, 0);
        t.remove(last);
    }

    private static boolean chooseFor(
            Table t, Scope s, int seat, int spell, Text.Aim aim, int instance, Text.@Nullable Aim next) {
        Rows among = candidates(t, s, aim, spell);
        if (next != null && aim.least() == 1 && aim.most() == 1) leaveEnough(t, s, spell, among, instance, next);
        int most = aim.mostNow() == null
                ? aim.most()
                : Math.max(aim.least(), aim.mostNow().of(t, s));
        int least = aim.mostNow() == null ? aim.least() : Math.min(most, Math.max(aim.least(), most));
        if (aim.divide() != null) most = Math.min(most, aim.divide().of(t, s));
        if (aim.extra() > 0) most = Math.min(most, Casting.targetsPaid(t, seat, spell, aim.extra()));
        if (among.size() < least) return false;
        int first = 0;
        if (least == 1 && most == 1) {
            first = add(
                    t,
                    spell,
                    t.ask(seat, CHOOSE_TARGET).because(spell).from(among).one(),
                    instance);
        } else {
            Rows chosen = t.ask(seat, CHOOSE_TARGET).because(spell).from(among).some(least, most);
            for (int i = 0; i < chosen.size(); i++) {
                int added = add(t, spell, chosen.get(i), instance);
                if (i == 0) first = added;
            }
        }
        if (aim.divide() != null && first != 0)
            divide(t, seat, first, aim.divide().of(t, s));
        return true;
    }

    private static int add(Table t, int spell, int target, int instance) {
        int row = t.create(TARGET);
        t.set(AIMS_AT, row, target);
        t.set(INSTANCE, row, instance);
        int last = t.get(TARGETS, spell);
        if (last == 0) {
            t.set(TARGETS, spell, row);
            return row;
        }
        while (t.get(NEXT_TARGET, last) != 0) last = t.get(NEXT_TARGET, last);
        t.set(NEXT_TARGET, last, row);
        return row;
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
    static int count(Table t, int spell) {
        int n = 0;
        for (int target = t.get(TARGETS, spell); target != 0; target = t.get(NEXT_TARGET, target)) n++;
        return n;
    }

    /** The targets of a spell are forgotten. */
    static void drop(Table t, int spell) {
        for (int target = t.get(TARGETS, spell); target != 0; ) {
            int next = t.get(NEXT_TARGET, target);
            t.remove(target);
            target = next;
        }
        t.set(TARGETS, spell, 0);
    }

    /** A copy has the same targets. */
    static void copy(Table t, int from, int to) {
        for (int target = t.get(TARGETS, from); target != 0; target = t.get(NEXT_TARGET, target)) {
            int made = add(t, to, t.get(AIMS_AT, target), t.get(INSTANCE, target));
            t.set(SHARE, made, t.get(SHARE, target));
        }
    }

    /** Everything that became a target is told, once each. */
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
    static int of(Table t, Scope s, int instance) {
        int spell = Scopes.spell(t, s);
        if (spell == 0) return instance == 0 ? s.target : 0;
        int wanted = t.get(AIM_BASE) + instance;
        for (int target = t.get(TARGETS, spell); target != 0; target = t.get(NEXT_TARGET, target))
            if (t.get(INSTANCE, target) == wanted) return t.get(AIMS_AT, target);
        return 0;
    }

    /** All legal targets of an instance. */
    static void into(Table t, Scope s, int instance, Rows out) {
        int spell = Scopes.spell(t, s);
        if (spell == 0) return;
        int wanted = t.get(AIM_BASE) + instance;
        for (int target = t.get(TARGETS, spell); target != 0; target = t.get(NEXT_TARGET, target))
            if (t.get(INSTANCE, target) == wanted) out.add(t.get(AIMS_AT, target));
    }

    /** What was divided for this target. */
    static int share(Table t, Scope s, int row) {
        int spell = Scopes.spell(t, s);
        if (spell == 0) return 0;
        for (int target = t.get(TARGETS, spell); target != 0; target = t.get(NEXT_TARGET, target))
            if (t.get(AIMS_AT, target) == row && t.get(INSTANCE, target) >= 0) return t.get(SHARE, target);
        return 0;
    }
}
