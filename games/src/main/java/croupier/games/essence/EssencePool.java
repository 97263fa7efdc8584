package croupier.games.essence;

import static croupier.games.essence.EssenceWords.*;

import croupier.kernel.*;

/** Essence, the life of a player: lost, gained, and looked at after every change. */
final class EssencePool {
    /** Damage to a Deity: what changes damage comes first, then it is a loss like any other. */
    static int damage(Table t, int source, int player, int amount) {
        if (amount <= 0 || t.is(OUT, player)) return 0;
        int dealt = t.would(ESSENCE_DAMAGE, source, player, amount);
        if (dealt == Event.NOTHING || dealt <= 0) return 0;
        int lost = lose(t, source, player, dealt);
        if (lost > 0) t.did(ESSENCE_DAMAGE, source, player, lost);
        return lost;
    }

    /** Essence is lost. The player who has none left loses at once, unless several lose together. */
    static int lose(Table t, int source, int player, int amount) {
        if (amount <= 0 || t.is(OUT, player)) return 0;
        int lost = t.would(ESSENCE_LOST, source, player, amount);
        if (lost == Event.NOTHING || lost <= 0) return 0;
        t.add(ESSENCE, player, -lost);
        t.did(ESSENCE_LOST, source, player, lost);
        changed(t);
        if (t.get(TOGETHER) == 0) Losing.check(t);
        return lost;
    }

    /** Several lose Essence in one moment: the player who has none left then loses together with the others. */
    static void together(Table t, int more) {
        t.add(TOGETHER, more);
        if (t.get(TOGETHER) == 0) Losing.check(t);
    }

    /** Essence is gained, without limit unless the match has one; who is above it already loses nothing. */
    static void gain(Table t, int source, int player, int amount) {
        if (amount <= 0 || t.is(OUT, player)) return;
        int gained = t.would(ESSENCE_GAINED, source, player, amount);
        if (gained == Event.NOTHING || gained <= 0) return;
        int before = t.get(ESSENCE, player);
        int cap = t.option(ESSENCE_CAP);
        int now = cap == 0 ? before + gained : Math.max(before, Math.min(cap, before + gained));
        if (now == before) return;
        t.set(ESSENCE, player, now);
        t.did(ESSENCE_GAINED, source, player, now - before);
        changed(t);
    }

    /** An effect says what Essence becomes: the difference is gained or lost. */
    static void set(Table t, int source, int player, int to) {
        int now = t.get(ESSENCE, player);
        if (to > now) gain(t, source, player, to - now);
        else lose(t, source, player, now - to);
    }
}
