package croupier.games.spire.battle;

import static croupier.games.spire.words.SpireWords.*;

import croupier.games.spire.cards.Actions;
import croupier.games.spire.cards.Hook;
import croupier.games.spire.cards.SpireCards;
import croupier.games.spire.cards.TextStep;
import croupier.games.spire.cards.Traits;
import croupier.kernel.*;

/** Hand, draw pile, discard pile, exhaust pile. The top of a pile is its last card. */
public final class Piles {
    static final int HAND_LIMIT = 10;

    public static final Task DRAW = W.task("draw", (t, amount, b, c, d) -> draw(t, amount));
    public static final Task EXHAUST = W.task("exhaust", (t, card, b, c, d) -> exhaustFromHand(t, card), Holds.ROW);

    private Piles() {}

    /** Draws cards: never more than the hand holds; when the draw pile is too small the discard pile, even an empty one, is shuffled into it. */
    public static void draw(Table t, int amount) {
        int me = t.get(ME);
        if (t.get(NO_DRAW, me) > 0) return;
        amount = Math.min(amount, HAND_LIMIT - t.count(HAND, 0));
        if (amount <= 0) return;
        int there = t.count(DRAW_PILE, 0);
        while (amount > there) {
            if (there + t.count(DISCARD_PILE, 0) == 0) return;
            drawNow(t, there);
            shuffleDiscards(t);
            amount -= there;
            there = t.count(DRAW_PILE, 0);
        }
        drawNow(t, amount);
    }

    private static void drawNow(Table t, int amount) {
        if (!t.isLogged() && !t.isHeard(DRAWN) && !someAct(t, amount)) {
            t.moveTop(DRAW_PILE, 0, amount, HAND);
            return;
        }
        for (int i = 0; i < amount; i++) {
            int card = t.top(DRAW_PILE, 0);
            t.move(card, HAND, 0);
            if (Traits.has(t, card, Traits.ACTS_WHEN_DRAWN))
                Actions.queueText(t, SpireCards.card(t, card).whenDrawn, card, 0, 0, 0);
            t.did(DRAWN, t.get(ME), card, 1);
        }
    }

    /** Whether one of those that are drawn next does something then. */
    private static boolean someAct(Table t, int amount) {
        if (!Traits.some(t, Traits.ACTS_WHEN_DRAWN)) return false;
        int top = t.count(DRAW_PILE, 0) - 1;
        int traits = 0;
        for (int i = 0; i < amount; i++) traits |= SpireCards.of(t).traits.of(t, t.at(DRAW_PILE, 0, top - i));
        return (traits & Traits.ACTS_WHEN_DRAWN) != 0;
    }

    /** The discard pile is shuffled into the draw pile. */
    public static void shuffleDiscards(Table t) {
        int count = t.count(DISCARD_PILE, 0);
        t.moveAllUnder(DISCARD_PILE, 0, DRAW_PILE);
        shuffleDrawPile(t);
        t.did(SHUFFLED, t.get(ME), 0, count);
    }

    public static void shuffleDrawPile(Table t) {
        t.shuffle(DRAW_PILE, 0, SHUFFLE);
        if (t.get(DRAW_PILE_SHOWN) != 0) showDrawPile(t);
    }

    /** Where a card of the draw pile lies is not known any more, unless its order is seen. */
    public static void forget(Table t, int card) {
        if (t.get(DRAW_PILE_SHOWN) == 0) t.conceal(card);
        else t.reveal(card);
    }

    /** The order of the draw pile is seen from now on. */
    static void showDrawPile(Table t) {
        t.set(DRAW_PILE_SHOWN, 1);
        int count = t.count(DRAW_PILE, 0);
        for (int i = 0; i < count; i++) t.reveal(t.at(DRAW_PILE, 0, i));
    }

