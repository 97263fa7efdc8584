package croupier.games.essence;

import static croupier.games.essence.EssenceWords.*;

import croupier.kernel.*;
import croupier.script.*;

/** KL: counted in every Start Phase, spent and changed during the turn. Rising to 13 gives a God Charge. */
final class Kl {
    /** Base and Shards and what cards add, between 0 and the highest: KL is no stock, the rest of the last turn is gone. */
    static void recalculate(Table t, int player) {
        int seat = t.ownerOf(player);
        int kl = t.get(BASE_KL, player) + t.count(SHARDS, seat) + bonuses(t, seat) - t.get(DEBT, player);
        t.set(DEBT, player, 0);
        int old = t.get(KL, player);
        int now = clamp(t, player, kl);
        if (now > old) rise(t, player, player, now);
        else t.set(KL, player, now);
        t.tell(KL_SET, 0, player, t.get(KL, player));
    }

    private static int clamp(Table t, int player, int kl) {
        return Math.clamp(kl, 0, Math.min(HIGHEST_KL, Math.max(1, t.stat(KL_MAXIMUM, player))));
    }

    /** Static bonuses and what says "at the start of your turn gain KL": both are part of the sum. */
    private static int bonuses(Table t, int seat) {
        int sum = 0;
        for (Zone z : BATTLEFIELD)
            for (int i = 0; i < t.count(z, seat); i++) {
                int card = t.at(z, seat, i);
                Amount bonus = Essence.printed(t, card).klBonus();
                if (bonus != null) sum += bonus.of(t, seat, player(t, seat), card);
            }
        return sum;
    }

    /** An effect gives KL: one effect is one increase, measured after the highest KL has cut it. */
    static void gain(Table t, int source, int player, int amount) {
        if (amount <= 0) return;
        int gained = t.would(KL_GAINED, source, player, amount);
        if (gained == Event.NOTHING || gained <= 0) return;
        int old = t.get(KL, player);
        int now = clamp(t, player, old + gained);
        if (now <= old) return;
        rise(t, source, player, now);
        t.did(KL_GAINED, source, player, now - old);
        changed(t);
    }

    /** KL rises: what replaces the rise comes first, then the God Code, then the Threshold is looked at. */
    private static void rise(Table t, int source, int player, int to) {
        int old = t.get(KL, player);
        int now = t.would(KL_RISES, source, player, to);
        if (now == Event.NOTHING) return;
        boolean code = old <= THRESHOLD && now > THRESHOLD && GodCode.isChosen(t, player);
        if (code) now = THRESHOLD;
        t.set(KL, player, now);
        checkThreshold(t, player, old, now);
        if (code) GodCode.use(t, player);
    }

    /** The first upward crossing since the player's Start Phase gives a God Charge, if there is room for one. */
    private static void checkThreshold(Table t, int player, int old, int now) {
        if (t.is(CROSSED, player) || old >= THRESHOLD || now < THRESHOLD) return;
        t.set(CROSSED, player, 1);
        Charges.gain(t, player, 1);
    }

    /** KL is lost, but none below 0; how much. */
    static int lose(Table t, int source, int player, int amount) {
        int lost = Math.min(amount, t.get(KL, player));
        if (t.isOn(KL_DEBT) && t.ownerOf(player) != t.get(ACTIVE)) t.add(DEBT, player, amount);
        if (amount <= 0) return 0;
        t.add(KL, player, -Math.max(0, lost));
        t.did(KL_LOST, source, player, amount);
        changed(t);
        return lost;
    }

    /** A cost is paid; the offer has looked whether there is enough. */
    static void spend(Table t, int player, int amount, int on) {
        if (amount <= 0) return;
        t.add(KL, player, -amount);
        t.did(KL_SPENT, on, player, amount);
    }

    /** An effect says what KL becomes. */
    static void set(Table t, int source, int player, int to) {
        int now = clamp(t, player, to);
        if (now > t.get(KL, player)) rise(t, source, player, now);
        else t.set(KL, player, now);
        changed(t);
    }
}
