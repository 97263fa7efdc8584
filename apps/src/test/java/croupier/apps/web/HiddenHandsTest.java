package croupier.apps.web;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.kernel.Code;
import croupier.kernel.Decision;
import croupier.kernel.Game;
import croupier.kernel.Games;
import croupier.kernel.Journal;
import croupier.kernel.Match;
import croupier.kernel.Opening;
import croupier.kernel.Option;
import croupier.kernel.Rows;
import croupier.kernel.Setup;
import croupier.kernel.Sight;
import croupier.kernel.Table;
import croupier.kernel.Zone;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Two truths that differ in what the others hold: one viewer plays on and the others do what does not show their cards. Every
 * frame of the viewer is the same, byte for byte, with its log, ids and numbers, from the first to the last, also those of
 * pauses that are replayed.
 */
class HiddenHandsTest {
    /** Games in which somebody holds cards that others do not see. */
    static List<String> games() {
        List<String> hiding = new ArrayList<>();
        for (String name : Games.names()) if (hand(Games.load(name)) != null) hiding.add(name);
        return hiding;
    }

    private static @Nullable Zone hand(Game game) {
        if (game.maxSeats() < 2) return null;
        return of(game, z -> z.sight() == Sight.OWNER && !z.shared() && z.name().equals("hand"));
    }

    private static @Nullable Zone deck(Game game) {
        return of(game, z -> z.sight() == Sight.NONE && z.name().matches("deck|library|veiled deck"));
    }

    private static @Nullable Zone of(Game game, java.util.function.Predicate<Zone> is) {
        return game.layout().zones().stream().filter(is).findFirst().orElse(null);
    }

    /** Everybody but the viewer holds other cards: those that lie so deep in the deck. */
    private record Otherwise(int viewer, int depth) implements Opening {
        @Override
        public void lay(Table t) {
            Zone hand = hand(t.game());
            Zone deck = deck(t.game());
            if (hand == null || deck == null) throw new IllegalStateException("nothing is hidden here");
            for (int seat = 0; seat < t.seats(); seat++) if (seat != viewer) change(t, seat, hand, deck);
        }

        private void change(Table t, int seat, Zone hand, Zone deck) {
            int owner = deck.shared() ? 0 : seat;
            int count = t.count(hand, seat);
            int from = (deck.shared() ? 2 * seat * count : 0) + depth * count;
            Rows held = t.rows();
            Rows lying = t.rows();
            for (int i = 0; i < count; i++) held.add(t.at(hand, seat, i));
            for (int i = 0; i < t.count(deck, owner); i++) lying.add(t.at(deck, owner, i));
            Rows newDeck = t.rows();
            for (int i = 0; i < lying.size(); i++)
                newDeck.add(i >= from && i < from + count ? held.get(i - from) : lying.get(i));
            for (int i = 0; i < count; i++) t.move(lying.get(from + i), hand, seat);
            for (int i = 0; i < count; i++) t.move(held.get(i), deck, owner);
            t.arrange(deck, owner, newDeck);
        }
    }

    private static Match truth(Game game, int viewer, int depth, long seed) {
        Setup setup = Setup.of(game, Math.max(2, game.minSeats()), seed);
        for (Option o : game.layout().options())
            if (o.name().equals("wait")) setup = setup.with("wait", "on"); // magic: also asked who can only pass
        Match match = Match.start(setup.with(new Otherwise(viewer, depth)));
        match.waitsForAll(true); // as the server does
        return match;
    }

    @ParameterizedTest
    @MethodSource("games")
    void framesAreTheSameWhateverOthersHold(String name) {
        Shelf.Box box = new Shelf().box(name);
        int frames = 0;
        int differing = 0;
        for (int round = 0; round < 12; round++) {
            int viewer = round % 2;
            Match one = truth(box.game, viewer, 0, 90 + round);
            Match two = truth(box.game, viewer, 1, 90 + round);
            if (hold(one, 1 - viewer).equals(hold(two, 1 - viewer))) continue;
            differing++;
            frames += compared(one, two, new Eyes(one, box, viewer), new Eyes(two, box, viewer), new Random(round));
            frames += fresh(one, two, box, viewer);
        }
        assertThat(differing).as("truths that differ").isGreaterThan(6);
        assertThat(frames).isGreaterThan(differing * 2);
    }

