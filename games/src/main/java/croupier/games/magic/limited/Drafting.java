package croupier.games.magic.limited;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.abilities.Face;
import croupier.games.magic.abilities.MagicCards;
import croupier.games.magic.words.Color;
import croupier.games.magic.zones.Moves;
import croupier.kernel.*;

/**
 * A draft: everybody looks at a pack, picks a card at the same time and passes the rest on, to the left, to the right, to the left. At places
 * where nobody plays the house picks. Or sealed packs: everybody opens six. What is passed on is a new row for each card, so that nobody can
 * follow it.
 */
public final class Drafting {
    private static final int DRAFT = 1;
    private static final int PACK_SIZE = 15;
    private static final int ROUNDS = 3;
    private static final int SEALED_PACKS = 6;

    private Drafting() {}

    public static boolean isOn(Table t) {
        return t.option(FORMAT) != 0 && t.get(DECKS_BUILT) < t.seats();
    }

    /** The same as a seat sees it. */
    public static boolean isOn(croupier.kernel.Seen seen) {
        return seen.get(FORMAT.register()) != 0 && seen.get(DECKS_BUILT) < seen.seats();
    }

    /** Whether cards are picked from packs now. */
    public static boolean isPicking(Table t) {
        return isOn(t) && t.option(FORMAT) == DRAFT && t.get(PICKS) < ROUNDS * PACK_SIZE;
    }

    /** Which pick of which pack is next. */
    public static String pickInWords(Table t) {
        int pack = t.get(PICKS) / PACK_SIZE;
        return "Pack " + (pack + 1) + " of " + ROUNDS + ", pick " + (t.get(PICKS) % PACK_SIZE + 1) + " of " + PACK_SIZE;
    }

    /** The next pick of all, or the next step of building a deck; true once all decks are built. */
    public static boolean step(Table t) {
        if (isPicking(t)) pick(t);
        else DeckBuilding.step(t);
        return t.get(DECKS_BUILT) == t.seats();
    }

    /** Packs are opened: all of them for sealed decks, one for each place of a draft. */
    public static void open(Table t) {
        if (t.option(FORMAT) == DRAFT) return;
        for (int seat = 0; seat < t.seats(); seat++)
            for (int n = 0; n < SEALED_PACKS; n++) {
                int mark = t.mark();
                Rows cards = booster(t);
                for (int i = 0; i < cards.size(); i++) lay(t, cards.get(i), seat);
                t.release(mark);
            }
    }

    /** A card of the catalogue comes to what the player has picked; its row. */
    static int lay(Table t, int card, int seat) {
        int row = t.create(OBJECT, card, PICKED, seat);
        Moves.dress(t, row, seat);
        return row;
    }

    /** Fifteen different cards of all that are not basic lands. */
    private static Rows booster(Table t) {
        int[] pool = MagicCards.of(t).pool;
        Face[] faces = MagicCards.of(t).faces;
        Rows cards = t.rows();
        while (cards.size() < PACK_SIZE) {
            int card = pool[t.roll(CHANCE, pool.length)];
            if (!cards.has(card) && !faces[card].is(croupier.games.magic.words.Type.BASIC)) cards.add(card);
        }
        return cards;
    }

    /** How many sit at the draft: at least everybody who plays. */
    private static int places(Table t) {
        return Math.max(t.option(DRAFTERS), t.seats());
    }

    // ---- one pick

    private static void pick(Table t) {
        if (t.get(PICKS) % PACK_SIZE == 0) openPacks(t);
        for (int seat = 0; seat < t.seats(); seat++) takeUp(t, seat);
        int mark = t.mark();
        Rows asked = t.rows();
        for (int seat = 0; seat < t.seats(); seat++) asked.add(seat);
        Answers picks = t.askEach(asked, PICK_CARD, Drafting::fill, 0);
        for (int i = 0; i < picks.size(); i++) {
            int card = picks.row(i);
            t.set(OWNER, card, picks.seat(i));
            t.setPrinted(CONTROLLER, card, picks.seat(i));
            t.move(card, PICKED, picks.seat(i));
        }
        for (int place = 1; place <= places(t); place++) if (seatAt(t, place) < 0) housePicks(t, place);
        passOn(t);
        t.add(PICKS, 1);
        t.release(mark);
    }

    private static void fill(Table t, int seat, int arg, Ask ask) {
        ask.from(PACK, seat);
    }

    private static void openPacks(Table t) {
        for (int place = 1; place <= places(t); place++) {
            int mark = t.mark();
            Rows cards = booster(t);
            for (int i = 0; i < cards.size(); i++) put(t, cards.get(i), place);
            t.release(mark);
        }
    }

    private static void put(Table t, int card, int place) {
        int row = t.create(OBJECT, card, PACKS, 0);
        Moves.dress(t, row, 0);
        t.set(LIES_AT, row, place);
    }

    /** Players sit as far from each other as they can. */
    private static int placeOf(Table t, int seat) {
        return 1 + seat * places(t) / t.seats();
    }

    /** The seat at this place, -1 for the house. */
    private static int seatAt(Table t, int place) {
        for (int seat = 0; seat < t.seats(); seat++) if (placeOf(t, seat) == place) return seat;
        return -1;
    }

    private static void takeUp(Table t, int seat) {
        int place = placeOf(t, seat);
        for (int i = t.count(PACKS, 0) - 1; i >= 0; i--) {
            int row = t.at(PACKS, 0, i);
            if (t.get(LIES_AT, row) == place) t.move(row, PACK, seat);
        }
    }

    /** The house picks what is worth most beside what it has picked at this place. */
    private static void housePicks(Table t, int place) {
        int[] colors = new int[Color.ALL.length];
        int picked = 0;
        for (int i = 0; i < t.count(PACKS, 0); i++) {
            int row = t.at(PACKS, 0, i);
            if (t.get(LIES_AT, row) != -place) continue;
            Rating.count(MagicCards.face(t, row), colors);
            picked++;
        }
        int best = 0;
        int most = Integer.MIN_VALUE;
        for (int i = 0; i < t.count(PACKS, 0); i++) {
            int row = t.at(PACKS, 0, i);
            if (t.get(LIES_AT, row) != place) continue;
            int worth = Rating.of(MagicCards.face(t, row), colors, picked);
            if (worth > most) {
                most = worth;
                best = row;
            }
        }
        if (best != 0) t.set(LIES_AT, best, -place);
    }

    /** Every pack goes to the next place: the second pack of each to the other side. */
    private static void passOn(Table t) {
        int places = places(t);
        int by = t.get(PICKS) / PACK_SIZE % 2 == 0 ? 1 : places - 1;
        for (int i = 0; i < t.count(PACKS, 0); i++) {
            int row = t.at(PACKS, 0, i);
            int place = t.get(LIES_AT, row);
            if (place > 0) t.set(LIES_AT, row, 1 + (place - 1 + by) % places);
        }
        for (int seat = 0; seat < t.seats(); seat++) {
            int place = 1 + (placeOf(t, seat) - 1 + by) % places;
            while (t.count(PACK, seat) > 0) {
                int row = t.at(PACK, seat, 0);
                put(t, t.card(row), place);
                t.remove(row);
            }
        }
    }
}
