package croupier.games.magic.zones;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.abilities.Builtins;
import croupier.games.magic.abilities.MagicCards;
import croupier.games.magic.abilities.RuleChange;
import croupier.games.magic.effects.Counters;
import croupier.games.magic.effects.Damage;
import croupier.games.magic.words.Scopes;
import croupier.kernel.*;
import java.util.List;

/** What each of the {@code Shields} does when the event comes that it waits for. */
public final class ShieldEffects {
    private ShieldEffects() {}

    /** All of them, in the order of their numbers. */
    public static List<Builtins.Part> parts() {
        return List.of(
                new Builtins.Part("shield regeneration", new Regeneration()),
                new Builtins.Part("shield prevention", new Prevention()),
                new Builtins.Part("shield combat", new Fog()),
                new Builtins.Part("shield umbra", new Umbra()),
                new Builtins.Part("until it leaves", new UntilLeaves.GiveBack()),
                new Builtins.Part("shield from source", new FromSource()),
                new Builtins.Part("redirection", new Redirection()),
                new Builtins.Part("stun counter", new Stunned()),
                new Builtins.Part("shield counter", new Shielded()),
                new Builtins.Part("shield counter, damage", new ShieldedFromDamage()),
                new Builtins.Part("finality counter", new Final()));
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
            return target == t.holderOf(l) && amount > 0 && !RuleChange.isSure(t, source, target);
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
                    && !RuleChange.isSure(t, source, target);
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
        public boolean isAlike(Table t, int one, int other) {
            return t.get(LISTENS_ROW, one) == t.get(LISTENS_ROW, other);
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
            return t.get(COMBAT_NOW) != 0 && amount > 0 && !RuleChange.isSure(t, source, target);
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
        public boolean isAlike(Table t, int one, int other) {
            return t.card(t.sourceOf(one)) == t.card(t.sourceOf(other))
                    && controller(t, t.sourceOf(one)) == controller(t, t.sourceOf(other));
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

    /** Instead of going to a graveyard from the battlefield it is exiled (122.1h). */
    private record Final() implements Before {
        @Override
        public boolean applies(Table t, int l, int source, int target, int amount) {
            return target == t.holderOf(l)
                    && t.get(FINALITY, target) > 0
                    && onBattlefield(t, target)
                    && ALL_ZONES[amount].is(GRAVEYARD);
        }

        @Override
        public int would(Table t, int l, int source, int target, int amount) {
            return numberOf(EXILE);
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
            return RuleChange.isSure(t, source, target) ? amount : 0;
        }
    }
}
