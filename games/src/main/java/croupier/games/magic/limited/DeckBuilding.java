package croupier.games.magic.limited;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.abilities.Face;
import croupier.games.magic.abilities.MagicCards;
import croupier.games.magic.words.Color;
import croupier.games.magic.words.ManaCost;
import croupier.games.magic.words.Type;
import croupier.games.magic.zones.Moves;
import croupier.kernel.*;

/**
 * A limited deck from what was picked (100.2b): forty cards, with any number of basic lands. It is laid out for the player: the best cards of
 * two colors and lands for them; the player plays it or chooses cards and lands.
 */
public final class DeckBuilding {
    private static final int DECK = 40;
    private static final int SPELLS = 23;

    private DeckBuilding() {}

    /** The next player builds a deck, which becomes the library. */
    static void next(Table t) {
        int seat = t.get(DECKS_BUILT);
        int mark = t.mark();
        layOut(t, seat);
        long how = t.ask(seat, BUILD)
                .secretly()
                .option(PLAY_DECK)
                .option(CHANGE_DECK)
                .code();
        if (Code.is(how, CHANGE_DECK)) choose(t, seat);
        for (int i = t.count(PICKED, seat) - 1; i >= 0; i--) {
            int card = t.at(PICKED, seat, i);
            if (t.get(IN_DECK, card) != 0) t.move(card, LIBRARY, seat);
        }
        for (int c = 0; c < BASICS.length; c++)
            for (int n = t.get(BASICS[c]); n > 0; n--) Moves.addCard(t, seat, basic(t, c));
        t.add(DECKS_BUILT, 1);
        t.release(mark);
    }

    private static int basic(Table t, int color) {
        MagicCards book = MagicCards.of(t);
        for (int card : book.basics) if (Type.colorsOf(book.faces[card].types()) == 1 << color) return card;
        throw new IllegalStateException("no basic land makes this color");
    }

    // ---- the deck that is laid out

    /** The best cards of the two colors in which most is, and lands by the symbols of their costs. */
    private static void layOut(Table t, int seat) {
        int first = 0;
        int most = -1;
        for (int pair = 0; pair < 1 << Color.ALL.length; pair++) {
            if (Integer.bitCount(pair) != 2) continue;
            int worth = layOut(t, seat, pair);
            if (worth <= most) continue;
            most = worth;
            first = pair;
        }
        layOut(t, seat, first);
        layLands(t, seat);
    }

    /** The best cards of these colors are in the deck; what they are worth together. */
    private static int layOut(Table t, int seat, int colors) {
        for (int i = 0; i < t.count(PICKED, seat); i++) t.set(IN_DECK, t.at(PICKED, seat, i), 0);
        int sum = 0;
        for (int n = 0; n < SPELLS; n++) {
            int best = 0;
            int most = Integer.MIN_VALUE;
            for (int i = 0; i < t.count(PICKED, seat); i++) {
                int card = t.at(PICKED, seat, i);
                Face f = MagicCards.face(t, card);
                if (t.get(IN_DECK, card) != 0 || f.isLand() || f.cost == null || (f.colors() & ~colors) != 0) continue;
                int worth = Rating.of(f);
                if (worth <= most) continue;
                most = worth;
                best = card;
            }
            if (best == 0) return sum;
            t.set(IN_DECK, best, 1);
            sum += Math.max(1, most);
        }
        return sum;
    }

    /** Basic lands fill the deck up to forty, each color by its symbols. */
    private static void layLands(Table t, int seat) {
        int cards = 0;
        int all = 0;
        int[] symbols = new int[Color.ALL.length];
        for (int i = 0; i < t.count(PICKED, seat); i++) {
            int card = t.at(PICKED, seat, i);
            Face f = MagicCards.face(t, card);
            if (t.get(IN_DECK, card) == 0) continue;
            cards++;
            if (f.cost == null) continue;
            ManaCost cost = f.cost.mana;
            for (int p = 0; p < cost.pips().size(); p++)
                for (int c = 0; c < symbols.length; c++)
                    if ((cost.pip(p) & (1 << c)) != 0) {
                        symbols[c]++;
                        all++;
                    }
        }
        int lands = Math.max(0, DECK - cards);
        int given = 0;
        int last = 0;
        for (int c = 0; c < symbols.length; c++) {
            int n = all == 0 ? 0 : lands * symbols[c] / all;
            t.set(BASICS[c], n);
            given += n;
            if (symbols[c] > symbols[last]) last = c;
        }
        t.add(BASICS[last], lands - given);
    }

    // ---- by hand

    private static void choose(Table t, int seat) {
        Rows cards = t.rows()
                .addAll(t.ask(seat, WHICH_CARDS).secretly().from(PICKED, seat).some(0, t.count(PICKED, seat)));
        for (int i = 0; i < t.count(PICKED, seat); i++) {
            int card = t.at(PICKED, seat, i);
            t.set(IN_DECK, card, cards.has(card) ? 1 : 0);
        }
        int left = Math.max(0, DECK - cards.size());
        for (int c = 0; c < BASICS.length; c++) {
            int n = c == BASICS.length - 1
                    ? left
                    : Code.a(t.ask(seat, HOW_MANY_LANDS[c])
                            .secretly()
                            .numbers(0, left)
                            .code());
            t.set(BASICS[c], n);
            left -= n;
        }
    }

    // ---- for bots

    /** How good a seat's picks are, for who looks one pick ahead; a deck that is built is better than any that is not. */
    public static int worth(Seen seen, int seat, MagicCards book) {
        int[] colors = new int[Color.ALL.length];
        int picks = seen.count(PICKED, seat);
        for (int i = 0; i < picks; i++) {
            int card = seen.card(seen.at(PICKED, seat, i));
            if (card != 0) Rating.count(book.faces[card], colors);
        }
        int worth = seen.get(DECKS_BUILT) > seat ? BUILT : 0;
        for (int i = 0; i < picks; i++) {
            int card = seen.card(seen.at(PICKED, seat, i));
            if (card != 0) worth += Rating.of(book.faces[card], colors, picks);
        }
        return worth;
    }

    private static final int BUILT = 100_000;
}
