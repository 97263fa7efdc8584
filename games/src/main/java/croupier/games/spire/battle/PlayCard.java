package croupier.games.spire.battle;

import static croupier.games.spire.words.SpireWords.*;

import croupier.games.spire.cards.Actions;
import croupier.games.spire.cards.SpireCards;
import croupier.games.spire.cards.TextStep;
import croupier.games.spire.cards.Traits;
import croupier.kernel.*;
import croupier.script.*;
import org.jspecify.annotations.Nullable;

/** Playing a card: from hand or by itself, through the card queue, to its pile. */
public final class PlayCard {
    /** Where a card goes after use. */
    static final int TO_NOWHERE = 0;

    public static final int TO_DISCARD = 1;
    public static final int TO_EXHAUST = 2;
    public static final int TO_DRAW_TOP = 3;
    static final int TO_DRAW_RANDOM = 4;

    /** How a card in the queue is played. */
    static final int BY_HAND = 0;

    static final int BY_ITSELF = 1;
    static final int BY_ITSELF_AT_RANDOM = 2;

    /** What the card before was; 0 if there was none in this battle. */
    public static final int AN_ATTACK = 1;

    public static final int A_SKILL = 2;
    private static final int ANOTHER_TYPE = 3;

    /** A card waiting in the card queue: card, target, energy it was queued with, how it is played. */
    public static final Task PLAY_NEXT = W.task("play card", PlayCard::take, Holds.ROW, Holds.ROW);

    static final Task AFTER_USE = W.task("after use", (t, card, b, c, d) -> afterUse(t, card), Holds.ROW);
    static final Task DISCARD_USED =
            W.task("discard used", (t, card, b, c, d) -> t.move(card, DISCARD_PILE, 0), Holds.ROW);

    private PlayCard() {}

    // ---- what may be played

    /** Every card of the hand that may be played on somebody, and why the others may not. */
    static void offer(Table t, Ask ask) {
        int count = t.count(HAND, 0);
        boolean someForbid = someForbid(t);
        int energy = t.get(ENERGY);
        Rows targets = Monsters.alive(t);
        Traits all = SpireCards.of(t).traits;
        for (int i = 0; i < count; i++) {
            int card = t.at(HAND, 0, i);
            int cost = costNow(t, card);
            int traits = all.of(t, card);
            Reason why = whyNot(t, card, traits, someForbid);
            if (why == null) ask.ifEnough(energy - cost, PLAY, card, targets, (traits & Traits.NEEDS_TARGET) != 0);
            if (t.isAttended()) explain(ask, card, cost > energy ? TOO_DEAR : why, cost);
        }
    }

    private static void explain(Ask ask, int card, @Nullable Reason why, int cost) {
        if (why != null) ask.not(PLAY, card, why, cost);
    }

    /** Why a card may not be played now, whatever it costs; null if it may. */
    private static @Nullable Reason whyNot(Table t, int card, int traits, boolean someForbid) {
        if (t.get(COST, card) == SpireCards.NO_COST && t.would(UNPLAYABLE_CARD, t.get(ME), card, 0) != 1)
            return UNPLAYABLE;
        if (someForbid) {
            if (t.get(ENTANGLED, t.get(ME)) > 0 && (traits & Traits.ATTACK) != 0) return IS_ENTANGLED;
            if (areEnough(t)) return ENOUGH;
        }
        if ((traits & Traits.CONDITIONAL) != 0 && !isItsTime(t, card)) return NOT_NOW;
        return !someForbid || t.would(MAY_PLAY, t.get(ME), card, 1) == 1 ? null : FORBIDDEN;
    }

    private static boolean isItsTime(Table t, int card) {
        Condition when = SpireCards.card(t, card).def.playableIf();
        return when == null || Actions.isMet(t, when, card);
    }

    /** Whether anything forbids cards now that is not said by the card itself: asked once for all cards. */
    private static boolean someForbid(Table t) {
        return t.isHeard(MAY_PLAY) || areEnough(t) || t.get(ENTANGLED, t.get(ME)) > 0;
    }

    private static boolean areEnough(Table t) {
        return t.option(CARD_LIMIT) > 0 && t.get(CARDS_THIS_TURN) >= t.option(CARD_LIMIT);
    }

