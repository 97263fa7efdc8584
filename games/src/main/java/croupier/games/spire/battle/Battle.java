package croupier.games.spire.battle;

import static croupier.games.spire.words.SpireWords.*;

import croupier.games.spire.cards.Actions;
import croupier.games.spire.cards.MonsterDefs;
import croupier.games.spire.cards.SpireCards;
import croupier.games.spire.cards.TextStep;
import croupier.games.spire.cards.Traits;
import croupier.games.spire.words.RunWords;
import croupier.kernel.*;

/** The course of a battle: its start, the player's turn, the monsters' turn, the end of the round, victory. */
public final class Battle {
    static final int PLAYER_ACTS = 1;
    static final int CARDS_END_TURN = 2;
    static final int TURN_IS_OVER = 3;
    public static final int MONSTERS_ACT = 4;
    static final int ROUND_ENDS = 5;
    public static final int IS_WON = 6;
    public static final int IS_OVER = 7;

    private static final int CARDS_PER_TURN = 5;

    /** A card of the hand that does something at the end of the turn. */
    public static final Task END_CARD =
            W.task("end card", (t, card, cards, c, d) -> playEndCard(t, card, cards), Holds.ROW);

    /** Waits behind what the powers do at the end of the turn; what that sets off comes after it. */
    static final Task DISCARD_HAND = W.task("discard hand", (t, a, b, c, d) -> discardHand(t));

    /** Ends the turn behind all that is still to be done. */
    static final Task TURN_ENDS = W.task("turn ends", (t, a, b, c, d) -> endTurn(t));

    private Battle() {}

