package croupier.games.magic.casting;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.abilities.Characteristics;
import croupier.games.magic.abilities.MagicCards;
import croupier.games.magic.abilities.ManaAbility;
import croupier.games.magic.cards.Cost;
import croupier.games.magic.cards.Plan;
import croupier.games.magic.mana.Best;
import croupier.games.magic.mana.Mana;
import croupier.games.magic.mana.Owed;
import croupier.games.magic.mana.Sources;
import croupier.games.magic.mana.Workspace;
import croupier.games.magic.words.Keyword;
import croupier.games.magic.words.Scopes;
import croupier.kernel.*;
import org.jspecify.annotations.Nullable;

/**
 * Mana abilities that a player activates by hand, with priority or while a cost is paid (605.3a). Nobody needs to: the payer does the
 * same. So it is offered besides, to people alone. What a tap makes is chosen by its kind; abilities that cost more have an option each.
 */
public final class ByHand {
    private ByHand() {}

    // ---- with priority

    /** Everything that could be activated now; the sources of mana have been surveyed. */
    public static void offer(Table t, int seat, Ask ask) {
        if (!t.isAttended() || ask.size() < 2) return;
        Sources sources = Workspace.of(t).sources.surveyed();
        int before = 0;
        for (int i = 0; i < sources.size; i++) {
            int object = sources.source[i];
            if (object == before) continue;
            before = object;
            if (isSimple(t, object, sources.unit[i])) ask.besides(TAP_FOR, object);
            else offer(t, seat, object, ask);
        }
    }

    /** Whether it has one mana ability, which costs a tap. */
    private static boolean isSimple(Table t, int object, int unit) {
        if ((unit & (Sources.CLOSE | Sources.ODD)) != 0 || t.stat(GRANTED, object) != 0) return false;
        int basic = Integer.bitCount(Sources.basicColors(t, object, t.stat(TYPES, object)));
        return basic + MagicCards.face(t, object).mana.length == 1;
    }

    private static void offer(Table t, int seat, int object, Ask ask) {
        int mark = t.mark();
        Rows all = usable(t, seat, object);
        Rows taps = byKind(t, all);
        if (!taps.isEmpty()) ask.besides(TAP_FOR, object);
        for (int i = 0; i < all.size(); i++) {
            ManaAbility a = MagicCards.of(t).manaAbilities[all.get(i)];
            if (taps.has(a.number) || a.word == null) continue;
            if (canPay(t, seat, object, a)) ask.besides(a.word, object);
            else ask.not(a.word, object, TOO_DEAR);
        }
        t.release(mark);
    }

    private static boolean canPay(Table t, int seat, int object, ManaAbility a) {
        Scope s = t.scope();
        Scopes.object(t, s, object, seat);
        boolean can = Paying.canPay(t, s, object, a.cost, 0, false);
        t.done(s);
        return can;
    }

    /** The numbers of all mana abilities of an object that can be used now, apart from the mana that they cost. */
    private static Rows usable(Table t, int seat, int object) {
        Rows all = t.rows();
        if (has(t, object, Keyword.CANT_ACTIVATE)) return all;
        for (int bits = Sources.basicColors(t, object, t.stat(TYPES, object)); bits != 0; bits &= bits - 1)
            add(t, seat, object, ManaAbility.ofLand(Integer.numberOfTrailingZeros(bits)), all);
        if (!Characteristics.lostMana(t, object) && !t.is(FACE_DOWN, object))
            for (ManaAbility a : MagicCards.face(t, object).mana) add(t, seat, object, a, all);
        for (int bits = t.stat(GRANTED, object); bits != 0; bits &= bits - 1)
            for (ManaAbility a : MagicCards.of(t).grants[Integer.numberOfTrailingZeros(bits)].mana)
                add(t, seat, object, a, all);
        return all;
    }

    private static void add(Table t, int seat, int object, ManaAbility a, Rows all) {
        if (Mana.isUsable(t, seat, object, a) && !all.has(a.number)) all.add(a.number);
    }

    /** Those that cost a tap alone, as long as the kind of mana says which of them is meant. */
    private static Rows byKind(Table t, Rows all) {
        Rows taps = t.rows();
        int kinds = 0;
        for (int i = 0; i < all.size(); i++) {
            ManaAbility a = MagicCards.of(t).manaAbilities[all.get(i)];
            boolean fits = all.size() == 1 || (a.kinds.length == 0 && (a.colors & kinds) == 0);
            if (!fits || a.cost.parts.length != 1 || !a.cost.taps || a.cost.hasMana) continue;
            kinds |= a.colors;
            taps.add(a.number);
        }
        return taps;
    }