    /** What a card costs now; an X card costs what there is. */
    public static int costNow(Table t, int card) {
        int cost = t.get(COST_NOW, card);
        if (cost < 0 || t.is(FREE_ONCE, card)) return 0;
        return Math.max(0, t.would(COSTS, t.get(ME), card, cost));
    }

    // ---- the card queue

    /** A card of the hand is played: it was offered just now and nothing waits, so that nothing comes in between. */
    static void byHand(Table t, int card, int target) {
        use(t, card, target, t.get(ENERGY), BY_HAND);
    }

    /** A copy is played right after the card in use, on the same target, for nothing; it vanishes afterwards. */
    public static void playAgain(Table t, int card, int target, int energy) {
        int copy = Piles.sameAs(t, card);
        t.set(IS_COPY, copy, 1);
        t.move(copy, IN_USE, 0);
        t.insert(CARDS, 0, PLAY_NEXT, copy, target, energy, BY_ITSELF);
    }

    /** The top card of the draw pile is played by itself, behind the cards that wait or before them. */
    public static void playTop(Table t, int target, boolean exhausts, boolean isNext) {
        if (t.count(DRAW_PILE, 0) == 0) {
            if (t.count(DISCARD_PILE, 0) == 0) return;
            Piles.shuffleDiscards(t);
        }
        int card = t.top(DRAW_PILE, 0);
        if (card == 0) return;
        t.move(card, IN_USE, 0);
        if (exhausts) t.set(EXHAUSTS_ONCE, card, 1);
        int place = isNext ? 0 : t.waiting(CARDS);
        t.insert(CARDS, place, PLAY_NEXT, card, target, t.get(ENERGY), target == 0 ? BY_ITSELF_AT_RANDOM : BY_ITSELF);
    }

    /**
     * A card is played several times by itself, right behind the card in use, each time on an enemy drawn when its turn
     * comes; all but the first are copies.
     */
    public static void playNext(Table t, int card, int times, boolean exhausts) {
        if (exhausts) t.set(EXHAUSTS_ONCE, card, 1);
        for (int i = 0; i < times; i++) {
            int played = i == 0 ? card : Piles.sameAs(t, card);
            t.set(IS_COPY, played, i == 0 ? 0 : 1);
            t.move(played, IN_USE, 0);
            t.insert(CARDS, i, PLAY_NEXT, played, 0, t.get(ENERGY), BY_ITSELF_AT_RANDOM);
        }
    }

    /** An item is taken from the card queue: dropped if it cannot be used any more, else used. */
    private static void take(Table t, int card, int target, int energy, int how) {
        if (how == BY_ITSELF_AT_RANDOM && Traits.has(t, card, Traits.NEEDS_TARGET)) target = Monsters.random(t);
        if (canBeUsed(t, card, target)) use(t, card, target, energy, how);
        else drop(t, card);
    }

    private static boolean canBeUsed(Table t, int card, int target) {
        int traits = SpireCards.of(t).traits.of(t, card);
        if ((traits & Traits.NEEDS_TARGET) != 0 && (target == 0 || !Creatures.isAlive(t, target))) return false;
        return whyNot(t, card, traits, someForbid(t)) == null;
    }

    /** What waits in the card queue is not played any more. */
    static void dropWaiting(Table t) {
        for (int i = 0; i < t.waiting(CARDS); i++) if (t.task(CARDS, i).is(PLAY_NEXT)) drop(t, t.number(CARDS, i, 0));
        t.dropAll(CARDS);
    }

    /** What cannot be used goes to its pile without hooks; a copy vanishes. */
    private static void drop(Table t, int card) {
        t.set(FREE_ONCE, card, 0);
        if (t.is(IS_COPY, card)) Piles.vanish(t, card);
        else if (t.is(EXHAUSTS_ONCE, card)) t.move(card, EXHAUST_PILE, 0);
        else t.move(card, DISCARD_PILE, 0);
    }

    // ---- using it

