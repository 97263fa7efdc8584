package croupier.games.magic.casting;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.abilities.AbilityObject;
import croupier.games.magic.abilities.ActivatedAbility;
import croupier.games.magic.abilities.MagicCards;
import croupier.games.magic.abilities.RuleChange;
import croupier.games.magic.cards.Defs;
import croupier.games.magic.effects.Counters;
import croupier.games.magic.mana.Mana;
import croupier.games.magic.mana.Parts;
import croupier.games.magic.words.Keyword;
import croupier.games.magic.words.Rule;
import croupier.games.magic.words.Scopes;
import croupier.games.magic.words.Type;
import croupier.kernel.*;
import org.jspecify.annotations.Nullable;

/** Activating abilities (602), loyalty abilities among them (606). */
public final class Activating {
    private Activating() {}

    public static void offer(Table t, int seat, int object, ActivatedAbility a, Ask ask, boolean sorceryTime) {
        ask.optionUnless(whyNot(t, seat, object, a, sorceryTime), a.word(), object);
    }

    private static @Nullable Reason whyNot(Table t, int seat, int object, ActivatedAbility a, boolean sorceryTime) {
        if (a.asSorcery() && !sorceryTime) return NOT_NOW;
        if (a.cost().taps && t.is(TAPPED, object)) return IS_TAPPED;
        if (has(t, object, Keyword.CANT_ACTIVATE)) return COST_NOT_PAYABLE;
        if (RuleChange.says(t, Rule.CANT_ACTIVATE, object)) return CANT_BE_ACTIVATED;
        if ((a.isLoyalty() || a.oncePerTurn()) && isUsed(t, object, a)) return USED_UP;
        if (a.isLoyalty() && a.loyalty() != ActivatedAbility.ANY_LOYALTY && t.get(LOYALTY, object) + a.loyalty() < 0)
            return COST_NOT_PAYABLE;
        Scope s = t.scope();
        Scopes.object(t, s, object, seat);
        s.words = a.text().words(t, object);
        Reason why = whyNot(t, s, object, a);
        t.done(s);
        if (why != null) return why;
        return canAim(t, seat, object, a) ? null : NO_TARGET;
    }

    /** Whether its targets can be chosen, with some X that can be paid where that makes a difference. */
    private static boolean canAim(Table t, int seat, int object, ActivatedAbility a) {
        boolean isLoyalty = a.loyalty() == ActivatedAbility.ANY_LOYALTY;
        if (!a.text().aimsByX || !(isLoyalty || a.cost().hasX)) return Targets.canBeChosen(t, a.text(), object, seat);
        Scope s = t.scope();
        Scopes.object(t, s, object, seat);
        int most = isLoyalty ? t.get(LOYALTY, object) : CastWays.LARGEST_X;
        boolean can = false;
        for (int x = 0; x <= most && !can; x++) {
            if (!isLoyalty
                    && !Paying.canPay(t, s, object, a.cost(), x * a.cost().mana.x(), false)) break;
            can = Targets.canBeChosenWith(t, a.text(), object, seat, x);
        }
        t.done(s);
        return can;
    }

    private static boolean isUsed(Table t, int object, ActivatedAbility a) {
        int used = t.get(USED, object);
        return used / USES == t.get(TURN) && (used & useOf(a)) != 0;
    }

    private static void use(Table t, int object, ActivatedAbility a) {
        int used = t.get(USED, object);
        int turn = t.get(TURN) * USES;
        t.set(USED, object, (used / USES == t.get(TURN) ? used : turn) | useOf(a));
    }

    /** One bit for all loyalty abilities (606.3), one for each ability that is limited on its own (602.5b). */
    private static int useOf(ActivatedAbility a) {
        return a.isLoyalty() ? 1 : 2 << a.text().number % MOST_LIMITED;
    }

    /** At most this many abilities of one permanent that are limited to once a turn are counted each by itself. */
    private static final int MOST_LIMITED = 15;

    private static final int USES = 2 << MOST_LIMITED;

    private static @Nullable Reason whyNot(Table t, Scope s, int object, ActivatedAbility a) {
        boolean can = (a.onlyIf() == null || a.onlyIf().test(t, s)) && Parts.canPayAll(t, s, object, a.cost(), false);
        if (!can)
            return a.cost().taps && isA(t, object, Type.CREATURE) && Mana.isSick(t, object)
                    ? IS_SICK
                    : COST_NOT_PAYABLE;
        return Paying.canPay(t, s, object, a.cost(), 0, false) ? null : TOO_DEAR;
    }

    /** 602.2: the same steps as casting, all or nothing. */
    public static boolean activate(Table t, int seat, int object, ActivatedAbility a) {
        int mark = t.mark();
        Rows stands = t.rows();
        boolean done = t.attempt(Activating::propose, seat | (a.word().index() << 8), object, stands);
        if (!done) ActivatingMana.again(t, seat, stands);
        t.release(mark);
        return done;
    }

    private static void propose(Table t, int what, int object, Rows stands) {
        int seat = what & 255;
        ActivatedAbility a = MagicCards.of(t).activated(what >>> 8);
        if (a.works() == Defs.Works.HAND) t.reveal(object);
        int ability = AbilityObject.create(t, a.text(), object, seat);
        t.move(ability, STACK, 0);
        if (a.loyalty() == ActivatedAbility.ANY_LOYALTY) {
            Casting.chooseX(t, seat, ability, object, a.text(), t.get(LOYALTY, object));
        }
        Casting.announce(t, seat, ability, a.text(), a.cost());
        pay(t, ability, object, a, stands);
        if (a.isLoyalty() || a.oncePerTurn()) use(t, object, a);
        if (a.is() == ActivatedAbility.Is.CYCLING) t.did(CYCLES, player(t, seat), t.get(SOURCE, ability), 0);
        t.did(ACTIVATES, player(t, seat), ability, 0);
        Announced.tell(t, ability);
        Targets.tell(t, ability);
    }

    private static void pay(Table t, int ability, int object, ActivatedAbility a, Rows stands) {
        Scope s = t.scope();
        Scopes.stacked(t, s, ability);
        if (a.isLoyalty()) {
            int change = a.loyalty() == ActivatedAbility.ANY_LOYALTY ? -t.get(X, ability) : a.loyalty();
            if (change > 0) Counters.pay(t, object, Counters.LOYALTY_KIND, change);
            else Counters.remove(t, object, Counters.LOYALTY_KIND, -change);
        }
        Paying.pay(
                t,
                s,
                ability,
                object,
                a.cost(),
                t.get(X, ability) * a.cost().mana.x(),
                stands);
        if (s.card != object) t.set(SOURCE, ability, s.card);
        if (s.object != 0) t.set(REMEMBERED, ability, s.object);
        t.done(s);
    }
}
