package croupier.games.magic;

import static croupier.games.magic.MagicWords.*;

import croupier.kernel.Event;
import croupier.kernel.Reaction;
import croupier.kernel.Rows;
import croupier.kernel.Scope;
import croupier.kernel.Table;

/** Shields that wait for an event and replace it: regeneration (701.19), prevention of damage (615.7), of a draw. */
final class Shields {
    static final int REGENERATION = Effects.Does.ALL.length;
    static final int PREVENTION = REGENERATION + 1;
    static final int PREVENT_ALL_COMBAT = REGENERATION + 2;
    static final int UMBRA = REGENERATION + 3;
    static final int GIVE_BACK = REGENERATION + 4;
    static final int FROM_SOURCE = REGENERATION + 5;
    static final int REDIRECTION = REGENERATION + 6;
    static final int STUNNED = REGENERATION + 7;
    static final int SHIELDED = REGENERATION + 8;
    static final int SHIELDED_FROM_DAMAGE = REGENERATION + 9;

    private Shields() {}

    static void addTo(MagicCards.Making m) {
        m.part("shield regeneration", new Regeneration());
        m.part("shield prevention", new Prevention());
        m.part("shield combat", new Fog());
        m.part("shield umbra", new Umbra());
        m.part("until it leaves", new UntilLeaves.GiveBack());
        m.part("shield from source", new FromSource());
        m.part("redirection", new Redirection());
        m.part("stun counter", new Stunned());
        m.part("shield counter", new Shielded());
        m.part("shield counter, damage", new ShieldedFromDamage());
    }

    /** A shield for an object or player, until the turn ends. */
    static int give(Table t, Event e, int shield, int source, int whom, int seat, int number) {
        int l = t.listen(e, shield, source, whom);
        t.set(LISTENS_UNTIL, l, Until.END_OF_TURN.number());
        t.set(LISTENS_FOR, l, seat + 1);
        t.set(LISTENS_NUMBER, l, number);
        return l;
    }

    /** The first stun or shield counter on a permanent: what it replaces from now on (122.1c, d). */
    static void ofCounter(Table t, int object, int kind) {
        if (kind == Counters.STUN_KIND) t.listen(UNTAPS, STUNNED, object, object);
        else if (kind == Counters.SHIELD_KIND) {
            t.listen(DESTROYED, SHIELDED, object, object);
            t.listen(DAMAGED, SHIELDED_FROM_DAMAGE, object, object);
        } else return;
        t.set(IS_HEARD, object, 1);
    }

    /** Shields and delayed abilities that last until now end. */
    static void end(Table t, Until until, int seat) {
        for (int i = 0; i < Events.ASKED.length; i++)
            for (int l = t.firstListener(Events.ASKED[i]); l != 0; l = t.nextListener(l))
                if (t.get(LISTENS_UNTIL, l) == until.number() && (seat < 0 || t.get(LISTENS_FOR, l) == seat + 1))
                    t.unlisten(l);
    }

    /**
     * Whether it matters which of these sources' damage to the target is changed first: a shield does not suffice for all of it,
     * or what waits for the next time applies to several.
     */
    static boolean mustBeOrdered(Table t, int target, Rows sources, Rows amounts) {
        int total = 0;
        int counted = 0;
        boolean others = false;
        for (int i = 0; i < amounts.size(); i++) total += amounts.get(i);
        for (int l = t.firstListener(DAMAGED); l != 0; l = t.nextListener(l)) {
            int shield = t.abilityOf(l);
            boolean counts = shield == REDIRECTION || (shield == PREVENTION && !Rule.NO_PREVENTION.says(t, target));
            if (counts && t.holderOf(l) == target) counted += t.get(LISTENS_NUMBER, l);
            if (!(MagicCards.of(t).reaction(shield) instanceof ReplacementEffect r)) continue;
            others = true;
            if (r.isOnce(t, l) && r.appliesToSeveral(t, l, target, sources, amounts)) return true;
        }
        return counted > 0 && (total > counted || others);
    }

    /** Changes what is about to happen, and answers nothing afterwards. */
    private interface Before extends Reaction {
        @Override
        default boolean isAfter() {
            return false;
        }
    }

    /** The next time it would be destroyed this turn, it is regenerated instead; unused where it cannot be. */
    private record Regeneration() implements Before {
        @Override
        public boolean applies(Table t, int l, int source, int target, int amount) {
            return target == t.holderOf(l) && amount == 1;
        }

        @Override
        public int would(Table t, int l, int source, int target, int amount) {
            t.unlisten(l);
            Destroying.regenerate(t, target);
            return Event.NOTHING;
        }
    }

    /** The next so much damage is prevented: a shield counts damage, not events (615.7). */
    private record Prevention() implements Before {
        @Override
        public boolean applies(Table t, int l, int source, int target, int amount) {
            return target == t.holderOf(l) && amount > 0 && !Rule.NO_PREVENTION.says(t, target);
        }