    /** One task: first what waits in the action queue, then the card queue, then what the phase says. False if no battle is on. */
    public static boolean step(Table t) {
        if (t.runNext(lineThatGoesOn(t))) return true;
        switch (t.get(PHASE)) {
            case PLAYER_ACTS -> playerActs(t);
            case CARDS_END_TURN -> cardsEndTurn(t);
            case TURN_IS_OVER -> monstersGetReady(t);
            case MONSTERS_ACT -> endRound(t);
            case IS_WON -> victory(t);
            case IS_OVER -> {
                if (t.get(RunWords.IN_RUN) != 0) return false;
                finish(t);
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    /** What waits in the action queue comes before the cards, and these before the turns of the monsters. */
    private static Queue lineThatGoesOn(Table t) {
        if (t.waiting(ACTIONS) > 0) return ACTIONS;
        return t.get(PHASE) == MONSTERS_ACT && t.waiting(CARDS) == 0 ? TURNS : CARDS;
    }

    // ---- the start

    /** Those who are met come to their places. */
    public static void meet(Table t, int encounter) {
        t.set(ENCOUNTER_NOW, encounter);
        Scope s = Actions.scope(t, t.get(ME), 0);
        for (TextStep step : SpireCards.of(t).encounters[encounter].text()) step.actNow(t, s);
        t.done(s);
    }

    /** Whether a battle is being fought, not something else of a run. */
    public static boolean isOn(Table t) {
        return isPhase(t.get(PHASE));
    }

    public static boolean isPhase(int phase) {
        return phase <= IS_OVER;
    }

    /** The deck is shuffled, innate cards come on top; monsters are ready; relics begin; the first hand is drawn. */
    public static void begin(Table t) {
        t.set(TURN, 0);
        t.set(PHASE, PLAYER_ACTS);
        shuffleDeck(t);
        Monsters.ready(t);
        firstTurn(t, Math.max(t.would(DRAW_PER_TURN, t.get(ME), 0, CARDS_PER_TURN), innateOnTop(t)));
    }

    /** Relics prepare; the first hand is drawn; then relics hear that a battle and its first turn begin. */
    public static void firstTurn(Table t, int draw) {
        int me = t.get(ME);
        t.set(ENERGY, energyEachTurn(t));
        t.did(BEFORE_FIRST_DRAW, me, 0, 0);
        t.last(ACTIONS, Piles.DRAW, draw, 0, 0, 0);
        t.did(BATTLE_START, me, 0, 0);
        t.did(TURN_START, me, 0, 0);
        t.did(AFTER_DRAW, me, 0, t.get(TURN));
        Orbs.turnStarts(t);
    }

    private static int energyEachTurn(Table t) {
        return t.would(ENERGY_EACH_TURN, t.get(ME), 0, t.get(ENERGY_PER_TURN));
    }

    private static void shuffleDeck(Table t) {
        t.set(TRAITS_IN_BATTLE, 0);
        int count = t.count(DECK, 0);
        for (int i = 0; i < count; i++) Piles.bring(t, t.at(DECK, 0, i));
        Piles.shuffleDrawPile(t);
    }

    /** Innate cards come on top of the draw pile, in the order in which they lay; how many there are. */
    private static int innateOnTop(Table t) {
        if (!Traits.some(t, Traits.INNATE)) return 0;
        Rows innate = t.rows();
        for (int i = 0; i < t.count(DRAW_PILE, 0); i++) {
            int card = t.at(DRAW_PILE, 0, i);
            if (Traits.has(t, card, Traits.INNATE) || t.is(IS_BOTTLED, card)) innate.add(card);
        }
        for (int i = 0; i < innate.size(); i++) t.move(innate.get(i), DRAW_PILE, 0);
        return innate.size();
    }

    // ---- the player's turn

    private static void playerActs(Table t) {
        if (t.count(HAND, 0) == 0 && t.isHeard(HAND_EMPTY)) {
            t.did(HAND_EMPTY, t.get(ME), 0, 0);
            if (t.waiting(ACTIONS) > 0) return;
        }
        Ask ask = t.ask(0, PLAY_TURN).act();
        PlayCard.offer(t, ask);
        Potions.offer(t, ask);
        ask.option(END_TURN).otherwise(Code.of(END_TURN.index(), 0, 0));
        long chosen = ask.code();
        if (Code.is(chosen, PLAY)) PlayCard.byHand(t, Code.a(chosen), Code.b(chosen));
        else if (Code.is(chosen, DRINK)) Potions.drink(t, Code.a(chosen), Code.b(chosen));
        else if (Code.is(chosen, TOSS)) Potions.toss(t, Code.a(chosen));
        else endTurn(t);
    }

    /** The turn ends: relics and some powers act, then cards of the hand that act at the end of a turn. */
    private static void endTurn(Table t) {
        t.set(PHASE, CARDS_END_TURN);
        t.did(TURN_END_RELICS, t.get(ME), 0, 0);
        t.did(TURN_END_FIRST, t.get(ME), 0, 0);
        Orbs.turnEnds(t);
        if (Traits.some(t, Traits.ACTS_AT_TURN_END)) cardsAct(t);
    }

    private static void cardsAct(Table t) {
        int count = t.count(HAND, 0);
        for (int i = 0; i < count; i++) {
            int card = t.at(HAND, 0, i);
            if (Traits.has(t, card, Traits.ACTS_AT_TURN_END)) t.last(CARDS, END_CARD, card, count, 0, 0);
        }
    }

    /** The turn is ended by something else than the player: waiting cards are dropped, what waits in the action queue is done first. */
    public static void endTurnNow(Table t) {
        if (t.get(PHASE) == IS_WON) return;
        PlayCard.dropWaiting(t);
        t.last(CARDS, TURN_ENDS, 0, 0, 0, 0);
    }

    /** Its amount is the number of cards that were in hand when the turn ended. */
    private static void playEndCard(Table t, int card, int cards) {
        if (!t.isIn(HAND, card)) return;
        t.tell(CARD_ACTS, 0, card, 0);
        Actions.queueText(t, SpireCards.card(t, card).atTurnEnd, card, 0, 0, cards);
        t.move(card, IN_USE, 0);
        t.last(ACTIONS, PlayCard.DISCARD_USED, card, 0, 0, 0);
    }

    private static void cardsEndTurn(Table t) {
        t.set(PHASE, TURN_IS_OVER);
        t.did(TURN_END, t.get(ME), t.get(ME), 0);
        t.last(ACTIONS, DISCARD_HAND, 0, 0, 0, 0);
    }

    /**
     * Retained cards are set aside; ethereal ones are exhausted; the rest is discarded from the last one on. Then what was retained comes
     * back, behind what else is kept.
     */
    private static void discardHand(Table t) {
        Costs.endTurn(t);
        int count = t.count(HAND, 0);
        if (!t.isHeard(DISCARD_AT_END) && areAllDiscarded(t, count)) {
            t.moveTop(HAND, 0, count, DISCARD_PILE);
            return;
        }
        Rows hand = t.rows();
        for (int i = 0; i < count; i++) hand.add(t.at(HAND, 0, i));
        for (int i = count - 1; i >= 0; i--) {
            int card = hand.get(i);
            if (Traits.has(t, card, Traits.ETHEREAL)) Piles.exhaust(t, card);
        }
        for (int i = count - 1; i >= 0; i--) {
            int card = hand.get(i);
            if (t.isIn(HAND, card) && !isRetained(t, card) && t.would(DISCARD_AT_END, t.get(ME), card, 1) == 1)
                t.move(card, DISCARD_PILE, 0);
        }
        for (int i = 0; i < count; i++) {
            int card = hand.get(i);
            if (t.isIn(HAND, card) && isRetained(t, card)) retain(t, card);
        }
    }

    private static boolean isRetained(Table t, int card) {
        return t.is(IS_RETAINED, card) || Traits.has(t, card, Traits.RETAINED);
    }

    private static void retain(Table t, int card) {
        t.move(card, HAND, 0);
        t.set(IS_RETAINED, card, 0);
        t.did(RETAINED, t.get(ME), card, 1);
    }

    /** Whether there is a hand that goes at the end of the turn, and nothing keeps it. */
    public static boolean discardsHand(Table t) {
        return t.count(HAND, 0) > 0 && t.would(DISCARD_AT_END, t.get(ME), t.at(HAND, 0, 0), 1) == 1;
    }

    private static boolean areAllDiscarded(Table t, int count) {
        Traits all = SpireCards.of(t).traits;
        int traits = 0;
        int retained = 0;
        for (int i = 0; i < count; i++) {
            int card = t.at(HAND, 0, i);
            traits |= all.of(t, card);
            retained |= t.get(IS_RETAINED, card);
        }
        return (traits & (Traits.ETHEREAL | Traits.RETAINED)) == 0 && retained == 0;
    }

    // ---- the monsters' turn and the end of the round

    /** The turn of the monsters begins, unless it is skipped. */
    private static void monstersGetReady(Table t) {
        if (t.get(SKIP_MONSTERS) != 0) {
            t.set(SKIP_MONSTERS, 0);
            startTurn(t);
            return;
        }
        t.set(PHASE, MONSTERS_ACT);
        Monsters.loseBlock(t);
    }

    /** Nothing is left to do: powers of the turn's end and the round's end act, then the next turn starts. */
    private static void endRound(Table t) {
        t.set(PHASE, ROUND_ENDS);
        int count = t.count(MONSTERS, 0);
        for (int i = 0; i < count; i++) {
            int monster = t.at(MONSTERS, 0, i);
            if (Creatures.isAlive(t, monster)) t.did(MONSTER_TURN_END, monster, monster, 0);
        }
        t.did(ROUND_END, t.get(ME), 0, 0);
        t.last(ACTIONS, Powers.TICK, 0, 0, 0, 0);
        startTurn(t);
    }

    /** The next turn of the player: hooks of the start, block is lost, energy comes back, cards are drawn. */
    private static void startTurn(Table t) {
        t.set(PHASE, PLAYER_ACTS);
        t.set(CARDS_THIS_TURN, 0);
        t.set(ATTACKS_THIS_TURN, 0);
        t.set(DISCARDS_THIS_TURN, 0);
        t.add(TURN, 1);
        if (t.option(TURN_LIMIT) > 0 && t.get(TURN) >= t.option(TURN_LIMIT)) throw t.finish(0);
        int me = t.get(ME);
        Stances.turnStarts(t);
        t.did(TURN_START, me, 0, 0);
        Orbs.turnStarts(t);
        loseBlock(t, me);
        t.set(ENERGY, t.would(ENERGY_LEFT, me, 0, 0) + energyEachTurn(t));
        t.did(RECHARGED, me, 0, 0);
        int draw = t.would(DRAW_PER_TURN, me, 0, CARDS_PER_TURN);
        t.last(ACTIONS, Piles.DRAW, draw, 0, 0, 0);
        t.did(AFTER_DRAW, me, 0, t.get(TURN));
    }

    static void loseBlock(Table t, int creature) {
        if (t.get(BLOCK, creature) == 0 || t.get(KEEPS_BLOCK, creature) > 0) return;
        int lost = t.would(LOSE_BLOCK, creature, creature, t.get(BLOCK, creature));
        if (lost != Event.NOTHING) t.add(BLOCK, creature, -lost);
    }

    public static MonsterDefs.Meeting meeting(Table t) {
        return SpireCards.of(t).encounters[t.get(ENCOUNTER_NOW)].meeting();
    }

    // ---- the end

    /** The player leaves: no reward, but what happens after every battle happens. */
    public static void flee(Table t) {
        t.set(HAS_FLED, 1);
        isWon(t);
    }

    /** The last monster is gone: what waits is thrown away, except heals, block, damage and the way of cards to their piles. */
    public static void isWon(Table t) {
        t.set(PHASE, IS_WON);
        t.dropAll(CARDS);
        t.dropAll(TURNS);
        for (int i = t.waiting(ACTIONS) - 1; i >= 0; i--) if (!staysAfterVictory(t, i)) t.drop(ACTIONS, i);
    }

    private static boolean staysAfterVictory(Table t, int i) {
        int task = t.task(ACTIONS, i).index();
        if (task == Actions.STEP.index()) return SpireCards.of(t).steps[t.number(ACTIONS, i, 0)].stays;
        return task == PlayCard.AFTER_USE.index() || task == Potions.IS_EMPTY.index();
    }

    private static void victory(Table t) {
        t.set(PHASE, IS_OVER);
        t.did(VICTORY, t.get(ME), t.get(ME), 0);
    }

    private static void finish(Table t) {
        t.score(0, t.get(HP, t.get(ME)));
        t.finish(1 << 0);
    }
}
