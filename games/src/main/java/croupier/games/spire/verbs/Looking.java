package croupier.games.spire.verbs;

import static croupier.games.spire.words.SpireWords.*;

import croupier.games.spire.battle.Piles;
import croupier.games.spire.cards.Action;
import croupier.games.spire.cards.SpireCards;
import croupier.games.spire.words.SpireRandom;
import croupier.kernel.*;
import croupier.script.*;

/** Verbs that look through the draw pile. */
public final class Looking {
    private Looking() {}

    /** Cards are laid out one by one, each at a random place among those before it, never last. */
    private static Rows layOut(Table t, Rows cards) {
        Rows laid = t.rows();
        for (int i = 0; i < cards.size(); i++) {
            laid.add(cards.get(i));
            if (i == 0) continue;
            int place = t.roll(CARD_RANDOM, i);
            for (int j = i; j > place; j--) laid.set(j, laid.get(j - 1));
            laid.set(place, cards.get(i));
        }
        return laid;
    }

    /** By name and level, so that nobody learns in which order they lie. */
    private static Rows sortByName(Table t, Rows cards) {
        for (int i = 1; i < cards.size(); i++) {
            int card = cards.get(i);
            int j = i;
            for (; j > 0 && comesAfter(t, cards.get(j - 1), card); j--) cards.set(j, cards.get(j - 1));
            cards.set(j, card);
        }
        return cards;
    }

    private static boolean comesAfter(Table t, int a, int b) {
        int[] names = SpireCards.of(t).placeByName;
        int differ = names[t.card(a)] - names[t.card(b)];
        return differ == 0 ? t.get(UPGRADES, a) > t.get(UPGRADES, b) : differ > 0;
    }

    @Doc("Chooses some of the cards of the draw pile, laid out at random, and takes them into hand.")
    @Says("Take {search:a} into your hand.")
    public record Search(
            @MainArgument Selection search,
            @Default("1") Amount amount,
            @Doc("laid out by name, not at random") boolean byName,
            StepPurpose purpose)
            implements Action {
        @Override
        public void act(Table t, Scope s, int fixed) {
            Rows laid = byName ? sortByName(t, search.rows(t, s)) : layOut(t, search.rows(t, s));
            if (laid.isEmpty()) return;
            for (int i = 0; i < laid.size(); i++) t.lookAt(laid.get(i), s.seat);
            int wanted = Math.min(amount.of(t, s), laid.size());
            Rows chosen = t.ask(s.seat, CHOOSE_CARDS)
                    .because(s.card)
                    .purpose(purpose)
                    .from(laid)
                    .some(wanted, wanted);
            for (int i = 0; i < laid.size(); i++) if (!chosen.has(laid.get(i))) Piles.forget(t, laid.get(i));
            chosen.each(t, Piles::intoHand);
        }
    }

    /**
     * Like a search where chance chooses: before each card is taken, those that are left are shuffled.
     * One card alone uses it: the shuffle before each card is its own, and the stream notices it.
     */
    @Doc("Takes some cards of the draw pile into hand, at random.")
    @Says("Put {fetch} random {from} into your hand.")
    public record Fetch(@MainArgument Amount fetch, Selection from) implements Action {
        @Override
        public void act(Table t, Scope s, int fixed) {
            Rows laid = layOut(t, from.rows(t, s));
            for (int n = fetch.of(t, s); n > 0 && !laid.isEmpty(); n--) {
                SpireRandom.shuffle(t, SHUFFLE, laid);
                int card = laid.get(0);
                laid.removeAt(0);
                Piles.intoHand(t, card);
            }
        }
    }

    /** What is put away is not discarded: no card and no relic hears of that. An empty draw pile is not filled first. */
    @Doc("Looks at the top cards of the draw pile and discards any of them.")
    @Says("Scry {scry}.")
    public record Scry(@MainArgument Amount scry) implements Action {
        @Override
        public int fix(Table t, Scope s) {
            return t.would(SCRYING, s.self, 0, scry.of(t, s));
        }

        @Override
        public void act(Table t, Scope s, int fixed) {
            t.did(SCRYING, s.self, 0, fixed);
            Rows seen = t.rows();
            int count = t.count(DRAW_PILE, 0);
            for (int i = count - 1; i >= 0 && i >= count - fixed; i--) {
                seen.add(t.at(DRAW_PILE, 0, i));
                t.lookAt(t.at(DRAW_PILE, 0, i), s.seat);
            }
            if (seen.isEmpty()) return;
            Rows gone = t.ask(s.seat, SCRY).because(s.card).from(seen).some(0, seen.size());
            for (int i = 0; i < gone.size(); i++) t.move(gone.get(i), DISCARD_PILE, 0);
            t.did(SCRIED, s.self, 0, fixed);
        }
    }

    /** As when a card is to be drawn and none is there. */
    @Doc("The discard pile becomes the draw pile: one shuffle.")
    @Says("Shuffle your discard pile into your draw pile.")
    public record RefillDrawPile() implements Action {
        @Override
        public void act(Table t, Scope s, int fixed) {
            Piles.shuffleDiscards(t);
        }
    }

    /**
     * The discard pile is shuffled and laid on top, then the whole pile is shuffled: two shuffles, which the usual way of an empty
     * draw pile does not do. Cards of the hand are drawn one by one and laid on top before the second.
     */
    @Doc("Shuffles the discard pile into the draw pile.")
    @Says("Shuffle your discard pile into your draw pile.")
    @Says(value = "Shuffle your hand and your discard pile into your draw pile.", when = "with hand")
    public record ShuffleDiscards(@Doc("and the hand") boolean withHand) implements Action {
        @Override
        public void act(Table t, Scope s, int fixed) {
            int count = t.count(DISCARD_PILE, 0);
            if (count == 0 && !withHand) return;
            t.shuffle(DISCARD_PILE, 0, SHUFFLE);
            for (int i = 0; i < count; i++) t.move(t.at(DISCARD_PILE, 0, 0), DRAW_PILE, 0);
            if (withHand) handOnTop(t);
            t.did(SHUFFLED, s.self, 0, count);
            Piles.shuffleDrawPile(t);
        }

        private static void handOnTop(Table t) {
            for (int left = t.count(HAND, 0); left > 0; left--)
                t.move(t.at(HAND, 0, t.roll(CARD_RANDOM, left)), DRAW_PILE, 0);
        }
    }
}
