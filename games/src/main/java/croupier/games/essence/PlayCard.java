package croupier.games.essence;

import static croupier.games.essence.EssenceWords.*;

import croupier.kernel.*;
import croupier.script.*;
import org.jspecify.annotations.Nullable;

/** Playing a card from the hand: pay, enter, its own effect, then others hear of it. */
final class PlayCard {
    /** How an effect came about: the card was played from the hand. */
    private static final int PLAYED_SO = 1;

    /** Every card of the hand: it may be played, or this is why not. */
    static void offer(Table t, int seat, Ask ask) {
        int count = t.count(HAND, seat);
        for (int i = 0; i < count; i++) {
            int card = t.at(HAND, seat, i);
            Reason why = whyNot(t, seat, card);
            if (why == null) ask.option(PLAY, card);
            else if (t.isAttended()) ask.not(PLAY, card, why, number(t, seat, card, why));
        }
    }

    private static int number(Table t, int seat, int card, Reason why) {
        if (why.equals(TOO_DEAR)) return cost(t, seat, card);
        if (why.equals(ENOUGH_SPELLS)) return t.stat(SPELL_LIMIT, player(t, seat));
        if (why.equals(ENOUGH_AVATARS)) return t.stat(AVATAR_LIMIT, player(t, seat));
        return Paying.number(Essence.printed(t, card).costs(), why);
    }

    /** Why a card cannot be played now, or nothing. All costs are looked at together, before anything is paid. */
    private static @Nullable Reason whyNot(Table t, int seat, int card) {
        Defs.Card p = Essence.printed(t, card);
        int player = player(t, seat);
        if (t.get(OWNER, card) != seat) return NOT_YOURS;
        if (t.get(KL, player) < cost(t, seat, card)) return TOO_DEAR;
        if (p.type() == Type.DEITY) return NOT_PLAYED;
        if (p.type().isCast()) {
            if (isForbidden(t, t.card(card))) return FORBIDDEN;
            if (p.type() == Type.SPELL && t.get(SPELLS_PLAYED, player) >= t.stat(SPELL_LIMIT, player))
                return ENOUGH_SPELLS;
        }
        if (p.type() == Type.AVATAR && t.get(AVATARS_PLAYED, player) >= t.stat(AVATAR_LIMIT, player))
            return ENOUGH_AVATARS;
        return EssenceCards.of(t).costsKlAlone[t.card(card)] ? null : Paying.whyNot(t, seat, card, p.costs(), 1);
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
        Amount less = Essence.printed(t, card).costsLess();
        int cost = Essence.of(t).cost(t, card);
        return Math.max(0, less == null ? cost : cost - less.of(t, seat, player(t, seat), card));
    }

    /** Payment, leaving the hand, entering its zone; then its own effect, then everybody hears that it was played. All see which card it is. */
    static void play(Table t, int seat, int card) {
        Defs.Card p = Essence.printed(t, card);
        int player = player(t, seat);
        int cost = cost(t, seat, card);
        Kl.spend(t, player, cost, card);
        if (!EssenceCards.of(t).costsKlAlone[t.card(card)]) Paying.pay(t, seat, card, p.costs());
        if (t.is(OUT, player)) return;
        t.reveal(card);
        t.tell(PLAYS, player, card, cost);
        count(t, player, p.type(), Essence.aspects(t, card));
        if (p.type().isCast()) leaveHand(t, seat, card);
        else Zones.enter(t, card, seat);
        Zones.checkGuards(t);
        if (t.waiting(TRIGGERS) > 0) t.last(TRIGGERS, EFFECT, seat, card, cost, PLAYED_SO);
        else effect(t, seat, card, cost, PLAYED_SO);
    }

    private static void count(Table t, int player, Type type, int aspects) {
        t.add(PLAYED, player, 1);
        if (type == Type.SPELL) t.add(SPELLS_PLAYED, player, 1);
        if (type == Type.AVATAR) t.add(AVATARS_PLAYED, player, 1);
        if ((aspects & Aspect.BEAST.bit) != 0) t.add(BEASTS_PLAYED, player, 1);
        if ((aspects & Aspect.GLOW.bit) != 0) t.add(GLOW_PLAYED, player, 1);
        if ((aspects & Aspect.VOID.bit) != 0) t.add(VOID_PLAYED, player, 1);
    }

    /** A Spell or Rite counts in no zone while it is carried out. */
    private static void leaveHand(Table t, int seat, int card) {
        t.did(LEAVES, player(t, seat), card, HAND.index());
        t.move(card, IN_USE, 0);
        t.set(CONTROLLER, card, seat);
    }

    /** A card that an effect has put onto the battlefield does what it says, after those who heard it enter. */
    static void afterEntering(Table t, int seat, int card) {
        if (!Essence.printed(t, card).play().isEmpty()) t.last(TRIGGERS, EFFECT, seat, card, 0, 0);
    }

    /** The own effect of a card that was played or put there, be it gone meanwhile; others hear of a play afterwards. */
    static void effect(Table t, int seat, int card, int cost, int how) {
        Defs.Card p = Essence.printed(t, card);
        int player = player(t, seat);
        if (t.is(OUT, player)) return;
        if (!p.play().isEmpty()) p.play().run(t, seat, player, 0, card);
        if (t.isIn(IN_USE, card)) rest(t, card, p.then());
        Zones.checkGuards(t);
        if (how == PLAYED_SO) t.did(PLAYED_CARD, player, card, cost);
    }

    /** A Spell or Rite is done: it goes to its owner's Crypt, or where it says. */
    private static void rest(Table t, int card, Defs.@Nullable Where then) {
        if (then == null) Zones.toCrypt(t, card);
        else if (then == Defs.Where.NULL_ZONE) Zones.nullify(t, card);
        else if (then == Defs.Where.HAND) Zones.moveHome(t, card, HAND, false);
        else {
            Zones.moveHome(t, card, DECK, false);
            t.shuffle(DECK, t.get(OWNER, card), SHUFFLES);
        }
    }
}