    /** As the server names decisions: by the seat's own answers. */
    private static String name(Match m, int seat) {
        Journal j = m.journal();
        int own = 1;
        for (int i = 0; i < j.size(); i++) if (j.get(i).seat() == seat) own++;
        return "0." + own;
    }

    private static List<String> hold(Match m, int seat) {
        Table t = m.table();
        Zone hand = hand(t.game());
        List<String> cards = new ArrayList<>();
        for (int i = 0; hand != null && i < t.count(hand, seat); i++)
            cards.add(t.game().cards().name(t.card(t.at(hand, seat, i))));
        return cards;
    }

    /** What somebody who comes late, or comes back, is sent. */
    private static int fresh(Match one, Match two, Shelf.Box box, int viewer) {
        if (apart(one, two, viewer)) return 0;
        assertThat(Wire.write(new Eyes(two, box, viewer).look(name(two, viewer), true)))
                .isEqualTo(Wire.write(new Eyes(one, box, viewer).look(name(one, viewer), true)));
        return 1;
    }

    private static int compared(Match one, Match two, Eyes first, Eyes second, Random dice) {
        int frames = 0;
        for (int i = 0; i < 40 && !one.isOver() && !two.isOver() && !apart(one, two, first.seat()); i++) {
            assertThat(Wire.write(second.look(name(two, first.seat()), true)))
                    .isEqualTo(Wire.write(first.look(name(one, first.seat()), true)));
            frames++;
            if (!bothAnswer(one, two, first.seat(), dice)) break;
        }
        return frames;
    }

    /** The viewer answers alike in both; others do what the viewer may know. Whether there was such an answer. */
    private static boolean bothAnswer(Match one, Match two, int viewer, Random dice) {
        Decision mine = one.openFor(viewer);
        if (mine != null) {
            Decision same = two.openFor(viewer);
            int many = mine.several() ? mine.min() : 1;
            int at = mine.several() ? 0 : dice.nextInt(mine.size());
            return one.answer(viewer, codes(mine, at, many)).ok()
                    && two.answer(viewer, codes(same, at, many)).ok();
        }
        Decision theirs = one.open(0);
        Decision same = two.openFor(theirs.seat());
        if (theirs.several())
            return theirs.min() == 0
                    && one.answer(theirs.seat(), new long[0]).ok()
                    && two.answer(theirs.seat(), new long[0]).ok();
        for (int i = theirs.size() - 1; i >= 0; i--) {
            long code = theirs.code(i);
            if (!isKnown(one.table(), code, viewer) || !isKnown(two.table(), code, viewer)) continue;
            for (int k = 0; k < same.size(); k++)
                if (same.code(k) == code)
                    return one.answer(theirs.seat(), code).ok()
                            && two.answer(theirs.seat(), code).ok();
        }
        return false;
    }

    private static long[] codes(Decision d, int at, int many) {
        long[] codes = new long[many];
        for (int i = 0; i < many; i++) codes[i] = d.code(at + i);
        return codes;
    }

    private static boolean isKnown(Table t, long code, int viewer) {
        if (t.game().layout().word(Code.word(code)).hasNumber()) return true;
        for (int row : new int[] {Code.a(code), Code.b(code)})
            if (row != 0 && (t.zoneOf(row) == null || !t.sees(row, viewer))) return false;
        return true;
    }

    /** Whether a card that is another in the other truth has come to where the viewer sees it. */
    private static boolean apart(Match one, Match two, int viewer) {
        Table a = one.table();
        Table b = two.table();
        for (Zone z : a.game().layout().zones())
            for (int owner = 0; owner < (z.shared() ? 1 : a.seats()); owner++)
                for (int i = 0; i < Math.min(a.count(z, owner), b.count(z, owner)); i++)
                    if (a.sees(a.at(z, owner, i), viewer) && a.card(a.at(z, owner, i)) != b.card(b.at(z, owner, i)))
                        return true;
        return false;
    }
}
