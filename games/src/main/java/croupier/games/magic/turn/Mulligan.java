package croupier.games.magic.turn;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.abilities.MagicCards;
import croupier.games.magic.zones.Drawing;
import croupier.games.magic.zones.Entering;
import croupier.kernel.*;

/** Hands are dealt and kept or not: the London mulligan (103.5). */
public final class Mulligan {
    private static final int HAND_SIZE = 7;

    private Mulligan() {}

    public static void deal(Table t) {
        for (int seat = 0; seat < t.seats(); seat++) {
            t.shuffle(LIBRARY, seat, SHUFFLES);
            Drawing.draw(t, player(t, seat), HAND_SIZE);
        }
    }

    /** One round: everybody who has not kept says whether they do, the starting player first; then the others are dealt a new hand. */
    public static void round(Table t) {
        int mark = t.mark();
        Rows again = t.rows();
        int seat = t.get(STARTING);
        for (int i = 0; i < t.seats(); i++) {
            int player = player(t, seat);
            if (!t.is(KEEPS, player) && isIn(t, seat)) {
                if (isKept(t, seat, player)) t.set(KEEPS, player, 1);
                else again.add(seat);
                declare(t, player);
            }
            seat = seat + 1 == t.seats() ? 0 : seat + 1;
        }
        again.each(t, Mulligan::dealAnew);
        if (again.isEmpty()) begin(t);
        t.release(mark);
    }

    /** All see what a player has chosen before the next one chooses (103.5). */
    private static void declare(Table t, int player) {
        if (!t.isOn(MULLIGAN_ALLOWED)) return;
        boolean keeps = t.is(KEEPS, player);
        if (!keeps) t.add(MULLIGANS, player, 1);
        t.tell(keeps ? HAND_KEPT : MULLIGANED, 0, player, 0);
    }

    /** A hand of no cards is kept. */
    private static boolean isKept(Table t, int seat, int player) {
        if (!t.isOn(MULLIGAN_ALLOWED) || t.get(MULLIGANS, player) >= HAND_SIZE + free(t)) return true;
        return Code.is(t.ask(seat, MULLIGAN).option(KEEP).option(TAKE_MULLIGAN).code(), KEEP);
    }

    /** With more than two players the first mulligan is free (103.5c). */
    private static int free(Table t) {
        return t.seats() > 2 ? 1 : 0;
    }

    private static void dealAnew(Table t, int seat) {
        while (t.count(HAND, seat) > 0) t.move(t.top(HAND, seat), LIBRARY, seat);
        t.shuffle(LIBRARY, seat, SHUFFLES);
        Drawing.draw(t, player(t, seat), HAND_SIZE);
    }

    /** Cards of opening hands with which players may begin the game on the battlefield, the starting player first (103.6a). */
    private static void beginInPlay(Table t) {
        int seat = t.get(STARTING);
        for (int i = 0; i < t.seats(); i++) {
            if (isIn(t, seat)) {
                Rows able = t.rows();
                for (int n = 0; n < t.count(HAND, seat); n++) {
                    int card = t.at(HAND, seat, n);
                    if (MagicCards.face(t, card).def.mayBeginInPlay()) able.add(card);
                }
                Rows chosen = t.rows().addAll(t.ask(seat, BEGIN_WITH).from(able).some(0, able.size()));
                Entering.enterAll(t, 0, chosen, seat, false);
            }
            seat = seat + 1 == t.seats() ? 0 : seat + 1;
        }
    }

    /** Who took mulligans puts as many cards on the bottom, in any order; then the first turn begins. */
    private static void begin(Table t) {
        int seat = t.get(STARTING);
        for (int i = 0; i < t.seats(); i++) {
            int many = t.get(MULLIGANS, player(t, seat)) - free(t);
            if (many > 0 && isIn(t, seat)) {
                Rows cards = t.ask(seat, TO_THE_BOTTOM)
                        .from(HAND, seat)
                        .secretly()
                        .inOrder()
                        .some(many, many);
                for (int n = 0; n < cards.size(); n++) t.moveUnder(cards.get(n), LIBRARY, seat);
            }
            seat = seat + 1 == t.seats() ? 0 : seat + 1;
        }
        if (MagicCards.of(t).beginsInPlay) beginInPlay(t);
        t.set(STARTED, 1);
        int first = isIn(t, t.get(STARTING)) ? t.get(STARTING) : next(t, t.get(STARTING));
        t.set(NEXT_SEAT, next(t, first));
        Turn.begin(t, first);
    }
}