    /** Discards a card out of hand by an effect: what it says itself comes before what others say of it. */
    public static void discard(Table t, int card) {
        t.move(card, DISCARD_PILE, 0);
        TextStep[] text = SpireCards.card(t, card).whenDiscarded;
        if (text.length > 0) Actions.queueText(t, text, card, 0, 0, 0);
        t.add(DISCARDS_THIS_TURN, 1);
        t.did(DISCARDED, t.get(ME), card, 1);
    }

    /** A card is exhausted: gone for this battle. What it says itself comes before all that waits. */
    public static void exhaust(Table t, int card) {
        t.move(card, EXHAUST_PILE, 0);
        t.did(EXHAUSTED, t.get(ME), card, 1);
        TextStep[] text = SpireCards.card(t, card).whenExhausted;
        if (text.length > 0) Actions.queueTextFirst(t, text, card, 0, 0, 0);
    }

    private static void exhaustFromHand(Table t, int card) {
        if (t.isIn(HAND, card)) exhaust(t, card);
    }

    /** A new card of the deck. */
    public static int create(Table t, int card, int upgrades) {
        int row = t.create(CARD, card);
        write(t, row, upgrades, SpireCards.of(t).card(card, upgrades).cost);
        return row;
    }

    private static void write(Table t, int row, int upgrades, int cost) {
        t.set(UPGRADES, row, upgrades);
        t.set(COST, row, cost);
        t.set(COST_NOW, row, cost);
    }

    /** A new card on top of the deck. */
    static void intoDeck(Table t, int card, int upgrades) {
        write(t, t.create(CARD, card, DECK, 0), upgrades, SpireCards.of(t).card(card, upgrades).cost);
    }

    /** A card of the deck as it is in battle goes on top of the draw pile. */
    static void bring(Table t, int original) {
        Traits all = SpireCards.of(t).traits;
        int row = t.create(CARD, t.card(original), DRAW_PILE, 0);
        all.comes(t, row);
        write(t, row, t.get(UPGRADES, original), all.costOf(t, original));
        t.set(ORIGINAL, row, original);
        t.set(MISC, row, t.get(MISC, original));
        t.set(IS_BOTTLED, row, t.get(IS_BOTTLED, original));
        if (t.is(IS_BOTTLED, original)) Traits.note(t, Traits.INNATE);
        if ((all.of(t, original) & Traits.LISTENS) != 0) listen(t, row, SpireCards.card(t, row));
    }

    /** A new card made in battle; in no pile yet. */
    public static int make(Table t, int card, int upgrades) {
        int row = create(t, card, upgrades);
        SpireCards.of(t).traits.comes(t, row);
        listen(t, row, SpireCards.card(t, row));
        t.did(MADE, t.get(ME), row, 0);
        return row;
    }

    /** A new card like another one, with its cost and counter. */
    public static int copyOf(Table t, int card) {
        int row = another(t, card);
        isMade(t, row);
        return row;
    }

    /** How a card is now, for a copy that is made later: what it costs this turn is over then. */
    public static int copyForLater(Table t, int card) {
        int row = another(t, card);
        t.set(COST_NOW, row, t.get(COST, row));
        return row;
    }

    private static int another(Table t, int card) {
        int row = sameAs(t, card);
        t.set(ORIGINAL, row, 0);
        return row;
    }

    /** A copy comes to a pile. */
    public static void isMade(Table t, int copy) {
        t.did(MADE, t.get(ME), copy, 1);
    }

    /** A copy of a card, as it is now. */
    static int sameAs(Table t, int card) {
        int row = t.create(CARD, t.card(card));
        t.set(UPGRADES, row, t.get(UPGRADES, card));
        t.set(ORIGINAL, row, Instances.original(t, card));
        t.set(COST, row, t.get(COST, card));
        t.set(COST_NOW, row, t.get(COST_NOW, card));
        if (t.get(COST, row) != t.get(COST_NOW, row)) t.set(COSTS_CHANGED, 1);
        t.set(MISC, row, t.get(MISC, card));
        t.set(FREE_ONCE, row, t.get(FREE_ONCE, card));
        listen(t, row, SpireCards.card(t, row));
        return row;
    }

