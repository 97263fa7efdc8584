package croupier.apps.web;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.kernel.Decision;
import croupier.kernel.Game;
import croupier.kernel.Games;
import croupier.kernel.Match;
import croupier.kernel.Opening;
import croupier.kernel.Rows;
import croupier.kernel.Setup;
import croupier.kernel.Sight;
import croupier.kernel.Table;
import croupier.kernel.Zone;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.node.ObjectNode;

/** No frame that a seat gets tells what the seat may not know: two matches that differ only in that give the same bytes. */
class LeakTest {
    static List<String> games() {
        return Games.names();
    }

    private static Match answered(Match m, Random dice) {
        Decision d = m.open(dice.nextInt(m.open()));
        int size = d.size();
        long[] codes;
        if (d.several()) {
            int many = d.min() + dice.nextInt(d.max() - d.min() + 1);
            codes = new long[many];
            for (int i = 0; i < many; i++) codes[i] = d.code(i);
        } else codes = new long[] {d.code(dice.nextInt(size))};
        m.answer(d.seat(), codes);
        return m;
    }

    private static String frame(Match m, Shelf.Box box, int seat) {
        ObjectNode frame = new Eyes(m, box, seat).look("0", true);
        // what is imagined keeps no log, counts no decisions, takes nothing back, and asks again who has answered
        // together
        for (String name : List.of("log", "logged", "cards", "waiting")) frame.remove(name);
        return Wire.write(frame).replaceAll("\"d\":\"0\\.\\d+\"|,\\{\"w\":\"take back\"[^}]*\\}", "");
    }

    /** At any moment: a fresh look at the truth, and at a table on which everything is dealt again that the seat does not see. */
    @ParameterizedTest
    @MethodSource("games")
    void aFreshLookIsTheSameForEveryDealOfWhatIsHidden(String name) {
        Shelf.Box box = new Shelf().box(name);
        Random dice = new Random(11);
        int compared = 0;
        for (int round = 0; round < 4; round++) {
            int seats = Math.min(box.game.maxSeats(), box.game.minSeats() + round % 2);
            Match m = Match.start(Setup.of(box.game, seats, 40 + round));
            for (int i = 0; i < 60 && !m.isOver(); i++) {
                for (int seat = 0; seat < seats; seat++) {
                    Match other = m.seen(seat).scratch();
                    boolean waitsForOthers = m.openFor(seat) == null;
                    if (waitsForOthers || !m.seen(seat).imagine(dice.nextLong(), other)) continue;
                    assertThat(frame(other, box, seat)).isEqualTo(frame(m, box, seat));
                    compared++;
                }
                answered(m, dice);
            }
        }
        assertThat(compared).isPositive();
    }

    /** The cards of piles that nobody sees, the lower half of each in another order. */
    private static final class Otherwise implements Opening {
        @Override
        public void lay(Table t) {
            for (Zone z : t.game().layout().zones())
                for (int owner = 0; owner < (z.shared() ? 1 : t.seats()); owner++) {
                    int count = t.count(z, owner);
                    if (z.sight() != Sight.NONE || count < 4) continue;
                    Rows order = t.rows();
                    for (int i = 0; i < count; i++) {
                        boolean low = i < count / 2;
                        order.add(t.at(z, owner, low ? count / 2 - 1 - i : i));
                    }
                    t.arrange(z, owner, order);
                }
        }
    }

    /** The same without another order, so that both begin alike. */
    private static final class AsDealt implements Opening {
        @Override
        public void lay(Table t) {}
    }

    /** From the beginning on: every frame with its log and numbers, also those of replayed pauses, as long as nobody saw a moved card. */
    @ParameterizedTest
    @MethodSource("games")
    void framesAreTheSameByteForByteWhateverLiesBelow(String name) {
        Shelf.Box box = new Shelf().box(name);
        Game game = box.game;
        int seats = Math.max(game.minSeats(), Math.min(2, game.maxSeats()));
        int frames = 0;
        for (int round = 0; round < 6; round++) {
            Match one = Match.start(Setup.of(game, seats, 70 + round).with(new AsDealt()));
            Match two = Match.start(Setup.of(game, seats, 70 + round).with(new Otherwise()));
            List<Eyes> ones = new ArrayList<>();
            List<Eyes> twos = new ArrayList<>();
            for (int seat = -1; seat < seats; seat++) {
                ones.add(new Eyes(one, box, seat));
                twos.add(new Eyes(two, box, seat));
            }
            Random dice = new Random(round);
            for (int i = 0; i < 40 && !one.isOver() && !two.isOver(); i++) {
                if (sawMoved(one, two)) break;
                for (int e = 0; e < ones.size(); e++) {
                    assertThat(Wire.write(twos.get(e).look("0", true)))
                            .isEqualTo(Wire.write(ones.get(e).look("0", true)));
                    frames++;
                }
                long next = dice.nextLong();
                answered(one, new Random(next));
                answered(two, new Random(next));
            }
        }
        boolean hasPiles = game.layout().zones().stream().anyMatch(z -> z.sight() == Sight.NONE);
        assertThat(frames).isGreaterThan(hasPiles ? 20 : 5);
    }

    /** Whether the two truths have come apart for somebody: a card from below has come to where somebody sees it. */
    private static boolean sawMoved(Match one, Match two) {
        Table a = one.table();
        Table b = two.table();
        for (Zone z : a.game().layout().zones())
            for (int owner = 0; owner < (z.shared() ? 1 : a.seats()); owner++) {
                if (z.sight() == Sight.NONE) continue;
                if (a.count(z, owner) != b.count(z, owner)) return true;
                for (int i = 0; i < a.count(z, owner); i++)
                    if (a.card(a.at(z, owner, i)) != b.card(b.at(z, owner, i))) return true;
            }
        return false;
    }
}
