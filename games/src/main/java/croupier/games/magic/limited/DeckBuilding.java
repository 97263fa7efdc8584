package croupier.games.magic.limited;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.abilities.Face;
import croupier.games.magic.abilities.MagicCards;
import croupier.games.magic.words.Color;
import croupier.games.magic.words.ManaCost;
import croupier.games.magic.words.Type;
import croupier.kernel.*;

/**
 * A limited deck from what was picked (100.2b): forty cards or more, with any number of basic lands. It is laid out for the player: the best
 * cards of two colors and lands for them; the player puts cards in and takes them out, and adds lands. Where cards are missing when the deck
 * is played, lands are added.
 */
public final class DeckBuilding {
    private static final int DECK = 40;
    private static final int SPELLS = 23;

    private DeckBuilding() {}

    /** A change of the deck that is being built, or the player plays it: then it becomes the library. */
    static void step(Table t) {
        int seat = t.get(DECKS_BUILT);
        int mark = t.mark();
        if (t.get(DECKS_LAID_OUT) == seat) {
            layOut(t, seat);
            t.add(DECKS_LAID_OUT, 1);
        }
        Ask ask = t.ask(seat, BUILD).secretly().option(PLAY_DECK);
        for (int c = 0; c < Color.ALL.length; c++) ask.option(ADD_LAND, basic(t, c));
        long how = ask.from(PICKED, seat).code();
        if (Code.is(how, PLAY_DECK)) play(t, seat);
        else if (Code.is(how, ADD_LAND)) addLand(t, Code.a(how), seat);
        else if (isAddedLand(t, Code.a(how))) t.remove(Code.a(how));
        else t.set(IN_DECK, Code.a(how), 1 - t.get(IN_DECK, Code.a(how)));
        t.release(mark);
    }

    private static void play(Table t, int seat) {
        layLands(t, seat);
        for (int i = t.count(PICKED, seat) - 1; i >= 0; i--) {
            int card = t.at(PICKED, seat, i);
            if (t.get(IN_DECK, card) != 0) t.move(card, LIBRARY, seat);
        }
        t.add(DECKS_BUILT, 1);
    }

    /** How many basic lands are added if the deck is played as it is. */
    public static int missing(Table t, int seat) {
        return Math.max(0, DECK - inDeck(t, seat));
    }

    private static int inDeck(Table t, int seat) {
        int n = 0;
        for (int i = 0; i < t.count(PICKED, seat); i++) n += t.get(IN_DECK, t.at(PICKED, seat, i));
        return n;
    }

    /** Packs have no basic lands, so each that lies there was added. */
    private static boolean isAddedLand(Table t, int card) {
        return MagicCards.face(t, card).is(Type.BASIC);
    }

    private static void addLand(Table t, int card, int seat) {
        t.set(IN_DECK, Drafting.lay(t, card, seat), 1);
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
        int lands = missing(t, seat);
        int all = 0;
        int[] symbols = new int[Color.ALL.length];
        for (int i = 0; i < t.count(PICKED, seat); i++) {
            int card = t.at(PICKED, seat, i);
            Face f = MagicCards.face(t, card);
            if (t.get(IN_DECK, card) == 0 || f.cost == null) continue;
            ManaCost cost = f.cost.mana;
            for (int p = 0; p < cost.pips().size(); p++)
                for (int c = 0; c < symbols.length; c++)
                    if ((cost.pip(p) & (1 << c)) != 0) {
                        symbols[c]++;
                        all++;
                    }
        }
        int given = 0;
        int last = 0;
        for (int c = 0; c < symbols.length; c++) {
            int n = all == 0 ? 0 : lands * symbols[c] / all;
            for (int i = 0; i < n; i++) addLand(t, basic(t, c), seat);
            given += n;
            if (symbols[c] > symbols[last]) last = c;
        }
        for (; given < lands; given++) addLand(t, basic(t, last), seat);
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