        @Override
        public int would(Table t, int l, int source, int target, int amount) {
            int prevented = Math.min(amount, t.get(LISTENS_NUMBER, l));
            t.add(LISTENS_NUMBER, l, -prevented);
            if (t.get(LISTENS_NUMBER, l) == 0) t.unlisten(l);
            return amount - prevented;
        }
    }

    /** The next time this source would deal damage to it, that damage is prevented, if it is still what was said of it (615.8, 9). */
    private record FromSource() implements Before {
        @Override
        public boolean applies(Table t, int l, int source, int target, int amount) {
            return target == t.holderOf(l)
                    && source == t.get(LISTENS_ROW, l)
                    && amount > 0
                    && isStillThat(t, l, source, target)
                    && !Rule.NO_PREVENTION.says(t, target);
        }

        private static boolean isStillThat(Table t, int l, int source, int target) {
            Scope s = t.scope();
            Scopes.listener(t, s, l, source, target, 0);
            boolean is = MagicCards.of(t).sources[t.get(LISTENS_NUMBER, l)].admits(t, s, source);
            t.done(s);
            return is;
        }

        @Override
        public int would(Table t, int l, int source, int target, int amount) {
            t.unlisten(l);
            return 0;
        }
    }

    /** The next so much damage is dealt to something else instead (614.9); nothing is redirected to what cannot be dealt damage. */
    private record Redirection() implements Before {
        @Override
        public boolean applies(Table t, int l, int source, int target, int amount) {
            int to = t.get(LISTENS_ROW, l);
            return target == t.holderOf(l) && amount > 0 && to != target && Damage.canBeDealt(t, to);
        }

        @Override
        public int would(Table t, int l, int source, int target, int amount) {
            int moved = Math.min(amount, t.get(LISTENS_NUMBER, l));
            int to = t.get(LISTENS_ROW, l);
            t.add(LISTENS_NUMBER, l, -moved);
            if (t.get(LISTENS_NUMBER, l) == 0) t.unlisten(l);
            Damage.deal(t, source, to, moved);
            return amount - moved;
        }
    }

    /** All combat damage this turn is prevented. */
    private record Fog() implements Before {
        @Override
        public boolean applies(Table t, int l, int source, int target, int amount) {
            return t.get(COMBAT_NOW) != 0 && amount > 0 && !Rule.NO_PREVENTION.says(t, target);
        }

        @Override
        public int would(Table t, int l, int source, int target, int amount) {
            return 0;
        }
    }

    /** Umbra armor (702.89): the Aura is destroyed instead of what it enchants. */
    private record Umbra() implements Before {
        @Override
        public boolean applies(Table t, int l, int source, int target, int amount) {
            return onBattlefield(t, t.sourceOf(l)) && t.get(ATTACHED, t.sourceOf(l)) == target;
        }

        @Override
        public int would(Table t, int l, int source, int target, int amount) {
            t.set(DAMAGE, target, 0);
            t.set(DEADLY, target, 0);
            Destroying.destroy(t, source, t.sourceOf(l), true);
            return Event.NOTHING;
        }
    }

    /** Instead of becoming untapped it loses a stun counter (122.1d). */
    private record Stunned() implements Before {
        @Override
        public boolean applies(Table t, int l, int source, int target, int amount) {
            return target == t.holderOf(l) && t.get(STUN, target) > 0;
        }

        @Override
        public int would(Table t, int l, int source, int target, int amount) {
            Counters.remove(t, target, Counters.STUN_KIND, 1);
            return Event.NOTHING;
        }
    }

    /** Instead of being destroyed by an effect it loses a shield counter (122.1c). */
    private record Shielded() implements Before {
        @Override
        public boolean applies(Table t, int l, int source, int target, int amount) {
            return target == t.holderOf(l) && source != 0 && t.get(SHIELD, target) > 0;
        }

        @Override
        public int would(Table t, int l, int source, int target, int amount) {
            Counters.remove(t, target, Counters.SHIELD_KIND, 1);
            return Event.NOTHING;
        }
    }

    /** Damage is prevented and a shield counter is gone (122.1c), even where damage cannot be prevented (615.12). */
    private record ShieldedFromDamage() implements Before {
        @Override
        public boolean applies(Table t, int l, int source, int target, int amount) {
            return target == t.holderOf(l)
                    && amount > 0
                    && (t.get(SHIELD, target) > 0 || t.get(SHIELDED_NOW, target) != 0);
        }

        /** One counter is enough for all that is dealt to it at the same time. */
        @Override
        public int would(Table t, int l, int source, int target, int amount) {
            if (t.get(SHIELDED_NOW, target) == 0) Counters.remove(t, target, Counters.SHIELD_KIND, 1);
            t.set(SHIELDED_NOW, target, 1);
            return Rule.NO_PREVENTION.says(t, target) ? amount : 0;
        }
    }
}
