package croupier.games.essence;

import static croupier.games.essence.EssenceWords.*;

import croupier.kernel.*;

/** How good a position looks: Essence, what lies on the battlefield, cards, and what a combat under way will do. */
final class Worth {
    private static final int ESSENCE_POINT = 10;
    private static final int SHARD = 26;
    private static final int RELIC = 16;
    private static final int HELD_CARD = 7;
    private static final int CHARGE = 8;

    static int of(Table t, int seat) {
        int worth = 2 * side(t, seat) + combat(t, seat) - danger(t, seat);
        int others = 0;
        int count = 0;
        for (int other = 0; other < t.seats(); other++) {
            if (other == seat || isOut(t, other)) continue;
            others += side(t, other);
            count++;
        }
        return worth - (count == 0 ? 0 : 2 * others / count);
    }

    /** What one player has. The first Shards are worth most, since they pay for everything that follows. */
    private static int side(Table t, int seat) {
        int player = player(t, seat);
        int worth = ESSENCE_POINT * t.get(ESSENCE, player) + CHARGE * t.get(CHARGES, player);
        int shards = t.count(SHARDS, seat);
        for (int i = 0; i < shards; i++) worth += Math.max(SHARD - 2 * i, 8);
        worth += RELIC * t.count(RELICS, seat) + RELIC * t.count(DOMAIN, seat);
        worth += HELD_CARD * t.count(HAND, seat);
        for (int i = 0; i < t.count(AVATARS, seat); i++) worth += fighter(t, t.at(AVATARS, seat, i));
        return worth;
    }

    /** An Avatar is worth its numbers as printed and as they count now, and something for being there at all. */
    private static int fighter(Table t, int card) {
        int power = Essence.power(t, card);
        int guard = Math.max(0, Essence.guard(t, card) - t.get(DAMAGE, card));
        Defs.Card p = Essence.printed(t, card);
        int worth = 4 + 3 * Math.min(power, t.stat(POWER, card)) + Math.max(0, power - t.stat(POWER, card)) + 2 * guard;
        if (p.isActive()) worth += 4;
        if (p.guardian()) worth += 2;
        return t.get(EXHAUSTED, card) != 0 && t.get(ATTACKS, card) == 0 ? worth - 2 : worth;
    }

    // ---- what may come back

    private static final int DANGER = 30;
    private static final int DEADLY = 400;

    /** Who acts leaves themselves open: all Power of the others that no ready Avatar could stop in their next turn. */
    private static int danger(Table t, int seat) {
        int power = 0;
        int attackers = 0;
        for (int other = 0; other < t.seats(); other++)
            for (int i = 0; other != seat && i < t.count(AVATARS, other); i++) {
                power += Essence.power(t, t.at(AVATARS, other, i));
                attackers++;
            }
        int blockers = 0;
        for (int i = 0; i < t.count(AVATARS, seat); i++) if (t.get(EXHAUSTED, t.at(AVATARS, seat, i)) == 0) blockers++;
        if (attackers == 0) return 0;
        int open = power * Math.max(0, attackers - blockers) / attackers;
        int left = t.get(ESSENCE, player(t, seat));
        return DANGER * open + (open >= left ? DEADLY : 0) + DANGER * open * Math.max(0, 14 - left) / 7;
    }

    // ---- a combat under way

    /** What the attacks will do, for the attacking player; the same against who is attacked. */
    private static int combat(Table t, int seat) {
        int phase = t.get(PHASE);
        if (!Phase.isCombat(phase)) return 0;
        int active = t.get(ACTIVE);
        int worth = phase == Phase.ATTACK.number ? 1 : 0;
        for (int i = 0; i < t.count(AVATARS, active); i++) {
            int card = t.at(AVATARS, active, i);
            int defender = t.get(ATTACKS, card) - 1;
            if (defender < 0 || (active != seat && defender != seat)) continue;
            worth += phase == Phase.ATTACK.number ? hope(t, card, defender) : outcome(t, card, defender);
        }
        return active == seat ? worth : -worth;
    }

    /** Blockers are not declared yet: the defender will block if that is good for them. */
    private static int hope(Table t, int card, int defender) {
        int power = Essence.power(t, card);
        int guard = Essence.guard(t, card) - t.get(DAMAGE, card);
        int through = 2 * ESSENCE_POINT * power;
        int worst = through;
        for (int i = 0; i < t.count(AVATARS, defender); i++) {
            int blocker = t.at(AVATARS, defender, i);
            if (t.get(EXHAUSTED, blocker) != 0) continue;
            boolean dies = Essence.power(t, blocker) >= guard;
            boolean kills = power >= Essence.guard(t, blocker) - t.get(DAMAGE, blocker);
            int value = (kills ? worthOf(t, blocker) : 0) - (dies ? worthOf(t, card) : 0);
            worst = Math.min(worst, value);
        }
        return worst == through ? through : (through + 3 * worst) / 4;
    }

    private static int worthOf(Table t, int card) {
        return 2 * (4 + 3 * Essence.power(t, card) + 2 * Math.max(0, Essence.guard(t, card)));
    }

    /** Blockers are declared: what will happen if it stays like this. */
    private static int outcome(Table t, int card, int defender) {
        if (t.get(BLOCKED, card) == 0) {
            int power = Essence.power(t, card);
            int left = t.get(ESSENCE, player(t, defender));
            return 2 * ESSENCE_POINT * power + (power >= left ? 500 : 0) + 4 * power * Math.max(0, 12 - left) / 2;
        }
        int left = Essence.power(t, card);
        int taken = 0;
        int worth = 0;
        boolean split = t.get(PHASE) >= Phase.SPLIT.number;
        for (int i = 0; i < t.count(AVATARS, defender); i++) {
            int blocker = t.at(AVATARS, defender, i);
            if (t.get(BLOCKS, blocker) != card) continue;
            taken += Essence.power(t, blocker);
            int need = Math.max(1, Essence.guard(t, blocker) - t.get(DAMAGE, blocker));
            boolean dies = split && t.get(ASSIGNED, blocker) > 0 ? t.get(ASSIGNED, blocker) >= need : left >= need;
            if (!dies) continue;
            left -= need;
            worth += worthOf(t, blocker);
        }
        return taken >= Essence.guard(t, card) - t.get(DAMAGE, card) ? worth - worthOf(t, card) : worth;
    }
}
