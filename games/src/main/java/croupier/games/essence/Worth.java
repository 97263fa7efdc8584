package croupier.games.essence;

import static croupier.games.essence.EssenceWords.*;

import croupier.kernel.Seen;

/** How good a position looks: Essence, what lies on the battlefield, cards, and what a combat under way will do. */
final class Worth {
    private static final int ESSENCE_POINT = 10;
    private static final int SHARD = 26;
    private static final int RELIC = 16;
    private static final int HELD_CARD = 7;
    private static final int CHARGE = 8;

    static int of(Seen seen, int seat, Defs.Card[] printed) {
        int worth = 2 * side(seen, seat, printed) + combat(seen, seat) - danger(seen, seat);
        int others = 0;
        int count = 0;
        for (int other = 0; other < seen.seats(); other++) {
            if (other == seat || isOut(seen, other)) continue;
            others += side(seen, other, printed);
            count++;
        }
        return worth - (count == 0 ? 0 : 2 * others / count);
    }

    private static boolean isOut(Seen seen, int seat) {
        return seen.get(OUT, seen.at(PLAYERS, seat, 0)) != 0;
    }

    /** What one player has. The first Shards are worth most, since they pay for everything that follows. */
    private static int side(Seen seen, int seat, Defs.Card[] printed) {
        int player = seen.at(PLAYERS, seat, 0);
        int worth = ESSENCE_POINT * seen.get(ESSENCE, player) + CHARGE * seen.get(CHARGES, player);
        int shards = seen.count(SHARDS, seat);
        for (int i = 0; i < shards; i++) worth += Math.max(SHARD - 2 * i, 8);
        worth += RELIC * seen.count(RELICS, seat) + RELIC * seen.count(DOMAIN, seat);
        worth += HELD_CARD * seen.count(HAND, seat);
        for (int i = 0; i < seen.count(AVATARS, seat); i++) worth += fighter(seen, seen.at(AVATARS, seat, i), printed);
        return worth;
    }

    /** An Avatar is worth its numbers as printed and as they count now, and something for being there at all. */
    private static int fighter(Seen seen, int card, Defs.Card[] printed) {
        int power = power(seen, card);
        int guard = Math.max(0, guard(seen, card) - seen.get(DAMAGE, card));
        Defs.Card p = printed[seen.card(card)];
        int worth = 4
                + 3 * Math.min(power, seen.stat(POWER, card))
                + Math.max(0, power - seen.stat(POWER, card))
                + 2 * guard;
        if (p.isActive()) worth += 4;
        if (p.guardian()) worth += 2;
        return seen.get(EXHAUSTED, card) != 0 && seen.get(ATTACKS, card) == 0 ? worth - 2 : worth;
    }

    private static int power(Seen seen, int card) {
        return Math.max(0, seen.stat(POWER, card) + seen.get(BOOST, card));
    }

    private static int guard(Seen seen, int card) {
        return seen.stat(GUARD, card) + seen.get(GUARD_BOOST, card);
    }

    // ---- what may come back

    private static final int DANGER = 30;
    private static final int DEADLY = 400;

    /** Who acts leaves themselves open: all Power of the others that no ready Avatar could stop in their next turn. */
    private static int danger(Seen seen, int seat) {
        int power = 0;
        int strongest = 0;
        int attackers = 0;
        for (int other = 0; other < seen.seats(); other++)
            for (int i = 0; other != seat && i < seen.count(AVATARS, other); i++) {
                int card = seen.at(AVATARS, other, i);
                power += power(seen, card);
                strongest = Math.max(strongest, power(seen, card));
                attackers++;
            }
        int blockers = 0;
        for (int i = 0; i < seen.count(AVATARS, seat); i++)
            if (seen.get(EXHAUSTED, seen.at(AVATARS, seat, i)) == 0) blockers++;
        if (attackers == 0) return 0;
        int open = power * Math.max(0, attackers - blockers) / attackers;
        int left = seen.get(ESSENCE, seen.at(PLAYERS, seat, 0));
        return DANGER * open + (open >= left ? DEADLY : 0) + DANGER * open * Math.max(0, 14 - left) / 7;
    }

    // ---- a combat under way

    /** What the attacks will do, for the attacking player; the same against who is attacked. */
    private static int combat(Seen seen, int seat) {
        int phase = seen.get(PHASE);
        if (!Phase.isCombat(phase)) return 0;
        int active = seen.get(ACTIVE);
        int worth = phase == Phase.ATTACK.number ? 1 : 0;
        for (int i = 0; i < seen.count(AVATARS, active); i++) {
            int card = seen.at(AVATARS, active, i);
            int defender = seen.get(ATTACKS, card) - 1;
            if (defender < 0 || (active != seat && defender != seat)) continue;
            worth += phase == Phase.ATTACK.number ? hope(seen, card, defender) : outcome(seen, card, defender);
        }
        return active == seat ? worth : -worth;
    }

    /** Blockers are not declared yet: the defender will block if that is good for them. */
    private static int hope(Seen seen, int card, int defender) {
        int power = power(seen, card);
        int guard = guard(seen, card) - seen.get(DAMAGE, card);
        int through = 2 * ESSENCE_POINT * power;
        int worst = through;
        for (int i = 0; i < seen.count(AVATARS, defender); i++) {
            int blocker = seen.at(AVATARS, defender, i);
            if (seen.get(EXHAUSTED, blocker) != 0) continue;
            boolean dies = power(seen, blocker) >= guard;
            boolean kills = power >= guard(seen, blocker) - seen.get(DAMAGE, blocker);
            int value = (kills ? worthOf(seen, blocker) : 0) - (dies ? worthOf(seen, card) : 0);
            worst = Math.min(worst, value);
        }
        return worst == through ? through : (through + 3 * worst) / 4;
    }

    private static int worthOf(Seen seen, int card) {
        return 2 * (4 + 3 * power(seen, card) + 2 * Math.max(0, guard(seen, card)));
    }

    /** Blockers are declared: what will happen if it stays like this. */
    private static int outcome(Seen seen, int card, int defender) {
        if (seen.get(BLOCKED, card) == 0) {
            int power = power(seen, card);
            int left = seen.get(ESSENCE, seen.at(PLAYERS, defender, 0));
            return 2 * ESSENCE_POINT * power + (power >= left ? 500 : 0) + 4 * power * Math.max(0, 12 - left) / 2;
        }
        int left = power(seen, card);
        int taken = 0;
        int worth = 0;
        boolean split = seen.get(PHASE) >= Phase.SPLIT.number;
        for (int i = 0; i < seen.count(AVATARS, defender); i++) {
            int blocker = seen.at(AVATARS, defender, i);
            if (seen.get(BLOCKS, blocker) != card) continue;
            taken += power(seen, blocker);
            int need = Math.max(1, guard(seen, blocker) - seen.get(DAMAGE, blocker));
            boolean dies =
                    split && seen.get(ASSIGNED, blocker) > 0 ? seen.get(ASSIGNED, blocker) >= need : left >= need;
            if (!dies) continue;
            left -= need;
            worth += worthOf(seen, blocker);
        }
        return taken >= guard(seen, card) - seen.get(DAMAGE, card) ? worth - worthOf(seen, card) : worth;
    }
}
