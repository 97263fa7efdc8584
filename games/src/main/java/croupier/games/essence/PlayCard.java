package croupier.games.essence;

import static croupier.games.essence.EssenceWords.*;

import croupier.kernel.Ask;
import croupier.kernel.Reason;
import croupier.kernel.Scope;
import croupier.kernel.Table;
import org.jspecify.annotations.Nullable;

/** Playing a card from the hand: pay, enter, its own effect, then others hear of it. */
final class PlayCard {
    private PlayCard() {}

    /** Every card of the hand: it may be played, or this is why not. */
    static void offer(Table t, int seat, Ask ask) {
        int count = t.count(HAND, seat);
        for (int i = 0; i < count; i++) {
            int card = t.at(HAND, seat, i);
            Reason why = whyNot(t, seat, card);
            if (why == null) ask.option(PLAY, card);
            else ask.not(PLAY, card, why, Paying.number(t, seat, why, card));
        }
    }

    /** Why a card cannot be played now, or nothing. All costs are looked at together, before anything is paid. */
    private static @Nullable Reason whyNot(Table t, int seat, int card) {
        Printed p = Essence.printed(t, card);
        int player = player(t, seat);
        if (t.get(KL, player) < cost(t, seat, card)) return TOO_DEAR;
        if (p.type == Type.DEITY) return NOT_PLAYED;
        if (p.type.isCast()) {
            if (isForbidden(t, t.card(card))) return FORBIDDEN;
            if (p.type == Type.SPELL && t.get(SPELLS_PLAYED, player) >= t.stat(SPELL_LIMIT, player))
                return ENOUGH_SPELLS;
        }
        if (p.type == Type.AVATAR && t.get(AVATARS_PLAYED, player) >= t.stat(AVATAR_LIMIT, player))
            return ENOUGH_AVATARS;
        return p.besides.equals(Costs.NONE) ? null : Paying.whyNot(t, seat, card, p.besides, 1);
    }

    private static boolean isForbidden(Table t, int card) {
        for (int seat = 0; seat < t.seats(); seat++) {
            int player = player(t, seat);
            if (t.get(FORBIDS, player) == card || t.get(FORBIDS_TOO, player) == card) return true;
        }
        return false;
    }

    /** What a card costs now, never below 0. */
    static int cost(Table t, int seat, int card) {
        Printed p = Essence.printed(t, card);
        int cost = p.cost;
        if (p.less != null) {
            Scope s = Essence.scope(t, seat, card);
            cost -= p.less.of(t, s);
            t.done(s);
        }
        int player = player(t, seat);
        if (p.type == Type.SPELL) cost += t.stat(SPELL_COST, player);
        if ((p.aspects & Aspect.BEAST.bit) != 0) cost += t.stat(BEAST_COST, player);
        return Math.max(0, cost);
    }

    /** Payment, leaving the hand, entering its zone, its own effect; then everybody hears that it was played. All see which card it is. */
    static void play(Table t, int seat, int card) {
        Printed p = Essence.printed(t, card);
        int player = player(t, seat);
        int cost = cost(t, seat, card);
        Kl.spend(t, player, cost, card);
        if (!p.besides.equals(Costs.NONE)) Paying.pay(t, seat, card, p.besides);
        if (t.is(OUT, player)) return;
        t.reveal(card);
        t.tell(PLAYS, player, card, cost);
        count(t, player, p);
        if (p.type.isCast()) cast(t, seat, card, p);
        else enter(t, seat, card, p);
        Zones.checkGuards(t);
        t.did(PLAYED_CARD, player, card, cost);
    }

    private static void count(Table t, int player, Printed p) {
        t.add(PLAYED, player, 1);
        if (p.type == Type.SPELL) t.add(SPELLS_PLAYED, player, 1);
        if (p.type == Type.AVATAR) t.add(AVATARS_PLAYED, player, 1);
        if ((p.aspects & Aspect.BEAST.bit) != 0) t.add(BEASTS_PLAYED, player, 1);
        if ((p.aspects & Aspect.GLOW.bit) != 0) t.add(GLOW_PLAYED, player, 1);
        if ((p.aspects & Aspect.VOID.bit) != 0) t.add(VOID_PLAYED, player, 1);
    }

    private static void enter(Table t, int seat, int card, Printed p) {
        Zones.enter(t, card, seat);
        onPlay(t, seat, card, p);
    }

    /** The effect of a card that has entered. */
    static void onPlay(Table t, int seat, int card, Printed p) {
        if (p.play.isEmpty()) return;
        Scope s = Essence.scope(t, seat, card);
        p.play.run(t, s);
        t.done(s);
    }

    /** A Spell or Rite counts in no zone while it is carried out, and then goes to its owner's Crypt. */
    private static void cast(Table t, int seat, int card, Printed p) {
        t.did(LEAVES, player(t, seat), card, HAND.index());
        t.move(card, IN_USE, 0);
        t.set(CONTROLLER, card, seat);
        onPlay(t, seat, card, p);
        if (!t.isIn(IN_USE, card)) return;
        CardDef.Where then = p.then;
        if (then == null) Zones.toCrypt(t, card);
        else if (then == CardDef.Where.NULL_ZONE) Zones.nullify(t, card);
        else if (then == CardDef.Where.HAND) Zones.moveHome(t, card, HAND, false);
        else {
            Zones.moveHome(t, card, DECK, false);
            t.shuffle(DECK, t.get(OWNER, card), SHUFFLES);
        }
    }
}
