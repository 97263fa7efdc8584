package croupier.games.spire.verbs;

import static croupier.games.spire.words.SpireWords.*;

import croupier.games.spire.battle.Piles;
import croupier.games.spire.cards.Action;
import croupier.games.spire.words.SpireRandom;
import croupier.kernel.Rows;
import croupier.kernel.Scope;
import croupier.kernel.Table;
import croupier.script.Amount;
import croupier.script.Doc;
import croupier.script.MainArgument;
import croupier.script.Says;
import croupier.script.Selection;
import croupier.script.StepPurpose;

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

    @Doc("Chooses one of some cards of the draw pile, laid out at random, and takes it into hand.")
    @Says("Take {search:a} into your hand.")
    public record Search(@MainArgument Selection search, StepPurpose purpose) implements Action {
        @Override
        public void act(Table t, Scope s, int fixed) {
            Rows laid = layOut(t, search.rows(t, s));
            if (laid.isEmpty()) return;
            for (int i = 0; i < laid.size(); i++) t.lookAt(laid.get(i), s.seat);
            int chosen = t.ask(s.seat, CHOOSE_CARDS)
                    .because(s.card)
                    .purpose(purpose)
                    .from(laid)
                    .one();
            for (int i = 0; i < laid.size(); i++) if (laid.get(i) != chosen) Piles.forget(t, laid.get(i));
            Piles.intoHand(t, chosen);
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
     * The discard pile is shuffled and laid on top, then the whole pile is shuffled: two shuffles.
     * One card alone uses it: it shuffles twice, which the usual way of an empty draw pile does not.
     */
    @Doc("Shuffles the discard pile into the draw pile.")
    @Says("Shuffle your discard pile into your draw pile.")
    public record ShuffleDiscards() implements Action {
        @Override
        public void act(Table t, Scope s, int fixed) {
            int count = t.count(DISCARD_PILE, 0);
            if (count == 0) return;
            t.shuffle(DISCARD_PILE, 0, SHUFFLE);
            for (int i = 0; i < count; i++) t.move(t.at(DISCARD_PILE, 0, 0), DRAW_PILE, 0);
            t.did(SHUFFLED, s.self, 0, count);
            Piles.shuffleDrawPile(t);
        }
    }
}
