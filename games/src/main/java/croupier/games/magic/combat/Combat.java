package croupier.games.magic.combat;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.abilities.RuleChange;
import croupier.games.magic.cards.Cost;
import croupier.games.magic.casting.ActivatingMana;
import croupier.games.magic.casting.Paying;
import croupier.games.magic.effects.InCombat;
import croupier.games.magic.effects.Tapping;
import croupier.games.magic.mana.Mana;
import croupier.games.magic.mana.Sources;
import croupier.games.magic.mana.Workspace;
import croupier.games.magic.words.Keyword;
import croupier.games.magic.words.ManaCost;
import croupier.games.magic.words.Rule;
import croupier.games.magic.words.Type;
import croupier.kernel.*;
import org.jspecify.annotations.Nullable;

/** Who is in combat (506), and declaring attackers (508). */
public final class Combat {
    private Combat() {}

    /**
     * The active player declares attackers (508.1). Where attacking costs something the declaration is all or nothing: false if
     * it was taken back or could not be paid for, and then it is made again.
     */
    public static boolean declareAttackers(Table t) {
        int mark = t.mark();
        Rows stands = t.rows();
        int seat = t.get(ACTIVE);
        boolean done = true;
        if (!t.isHeard(RULES[Rule.ATTACK_COST.number()])) propose(t, seat, 0, stands);
        else done = t.attempt(Combat::propose, seat, t.get(DECLARED_BEFORE), stands);
        if (!done) ActivatingMana.again(t, seat, stands);
        if (done) t.set(DECLARED_BEFORE, 0);
        else if (!t.wasTakenBack()) t.add(DECLARED_BEFORE, 1);
        t.release(mark);
        return done;
    }

    /** Choose attackers and whom they attack, tap them, pay, and they attack (508.1a to m). */
    private static void propose(Table t, int seat, int before, Rows stands) {
        Rows able = t.rows();
        Rows attackers = t.rows();
        for (int i = 0; i < t.count(BATTLEFIELD, 0); i++) {
            int creature = t.at(BATTLEFIELD, 0, i);
            if (t.stat(CONTROLLER, creature) != seat || !canAttack(t, creature)) continue;
            if (has(t, creature, Keyword.MUST_ATTACK)) attackers.add(creature);
            else able.add(creature);
        }
        Rows defenders = defenders(t, seat);
        int cost = leastCost(t, defenders);
        if (cost > 0) able.addAll(attackers);
        if (cost > 0 || defenders.isEmpty()) attackers.clear();
        boolean costs = t.isHeard(RULES[Rule.ATTACK_COST.number()]);
        Rows tapped = t.rows();
        if (before != 0) tapped.addAll(able).addAll(attackers);
        int mana = costs ? available(t, seat, tapped) : 0;
        int most = cost > 0 ? Math.min(able.size(), mana / cost) : able.size();
        if (before > 1) most = 0;
        int limit = RuleChange.least(t, Rule.MOST_ATTACKERS, player(t, seat));
        if (limit >= 0 && attackers.size() > limit) {
            Rows chosen = t.ask(seat, ATTACK_WITH).from(attackers).some(limit, limit);
            attackers.clear();
            attackers.addAll(chosen);
        }
        if (limit >= 0) most = Math.min(most, limit - attackers.size());
        if (attackers.isEmpty() && most == 1) most = without(t, able, Keyword.CANT_ATTACK_ALONE);
        if (most > 0 && !defenders.isEmpty()) {
            Ask ask = t.ask(seat, ATTACK_WITH).from(able);
            refuse(t, seat, ask);
            attackers.addAll(ask.some(0, most));
            if (attackers.size() == 1 && has(t, attackers.get(0), Keyword.CANT_ATTACK_ALONE))
                findCompany(t, seat, attackers, able, most > 1 || cost == 0, cost == 0);
        }
        if (attackers.size() == 1 && has(t, attackers.get(0), Keyword.CANT_ATTACK_ALONE)) attackers.clear();
        boolean many = attackers.size() >= MANY && defenders.size() > 1;
        int owed = many
                ? chooseTogether(t, seat, attackers, defenders, cost, mana)
                : chooseDefenders(t, seat, attackers, defenders, cost, mana);
        Banding.form(t, seat, attackers);
        tap(t, attackers);
        if (owed > 0) pay(t, seat, attackers.get(0), owed, stands);
        t.set(ATTACKERS_DECLARED, attackers.size());
        attackers.setEach(t, ATTACKED_IN, t.get(TURN));
        for (int i = 0; i < attackers.size(); i++)
            t.did(ATTACKS, t.get(ATTACKING, attackers.get(i)), attackers.get(i), attackers.size());
    }