    /** What a card hears it hears wherever it is. */
    private static void listen(Table t, int card, SpireCards.Card c) {
        for (Hook h : c.hooks) t.listen(h.event, h.number, card, t.get(ME), SpireCards.CARD_RANK);
    }

    /** The card leaves the battle. */
    public static void vanish(Table t, int card) {
        if (Traits.has(t, card, Traits.LISTENS)) t.unlistenAll(card);
        t.remove(card);
    }

    /** Into the hand; what finds no room goes to the discard pile, or stays there. */
    public static void intoHand(Table t, int card) {
        if (t.count(HAND, 0) < HAND_LIMIT) t.move(card, HAND, 0);
        else if (!t.isIn(DISCARD_PILE, card)) t.move(card, DISCARD_PILE, 0);
    }

    /** Somewhere into the draw pile, never on top unless it is empty. */
    public static void intoDrawPile(Table t, int card) {
        int count = t.count(DRAW_PILE, 0);
        int place = count == 0 ? 0 : t.roll(CARD_RANDOM, count);
        t.moveTo(card, DRAW_PILE, 0, place);
        forget(t, card);
    }

    /**
     * A monster takes one of the rarest cards of the draw pile, or of the discard pile if that is empty. Those that have a
     * rarity are sorted by name before one is drawn.
     */
    public static void capture(Table t, int monster) {
        Zone from = t.count(DRAW_PILE, 0) > 0 ? DRAW_PILE : DISCARD_PILE;
        if (t.count(from, 0) == 0) return;
        int rarest = 0;
        for (int i = 0; i < t.count(from, 0); i++) rarest = Math.max(rarest, worth(t, t.at(from, 0, i)));
        Rows among = t.rows();
        for (int i = 0; i < t.count(from, 0); i++)
            if (worth(t, t.at(from, 0, i)) == rarest) among.add(t.at(from, 0, i));
        int place = t.roll(CARD_RANDOM, among.size());
        int card = rarest == 0 ? among.get(place) : byName(t, among, place);
        t.move(card, HELD_CARDS, 0);
        t.set(HELD, monster, card);
    }

    /** The one that stands at a place when cards are sorted by name; of the same kind the lower one first. */
    private static int byName(Table t, Rows cards, int place) {
        int[] names = SpireCards.of(t).placeByName;
        for (int i = 0; i < cards.size(); i++) {
            int name = names[t.card(cards.get(i))];
            int before = 0;
            for (int j = 0; j < cards.size(); j++) {
                int other = names[t.card(cards.get(j))];
                if (other < name || other == name && j < i) before++;
            }
            if (before == place) return cards.get(i);
        }
        return 0;
    }

    private static int worth(Table t, int card) {
        return switch (SpireCards.card(t, card).def.rarity()) {
            case RARE -> 3;
            case UNCOMMON -> 2;
            case COMMON -> 1;
            default -> 0;
        };
    }

    /** Whether a player may upgrade it; statuses and curses become worse only by those who made them. */
    public static boolean canUpgrade(Table t, int card) {
        SpireCards.Card c = SpireCards.card(t, card);
        boolean isCurse = c.def.type() == SpireCards.Type.STATUS || c.def.type() == SpireCards.Type.CURSE;
        return !isCurse && hasNextLevel(t, card);
    }

    private static boolean hasNextLevel(Table t, int card) {
        SpireCards.Card c = SpireCards.card(t, card);
        return c.canUpgrade && (t.get(UPGRADES, card) == 0 || c.def.upgradesAgain());
    }

    /** A card becomes better for this battle: numbers and cost as upgraded. */
    public static void upgrade(Table t, int card) {
        if (!hasNextLevel(t, card)) return;
        SpireCards.Card c = SpireCards.card(t, card);
        t.add(UPGRADES, card, 1);
        t.tell(UPGRADED, 0, card, 0);
        int cost = SpireCards.card(t, card).cost;
        if (cost != c.cost) Costs.upgrade(t, card, c.hooks.length > 0 ? t.get(COST, card) + cost - c.cost : cost);
    }
}
