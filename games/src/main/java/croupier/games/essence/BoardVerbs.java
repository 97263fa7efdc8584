package croupier.games.essence;

import static croupier.games.essence.EssenceWords.*;

import croupier.kernel.*;
import croupier.script.*;
import org.jspecify.annotations.Nullable;

/** What cards say of the battlefield. */
final class BoardVerbs {
    @Doc("Cards that fight get Power or Guard until the end of the turn.")
    @Says(value = "{boost gets} {power:+} Power until end of turn.", when = "power")
    @Says(value = "{boost gets} {guard:+} Guard until end of turn.", when = "guard")
    @Says(
            value = "{boost gets} {power:+} Power and {guard:+} Guard until end of turn.",
            when = {"power", "guard"})
    record Boost(
            @MainArgument Choice boost,
            @Doc("How much Power.") @Default("0") Amount power,
            @Doc("How much Guard.") @Default("0") Amount guard,
            @Nullable NamedRows as)
            implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Rows cards = boost.take(t, s);
            if (as != null) as.set(s, cards);
            int more = power.of(t, s);
            int guards = guard.of(t, s);
            for (int i = 0; i < cards.size(); i++) {
                if (!Zones.isFighter(t, cards.get(i))) continue;
                t.add(BOOST, cards.get(i), more);
                t.add(GUARD_BOOST, cards.get(i), guards);
            }
            changed(t);
            Zones.checkGuards(t);
        }
    }

    @Doc("Cards on the battlefield are destroyed, together; how many may be named.")
    @Says("Destroy {destroy:all}.")
    record Destroy(@MainArgument Choice destroy, @Nullable NamedNumber count) implements Verb {

        @Override
        public void run(Table t, Scope s) {
            Rows cards = destroy.take(t, s);
            Rows dying = t.rows();
            for (int i = 0; i < cards.size(); i++) {
                int card = cards.get(i);
                boolean there = Zones.isOnBattlefield(t, card) && !t.isIn(DEITY, card);
                if (there && Zones.isDestroyed(t, s.card, card)) dying.add(card);
            }
            if (count != null) count.set(s, dying.size());
            Zones.die(t, s.card, dying);
        }
    }

    @Doc("A player's own Avatars go to the Crypt; nothing prevents it.")
    @Says("Sacrifice {sacrifice}.")
    @Says(value = "{by sacrifices} {sacrifice:bare}.", when = "by")
    record Sacrifice(
            @MainArgument Choice sacrifice,

            @Doc("Who chooses, if not the player of the card.") @Nullable
            Noun by) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int seat = by == null ? s.seat : t.ownerOf(by.of(t, s));
            Rows cards = sacrifice.take(t, s, seat, sacrifice.prompt(), false, false);
            Rows dying = t.rows().addAll(cards);
            Zones.die(t, s.card, dying);
        }
    }

    @Doc("Cards become exhausted.")
    @Says("Exhaust {exhaust:all}.")
    @Says(value = "Exhaust {exhaust}; they skip their next ready.", when = "held")
    record Exhaust(
            @MainArgument Choice exhaust,

            @Doc("They do not become ready in their next Start Phase.")
            boolean held,

            @Nullable NamedRows as)
            implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Rows cards = exhaust.take(t, s);
            if (as != null) as.set(s, cards);
            cards.setEach(t, EXHAUSTED, 1);
            if (held) cards.setEach(t, HELD, 1);
            changed(t);
        }
    }

    @Doc("Cards become ready.")
    @Says("Ready {ready}.")
    record Ready(@MainArgument Choice ready) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            ready.take(t, s).setEach(t, EXHAUSTED, 0);
            changed(t);
        }
    }

    @Doc("Cards cannot attack in the next turn of who controls them.")
    @Says("{still:all} cannot attack next turn.")
    record Still(@MainArgument Choice still) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Rows cards = still.take(t, s);
            for (int i = 0; i < cards.size(); i++) {
                boolean now = t.ownerOf(cards.get(i)) == t.get(ACTIVE);
                t.set(STILL, cards.get(i), now ? 2 : 1);
            }
            changed(t);
        }
    }

    @croupier.script.Name("token")
    @Doc("Tokens come into being.")
    record MakeTokens(
            @MainArgument @Doc("Which.") Ref<Defs.Card> token,
            @Default("1") Amount count,
            @Doc("Under whose control.") @Default("me") Choice who,
            @Of("card") @Nullable NamedRows as)
            implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int n = count.of(t, s);
            Rows players = who.take(t, s);
            Rows made = t.rows();
            for (int p = 0; p < players.size(); p++)
                for (int i = 0; i < n; i++) made.add(Zones.token(t, token.card(), t.ownerOf(players.get(p))));
            if (as != null) as.set(s, made);
        }

        @Override
        public String text(Teller w) {
            Defs.Card c = token.get();
            String says = c.text(w);
            String more = says.equals("No ability.") ? "" : " (" + says.substring(0, says.length() - 1) + ")";
            int many = Amount.written(count, 0);
            String number = many == 1 ? "a" : many > 1 ? English.number(many) : w.words(count);
            String name = many == 1 ? token.name() : w.plural(token.name());
            return w.say("{who creates} ", this) + number + " " + c.power() + "/" + c.guard() + " " + name + more + ".";
        }
    }

    @Doc("Cards get counters, which they lose when they leave.")
    record AddCounters(
            @MainArgument @Doc("How many; fewer than 0 takes some away.")
            Amount addCounters,

            @Default("this") Choice to)
            implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Rows cards = to.take(t, s);
            int more = addCounters.of(t, s);
            for (int i = 0; i < cards.size(); i++)
                t.set(COUNTERS, cards.get(i), Math.max(0, t.get(COUNTERS, cards.get(i)) + more));
            changed(t);
        }

        @Override
        public String text(Teller w) {
            String many = w.count(addCounters, "counter", "counters");
            String what = w.words(to);
            return many.startsWith("-")
                    ? "Remove " + many.substring(1) + " from " + what + "."
                    : "Put " + many + " on " + what + ".";
        }
    }

    @Doc("A player takes control of cards.")
    @Says("{who takes} control of {takeControl}.")
    record TakeControl(
            @MainArgument Choice takeControl, @Default("me") Choice who) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Rows cards = takeControl.take(t, s);
            int player = who.takeOne(t, s);
            for (int i = 0; i < cards.size() && player != 0; i++) Zones.control(t, cards.get(i), t.ownerOf(player));
        }
    }

    @Doc("Cards gain all three aspects until the end of the turn.")
    @Says("{gainAspects is} Glow, Void and Gray until end of turn.")
    record GainAspects(@MainArgument Choice gainAspects) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            gainAspects.take(t, s).setEach(t, GAINED_ASPECTS, Aspect.ALL_ASPECTS);
            changed(t);
        }
    }

    @croupier.script.Name("guardian")
    @Doc("Cards are Guardians until the end of the turn.")
    @Says("{guardian has} Guardian until end of turn.")
    record Guard(@MainArgument Choice guardian) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            guardian.take(t, s).setEach(t, GUARDS_NOW, 1);
            changed(t);
        }
    }

    @Doc("Attackers do not attack any more.")
    @Says("{stopAttack does} not attack.")
    record StopAttack(@MainArgument Choice stopAttack) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            stopAttack.take(t, s).setEach(t, ATTACKS, 0);
            changed(t);
        }
    }
}
