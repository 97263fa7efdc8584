package croupier.games.essence;

import static croupier.games.essence.EssenceWords.*;

import croupier.kernel.*;
import org.jspecify.annotations.Nullable;

/** Combat: attackers, blockers, the split of damage, damage. */
final class Combat {
    static void goOn(Table t, int phase) {
        if (phase == Phase.ATTACK.number) declareAttacker(t);
        else if (phase == Phase.BLOCK.number) Blocking.declareBlocker(t);
        else if (phase == Phase.SPLIT.number) split(t);
        else damage(t);
    }

    // ---- attackers

    static boolean canAttack(Table t, int seat) {
        for (int i = 0; i < t.count(AVATARS, seat); i++)
            if (whyNotAttack(t, seat, t.at(AVATARS, seat, i)) == null) return true;
        return false;
    }

    private static @Nullable Reason whyNotAttack(Table t, int seat, int card) {
        int player = player(t, seat);
        if (t.is(EXHAUSTED, card)) return IS_EXHAUSTED;
        if (t.get(STILL, card) > 0 || t.is(TURNED, card) || t.stat(BOUND, card) > 0) return CANNOT_ATTACK;
        return t.get(ATTACKERS, player) >= t.stat(ATTACK_LIMIT, player) ? ENOUGH_ATTACKERS : null;
    }

    /** One after the other attackers are declared, each against an opponent, until the active player is done. */
    private static void declareAttacker(Table t) {
        int seat = t.get(ACTIVE);
        boolean oneOpponent = opponents(t) == 1;
        int other = after(t, seat);
        int able = 0;
        Ask ask = t.ask(seat, DECLARE).option(ATTACKED);
        for (int i = 0; i < t.count(AVATARS, seat); i++) {
            int card = t.at(AVATARS, seat, i);
            Reason why = whyNotAttack(t, seat, card);
            if (why != null) {
                if (t.get(ATTACKS, card) == 0) ask.not(ATTACK_WITH, card, why, t.stat(ATTACK_LIMIT, player(t, seat)));
                continue;
            }
            able++;
            if (oneOpponent) ask.option(ATTACK_WITH, card);
            else for (int o = other; o != seat; o = after(t, o)) ask.option(ATTACK_WHOM, card, player(t, o));
        }
        boolean mayAll = t.stat(ATTACK_LIMIT, player(t, seat)) - t.get(ATTACKERS, player(t, seat)) >= able;
        if (oneOpponent && able > 1 && mayAll) ask.option(ATTACK_ALL);
        long choice = ask.code();
        if (Code.is(choice, ATTACKED)) attackersAreDeclared(t);
        else if (Code.is(choice, ATTACK_ALL)) attackWithAll(t, seat, other);
        else if (Code.is(choice, ATTACK_WITH)) attack(t, seat, Code.a(choice), other);
        else attack(t, seat, Code.a(choice), t.ownerOf(Code.b(choice)));
    }

    private static int opponents(Table t) {
        int count = -1;
        for (int seat = 0; seat < t.seats(); seat++) if (!isOut(t, seat)) count++;
        return count;
    }

    private static void attackWithAll(Table t, int seat, int defender) {
        for (int i = 0; i < t.count(AVATARS, seat); i++)
            if (whyNotAttack(t, seat, t.at(AVATARS, seat, i)) == null)
                attack(t, seat, t.at(AVATARS, seat, i), defender);
    }

    /** Declaring an attack exhausts the attacker. */
    private static void attack(Table t, int seat, int card, int defender) {
        int player = player(t, seat);
        t.set(EXHAUSTED, card, 1);
        t.set(ATTACKS, card, defender + 1);
        t.add(ATTACKERS, player, 1);
        t.set(ATTACK_NUMBER, card, t.get(ATTACKERS, player));
        t.set(HAS_ATTACKED, player, 1);
        t.did(ATTACK, card, player(t, defender), t.get(ATTACKERS, player));
    }

    private static void attackersAreDeclared(Table t) {
        Turn.phase(t, Phase.BLOCK);
        t.set(NEXT_SEAT, 1);
        int player = player(t, t.get(ACTIVE));
        int attackers = attackers(t).size();
        if (attackers == 0) Turn.phase(t, Phase.MAIN_TWO);
        else t.did(ATTACKERS_DECLARED, player, player, attackers);
    }