    /** A card is used: hooks of playing, its own text, hooks of using; then it leaves the hand and is paid for. */
    private static void use(Table t, int card, int target, int energy, int how) {
        int me = t.get(ME);
        int traits = SpireCards.of(t).traits.of(t, card);
        t.set(CARD_IN_USE, card);
        t.set(ENERGY_IN_USE, energy);
        if ((traits & Traits.NEEDS_TARGET) != 0) Creatures.turnTo(t, target);
        t.add(CARDS_THIS_TURN, 1);
        if ((traits & Traits.ATTACK) != 0) t.add(ATTACKS_THIS_TURN, 1);
        else if ((traits & Traits.POWER) != 0) t.add(POWERS_PLAYED, 1);
        t.set(TYPE_BEFORE, t.get(LAST_TYPE));
        t.set(
                LAST_TYPE,
                (traits & Traits.ATTACK) != 0 ? AN_ATTACK : (traits & Traits.SKILL) != 0 ? A_SKILL : ANOTHER_TYPE);
        if (t.would(PLAYED_FREELY, me, card, 0) == 1) t.set(FREE_ONCE, card, 1);
        int cost = costNow(t, card);
        t.set(X, card, t.get(COST, card) == SpireCards.X_COST ? t.would(X_COUNTS, me, card, energy) : 0);
        t.did(CARD_PLAYED, me, card, target);
        if ((traits & Traits.HOLDS) != 0) Actions.hold(t, card, target);
        Actions.queueText(t, SpireCards.play(t, card), card, target, 0, 0);
        t.did(CARD_USED, target, card, cost);
        t.last(ACTIONS, AFTER_USE, card, 0, 0, 0);
        hearOthers(t, card);
        t.did(BEHIND_CARD, target, card, cost);
        if (t.isIn(HAND, card)) t.move(card, IN_USE, 0);
        if (how == BY_HAND && !t.is(FREE_ONCE, card) && ((traits & Traits.MAY_BE_FREE) == 0 || pays(t, card)))
            t.add(ENERGY, -(t.get(COST, card) == SpireCards.X_COST ? t.get(ENERGY) : cost));
    }

    /** Whether a card takes its energy: there is one that takes none where it does nothing. */
    private static boolean pays(Table t, int card) {
        Condition pays = SpireCards.card(t, card).def.paysIf();
        return pays == null || Actions.isMet(t, pays, card);
    }

    /** Cards in hand that hear of every other card. */
    private static void hearOthers(Table t, int played) {
        if (!Traits.some(t, Traits.HEARS_OTHERS)) return;
        int count = t.count(HAND, 0);
        for (int i = 0; i < count; i++) {
            int card = t.at(HAND, 0, i);
            TextStep[] text = SpireCards.card(t, card).whenOtherPlayed;
            if (card != played && text.length > 0) Actions.queueTextFirst(t, text, card, 0, 0, 0);
        }
    }

    /** When everything the card did is done: hooks, then the card goes to its pile. */
    private static void afterUse(Table t, int card) {
        int me = t.get(ME);
        t.did(AFTER_CARD, me, card, t.get(CARDS_THIS_TURN));
        t.set(CARD_IN_USE, 0);
        t.set(FREE_ONCE, card, 0);
        if (t.is(IS_COPY, card)) {
            Piles.vanish(t, card);
            return;
        }
        int where = t.would(GOES, me, card, whereItGoes(t, card));
        if (where == Event.NOTHING) return;
        if (where == TO_EXHAUST) where = t.would(EXHAUSTS_AFTER_USE, me, card, where);
        if (where == TO_DISCARD) where = t.would(PUT_AWAY, me, card, whereItIsKept(t, card));
        switch (where) {
            case TO_DISCARD -> t.move(card, DISCARD_PILE, 0);
            case TO_EXHAUST -> Piles.exhaust(t, card);
            case TO_DRAW_TOP -> t.move(card, DRAW_PILE, 0);
            case TO_DRAW_RANDOM -> Piles.intoDrawPile(t, card);
            default -> Piles.vanish(t, card);
        }
    }

    private static int whereItGoes(Table t, int card) {
        int traits = SpireCards.of(t).traits.of(t, card);
        if ((traits & Traits.POWER) != 0) return TO_NOWHERE;
        boolean exhausts = (traits & Traits.EXHAUSTS) != 0 || t.is(EXHAUSTS_ONCE, card);
        t.set(EXHAUSTS_ONCE, card, 0);
        return exhausts ? TO_EXHAUST : TO_DISCARD;
    }

    /** Where a card goes that stays in the battle. */
    private static int whereItIsKept(Table t, int card) {
        return Traits.has(t, card, Traits.SHUFFLES_BACK) ? TO_DRAW_RANDOM : TO_DISCARD;
    }
}
