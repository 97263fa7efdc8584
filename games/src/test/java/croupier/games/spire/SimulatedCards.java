package croupier.games.spire;

import static croupier.games.spire.words.SpireWords.*;

import croupier.games.spire.battle.BattleInside;
import croupier.games.spire.battle.Piles;
import croupier.games.spire.battle.PlayCard;
import croupier.games.spire.cards.Actions;
import croupier.games.spire.cards.SpireCards;
import croupier.games.spire.verbs.CardVerbs;
import croupier.kernel.Table;
import java.util.HashSet;
import java.util.Set;

/** What the simulator does with cards of a battle against the rules. */
final class SimulatedCards {
    /** Cards that take all energy, made free for a battle: they have a cost that can be rolled, and count energy all the same. */
    private final Set<Integer> costed = new HashSet<>();

    /** They come from these alone: what others make free is free for a turn, which such a card is in any case. */
    private static final Set<String> MAKERS = Set.of("Metamorphosis", "Chrysalis");

    private int playsByItself;
    private boolean isSevered;
    private Set<Integer> drawPile = Set.of();

    void forget() {
        costed.clear();
    }

    void before(Table t) {
        boolean isNext = t.waiting(ACTIONS) == 0
                && t.waiting(CARDS) > 0
                && t.task(CARDS, 0).equals(PlayCard.PLAY_NEXT);
        playsByItself = isNext && t.number(CARDS, 0, 3) != BattleInside.BY_HAND ? t.number(CARDS, 0, 0) : 0;
        for (int card : costed) if (t.isIn(DRAW_PILE, card)) cost(t, card, 0);
        String acting = acting(t);
        Object verb = isStep(t) ? SpireCards.of(t).steps[t.number(ACTIONS, 0, 0)].verb : "";
        drawPile = MAKERS.contains(acting) ? rows(t) : Set.of();
        isSevered = acting.equals("Sever Soul") && verb instanceof CardVerbs.Exhaust;
        if (verb instanceof CardVerbs.PlayTop) shuffleUnheard(t);
    }

    /** Relics do not hear of the shuffle that a card needs which is played from an empty draw pile. */
    private static void shuffleUnheard(Table t) {
        if (t.count(DRAW_PILE, 0) > 0 || t.count(DISCARD_PILE, 0) == 0) return;
        t.moveAllUnder(DISCARD_PILE, 0, DRAW_PILE);
        Piles.shuffleDrawPile(t);
    }

    private static boolean isStep(Table t) {
        return t.waiting(ACTIONS) > 0 && t.task(ACTIONS, 0).equals(Actions.STEP);
    }

    /** The card whose step comes next, if it is one. */
    private static String acting(Table t) {
        if (!isStep(t)) return "";
        int who = t.number(ACTIONS, 0, 1);
        return t.is(CARD, who) ? SpireCards.card(t, who).name : "";
    }

    private static Set<Integer> rows(Table t) {
        Set<Integer> rows = new HashSet<>(Set.of(0));
        for (int i = 0; i < t.count(DRAW_PILE, 0); i++) rows.add(t.at(DRAW_PILE, 0, i));
        return rows;
    }

    void after(Table t) {
        if (playsByItself != 0) vanishUnplayed(t, playsByItself);
        if (isSevered) exhaustLater(t);
        noteCosted(t);
        for (int card : costed) if (!t.isIn(DRAW_PILE, card)) cost(t, card, SpireCards.X_COST);
    }

    /** A card that should play by itself and cannot is gone. */
    private static void vanishUnplayed(Table t, int card) {
        if (t.isIn(EXHAUST_PILE, card) || t.isIn(DISCARD_PILE, card)) Piles.vanish(t, card);
    }

    /** What Sever Soul exhausts waits behind all else. */
    private static void exhaustLater(Table t) {
        for (int i = t.waiting(ACTIONS); i > 0 && t.task(ACTIONS, 0).equals(Piles.EXHAUST); i--) {
            int card = t.number(ACTIONS, 0, 0);
            t.drop(ACTIONS, 0);
            t.last(ACTIONS, Piles.EXHAUST, card, 0, 0, 0);
        }
    }

    private void noteCosted(Table t) {
        if (drawPile.isEmpty()) return;
        for (int card : rows(t))
            if (!drawPile.contains(card) && SpireCards.card(t, card).cost == SpireCards.X_COST) costed.add(card);
    }

    private static void cost(Table t, int card, int cost) {
        t.set(COST, card, cost);
        t.set(COST_NOW, card, cost);
    }
}