    /** The attackers that are still there, in order of declaration. */
    static Rows attackers(Table t) {
        return t.rows()
                .addAll(t, AVATARS, t.get(ACTIVE), (table, card) -> table.get(ATTACKS, card) != 0)
                .sort(t, (table, card) -> table.get(ATTACK_NUMBER, card));
    }

    /** The blockers of an attacker that are still there. */
    static Rows blockers(Table t, int attacker) {
        int defender = t.get(ATTACKS, attacker) - 1;
        return t.rows()
                .addAll(t, AVATARS, defender, (table, card, blocked) -> table.get(BLOCKS, card) == blocked, attacker);
    }

    // ---- the split

    /** Of every attacker with several blockers the attacking player splits all the Power among them, as they like. */
    private static void split(Table t) {
        Rows attackers = attackers(t);
        int n = t.get(NEXT_ATTACKER);
        if (n >= attackers.size()) {
            Turn.phase(t, Phase.DAMAGE);
            return;
        }
        t.set(NEXT_ATTACKER, n + 1);
        int attacker = attackers.get(n);
        Rows blockers = blockers(t, attacker);
        int left = Essence.power(t, attacker);
        for (int i = 0; i < blockers.size(); i++) {
            boolean last = i == blockers.size() - 1;
            int dealt = last || left == 0 ? left : ask(t, attacker, left);
            t.set(ASSIGNED, blockers.get(i), dealt);
            left -= dealt;
        }
    }

    private static int ask(Table t, int attacker, int left) {
        Ask ask = t.ask(t.get(ACTIVE), SPLIT).because(attacker).numbers(0, left);
        return Code.a(ask.code());
    }

    // ---- damage

    /** All amounts are fixed first; then all damage is dealt, then losses are looked at, then all who must die together. */
    private static void damage(Table t) {
        Rows sources = t.rows();
        Rows targets = t.rows();
        Rows amounts = t.rows();
        Rows attackers = attackers(t);
        for (int i = 0; i < attackers.size(); i++) fix(t, attackers.get(i), sources, targets, amounts);
        t.set(IN_COMBAT, 1);
        EssencePool.together(t, 1);
        for (int i = 0; i < sources.size(); i++) deal(t, sources.get(i), targets.get(i), amounts.get(i));
        t.set(IN_COMBAT, 0);
        EssencePool.together(t, -1);
        Zones.checkGuards(t);
        end(t);
    }

    /** An unblocked attacker damages the Deity; a blocked one its blockers as split, and each of them it. */
    private static void fix(Table t, int attacker, Rows sources, Rows targets, Rows amounts) {
        int mark = t.mark();
        if (!t.is(BLOCKED, attacker)) {
            int defender = player(t, t.get(ATTACKS, attacker) - 1);
            add(sources, targets, amounts, attacker, defender, Essence.power(t, attacker));
            return;
        }
        Rows blockers = blockers(t, attacker);
        for (int i = 0; i < blockers.size(); i++) {
            int blocker = blockers.get(i);
            add(sources, targets, amounts, attacker, blocker, t.get(ASSIGNED, blocker));
            add(sources, targets, amounts, blocker, attacker, Essence.power(t, blocker));
        }
        t.release(mark);
    }

    private static void add(Rows sources, Rows targets, Rows amounts, int source, int target, int amount) {
        if (amount <= 0) return;
        sources.add(source);
        targets.add(target);
        amounts.add(amount);
    }

    /** Damage to a Deity or to a card that fights. */
    static void deal(Table t, int source, int target, int amount) {
        if (t.is(PLAYER, target)) EssencePool.damage(t, source, target, amount);
        else mark(t, source, target, amount);
    }

    /** Damage is marked on a card that fights; what it does to it is looked at afterwards. */
    private static void mark(Table t, int source, int card, int amount) {
        if (amount <= 0 || !Zones.isFighter(t, card)) return;
        t.add(DAMAGE, card, amount);
        t.set(LAST_HIT, card, source);
        t.did(DAMAGED, source, card, amount);
        changed(t);
    }

    static void end(Table t) {
        for (int seat = 0; seat < t.seats(); seat++)
            for (int i = 0; i < t.count(AVATARS, seat); i++) t.clear(Zones.OF_COMBAT, t.at(AVATARS, seat, i));
        t.set(NEXT_SEAT, 0);
        t.set(NEXT_ATTACKER, 0);
        Turn.phase(t, Phase.MAIN_TWO);
    }
}