    /** Attackers become tapped together (508.1f): who has vigilance is judged before the first of them is. */
    private static void tap(Table t, Rows attackers) {
        Rows tapping = t.rows();
        for (int i = 0; i < attackers.size(); i++)
            if (!has(t, attackers.get(i), Keyword.VIGILANCE)) tapping.add(attackers.get(i));
        tapping.each(t, Tapping::tap);
    }

    /** Those with this keyword stay at home, since only one creature could attack; how many may. */
    private static int without(Table t, Rows able, Keyword k) {
        int kept = 0;
        for (int i = 0; i < able.size(); i++) if (!has(t, able.get(i), k)) able.set(kept++, able.get(i));
        able.shorten(kept);
        return Math.min(1, kept);
    }

    /** Another creature attacks with one that cannot attack alone; it has to where that one must attack (508.1c, d). */
    private static void findCompany(Table t, int seat, Rows attackers, Rows able, boolean can, boolean freely) {
        int lone = attackers.get(0);
        Rows others = t.rows();
        for (int i = 0; i < able.size(); i++) if (able.get(i) != lone && can) others.add(able.get(i));
        if (others.isEmpty()) return;
        Ask ask = t.ask(seat, ATTACK_TOGETHER).because(lone);
        if (!freely || !has(t, lone, Keyword.MUST_ATTACK)) ask.may();
        int other = ask.from(others).one();
        if (other != 0) attackers.add(other);
    }

    /** This many attackers are asked about together, not one by one. */
    private static final int MANY = 3;

    /**
     * All may attack the same; else it is asked of each who may be attacked by whom, and the rest attack the last. Where attacking
     * costs something the cheapest is last, so that the rest can be paid for (508.1d, h); how much is to be paid.
     */
    private static int chooseTogether(Table t, int seat, Rows attackers, Rows defenders, int least, int mana) {
        int end = defenders.size() - 1;
        for (int i = 0; i < end; i++) if (costOf(t, defenders.get(end)) > least) toTheEnd(defenders, i);
        int spare = mana - least * attackers.size();
        Rows open = t.rows();
        for (int i = 0; i <= end; i++)
            if (payable(costOf(t, defenders.get(i)) - least, attackers.size(), spare) > 0) open.add(defenders.get(i));
        int last = defenders.get(end);
        Rows left = t.rows().addAll(attackers);
        int owed = 0;
        long chosen = open.size() == 1 ? 0 : askForAll(t, seat, attackers.size(), open, least, spare);
        if (Code.is(chosen, ALL_ATTACK)) last = Code.a(chosen);
        else
            for (int i = 0; i < open.size() - 1 && !left.isEmpty(); i++) {
                int defender = open.get(i);
                int cost = costOf(t, defender);
                int most = payable(cost - least, left.size(), spare);
                if (most <= 0) continue;
                Rows these =
                        t.ask(seat, ATTACKED_BY).because(defender).from(left).some(0, most);
                for (int n = 0; n < these.size(); n++) attack(t, these.get(n), defender, left);
                owed += these.size() * cost;
                spare -= these.size() * (cost - least);
            }
        owed += left.size() * costOf(t, last);
        while (!left.isEmpty()) attack(t, left.get(0), last, left);
        return owed;
    }

    /** Whom all attack, as far as that can be paid, or that it is said for each. */
    private static long askForAll(Table t, int seat, int attackers, Rows open, int least, int spare) {
        Ask ask = t.ask(seat, ATTACK_WHOM_ALL);
        for (int i = 0; i < open.size(); i++)
            if (payable(costOf(t, open.get(i)) - least, attackers, spare) == attackers)
                ask.option(ALL_ATTACK, open.get(i));
        return ask.option(EACH_ATTACKS).code();
    }

    /** How many of these can be paid for, where each costs so much more than the least. */
    private static int payable(int more, int attackers, int spare) {
        return more == 0 ? attackers : Math.min(attackers, spare / more);
    }

    private static void toTheEnd(Rows rows, int i) {
        rows.swap(i, rows.size() - 1);
    }

    private static void attack(Table t, int attacker, int defender, Rows left) {
        t.set(ATTACKING, attacker, defender);
        for (int i = 0; i < left.size(); i++) if (left.get(i) == attacker) left.removeAt(i--);
    }

    private static final Cost FREE = Cost.of(ManaCost.FREE);

    /** Whom each attacks, as far as the costs of attacking can be paid (508.1d, h); how much is to be paid. */
    private static int chooseDefenders(Table t, int seat, Rows attackers, Rows defenders, int least, int mana) {
        int owed = 0;
        for (int i = 0; i < attackers.size(); i++) {
            int attacker = attackers.get(i);
            int left = mana - owed - least * (attackers.size() - 1 - i);
            Rows open = t.rows();
            for (int d = 0; d < defenders.size(); d++)
                if (costOf(t, defenders.get(d)) <= Math.max(least, left)) open.add(defenders.get(d));
            int defender = open.size() == 1
                    ? open.get(0)
                    : t.ask(seat, ATTACK_WHOM).because(attacker).from(open).one();
            owed += costOf(t, defender);
            t.set(ATTACKING, attacker, defender);
        }
        return owed;
    }