    /** Activates what was chosen; false if it is none of these options. */
    public static boolean activate(Table t, int seat, int word, int object) {
        ManaAbility a = MagicCards.of(t).manaAbility(word);
        if (a == null && word != TAP_FOR.index()) return false;
        int mark = t.mark();
        Rows stands = t.rows();
        if (a == null) tap(t, seat, object, null, stands);
        else if (!t.attempt(ByHand::propose, seat | (a.number << 8), object, stands))
            ActivatingMana.again(t, seat, stands);
        t.release(mark);
        return true;
    }

    private static void tap(Table t, int seat, int object, @Nullable Owed owed, Rows stands) {
        Rows taps = byKind(t, usable(t, seat, object));
        int kinds = 0;
        for (int i = 0; i < taps.size(); i++) kinds |= MagicCards.of(t).manaAbilities[taps.get(i)].colors;
        ManaAbility a = MagicCards.of(t).manaAbilities[taps.get(0)];
        int kind = taps.size() == 1 && a.kinds.length > 0
                ? Integer.numberOfTrailingZeros(a.colors)
                : chooseKind(t, seat, object, kinds, owed);
        for (int i = 0; i < taps.size(); i++) {
            ManaAbility b = MagicCards.of(t).manaAbilities[taps.get(i)];
            if ((b.colors & (1 << kind)) != 0) a = b;
        }
        ActivatingMana.use(t, seat, object, a, kind, stands, owed);
    }

    private static int chooseKind(Table t, int seat, int object, int kinds, @Nullable Owed owed) {
        Ask ask = t.ask(seat, WHICH_COLOR).because(object);
        for (int c = 0; c < POOL.length; c++)
            if ((kinds & (1 << c)) != 0 && (owed == null || owed.isPayableAfter(t, object, 1 << c)))
                ask.option(COLOR_WORDS[c]);
        int kind = Code.among(ask.code(), COLOR_WORDS);
        if (kind < 0) throw new IllegalStateException("no kind of mana was chosen");
        return kind;
    }

    /** All or nothing: its mana is paid by the payer, then the rest, and it resolves at once (605.3b). */
    private static void propose(Table t, int what, int object, Rows stands) {
        int seat = what & 255;
        ManaAbility a = MagicCards.of(t).manaAbilities[what >>> 8];
        Scope s = t.scope();
        Scopes.object(t, s, object, seat);
        Paying.payMana(t, s, object, object, a.cost, 0, 0, 0, stands);
        t.done(s);
        boolean open = a.kinds.length == 0 && Integer.bitCount(a.colors) > 1;
        int kind = open ? chooseKind(t, seat, object, a.colors, null) : Integer.numberOfTrailingZeros(a.colors);
        ActivatingMana.use(t, seat, object, a, kind, stands, null);
    }

    // ---- while a cost is paid

    /** A player who stops there taps for mana one source after the other, as long as the cost can still be paid, and leaves the rest to the payer. */
    static void whilePaying(
            Table t, Scope s, int because, int object, Cost cost, Plan plan, int generic, int life, Rows stands) {
        Workspace w = Workspace.of(t);
        Rows nothing = t.rows();
        Owed owed = w.owed.set(s, object, cost, plan, generic, life, nothing);
        while (true) {
            w.sources.survey(t, s.seat);
            Best best = w.payer.best(t, s, object, cost, plan, generic, life);
            if (best == null || (best.outlay.size == 0 && best.outlay.step < 0)) return;
            int mark = t.mark();
            Ask ask = t.ask(s.seat, PAY_MANA).because(because).option(PAY_REST);
            Rows able = t.rows();
            for (int i = 0; i < t.count(BATTLEFIELD, 0); i++) {
                int source = t.at(BATTLEFIELD, 0, i);
                if (t.stat(CONTROLLER, source) == s.seat && canTap(t, s, source, object, cost, owed)) able.add(source);
            }
            for (int i = 0; i < able.size(); i++) ask.option(TAP_FOR, able.get(i));
            long chosen = ask.code();
            t.release(mark);
            if (Code.is(chosen, PAY_REST)) return;
            tap(t, s.seat, Code.a(chosen), owed, stands);
        }
    }

    private static boolean canTap(Table t, Scope s, int source, int object, Cost cost, Owed owed) {
        if (cost.taps && source == object) return false;
        int mark = t.mark();
        Rows taps = byKind(t, usable(t, s.seat, source));
        boolean can = false;
        for (int i = 0; i < taps.size() && !can; i++) {
            ManaAbility a = MagicCards.of(t).manaAbilities[taps.get(i)];
            for (int bits = a.colors; bits != 0 && !can; bits &= bits - 1)
                can = owed.isPayableAfter(t, source, bits & -bits);
        }
        t.release(mark);
        return can;
    }
}