    /** The mana for costs of attacking: who attacks is tapped before it is paid (508.1f to j), so these may not count. */
    private static int available(Table t, int seat, Rows without) {
        Workspace w = Workspace.of(t);
        Sources sources = w.sources.survey(t, seat);
        Rows tapped = t.rows();
        int n = 0;
        for (int i = 0; i < sources.size; i++) {
            int source = sources.source[i];
            if (source != 0 && without.has(source) && !has(t, source, Keyword.VIGILANCE)) tapped.add(source);
            else n++;
        }
        if ((sources.flags & Sources.ODD) == 0) return n;
        Scope s = scope(t, seat);
        while (n > 0 && !w.payer.canPay(t, s, 0, FREE, FREE.plans[0], n, 0, false, null, tapped, null)) n--;
        t.done(s);
        return n;
    }

    private static void pay(Table t, int seat, int attacker, int owed, Rows stands) {
        Scope s = scope(t, seat);
        Paying.pay(t, s, attacker, 0, FREE, owed, stands);
        t.done(s);
    }

    private static Scope scope(Table t, int seat) {
        Scope s = t.scope();
        s.seat = seat;
        s.self = player(t, seat);
        return s;
    }

    /** What attacking this costs each creature; nobody must attack where it costs something (508.1d). */
    private static int costOf(Table t, int defender) {
        return isPlayer(t, defender) && RuleChange.says(t, Rule.ATTACK_COST, defender)
                ? RuleChange.sum(t, Rule.ATTACK_COST, defender)
                : 0;
    }

    private static int leastCost(Table t, Rows defenders) {
        if (!t.isHeard(RULES[Rule.ATTACK_COST.number()])) return 0;
        int least = Integer.MAX_VALUE;
        for (int i = 0; i < defenders.size(); i++) least = Math.min(least, costOf(t, defenders.get(i)));
        return defenders.isEmpty() ? 0 : least;
    }

    private static boolean canAttack(Table t, int creature) {
        return isA(t, creature, Type.CREATURE) && whyNot(t, creature) == null;
    }

    private static @Nullable Reason whyNot(Table t, int creature) {
        if (t.is(TAPPED, creature)) return IS_TAPPED;
        int cannot = Keyword.DEFENDER.bit() | Keyword.CANT_ATTACK.bit();
        if ((t.stat(KEYWORDS, creature) & cannot) != 0) return NO_ATTACKER;
        return Mana.isSick(t, creature) ? IS_SICK : null;
    }

    /** Creatures that cannot attack are named with the reason. */
    private static void refuse(Table t, int seat, Ask ask) {
        for (int i = 0; i < t.count(BATTLEFIELD, 0); i++) {
            int creature = t.at(BATTLEFIELD, 0, i);
            if (t.stat(CONTROLLER, creature) != seat || !isA(t, creature, Type.CREATURE)) continue;
            Reason why = whyNot(t, creature);
            if (why != null) ask.not(ATTACK_WITH_IT, creature, why);
        }
    }

    /** Opponents and the planeswalkers they control. */
    private static Rows defenders(Table t, int seat) {
        Rows all = t.rows();
        for (int other = next(t, seat); other != seat; other = next(t, other))
            if (!RuleChange.says(t, Rule.CANT_ATTACK_YOU, player(t, other))) all.add(player(t, other));
        for (int i = 0; i < t.count(BATTLEFIELD, 0); i++) {
            int object = t.at(BATTLEFIELD, 0, i);
            if (isA(t, object, Type.PLANESWALKER) && controller(t, object) != seat) all.add(object);
        }
        return all;
    }

    static boolean isAttacking(Table t, int object) {
        return onBattlefield(t, object) && t.get(ATTACKING, object) != 0;
    }

    /** The seat that an attacker's target belongs to. */
    static int defenderOf(Table t, int attacker) {
        return controller(t, t.get(ATTACKING, attacker));
    }

    /** Everything is removed from combat (511.3). */
    public static void end(Table t) {
        if (t.get(ATTACKERS_DECLARED) == 0) return;
        for (int i = 0; i < t.count(BATTLEFIELD, 0); i++) InCombat.remove(t, t.at(BATTLEFIELD, 0, i));
        t.set(ATTACKERS_DECLARED, 0);
    }

    /** Whether anything attacks at all (508.8). */
    public static boolean isOn(Table t) {
        if (t.get(ATTACKERS_DECLARED) == 0) return false;
        for (int i = 0; i < t.count(BATTLEFIELD, 0); i++)
            if (t.get(ATTACKING, t.at(BATTLEFIELD, 0, i)) != 0) return true;
        return false;
    }
}
