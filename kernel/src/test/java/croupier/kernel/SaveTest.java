package croupier.kernel;

import static croupier.kernel.Small.*;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Saved and loaded, under the same rules and under others. */
class SaveTest {
    private static final Game BAZAAR = new Bazaar();

    /** The same game after an update: other widths, so other rows, and one card more. */
    private static class Larger extends Bazaar {
        private static final Layout LARGER = larger();

        private static Layout larger() {
            Layout l = new Layout(W);
            l.number(CARD, "shelf life");
            l.number(CARD, "smell");
            l.number(W.listener(), "charges");
            l.number(W.match(), "weather");
            return l.close();
        }

        @Override
        public Layout layout() {
            return LARGER;
        }

        @Override
        public Catalogue cards() {
            return new Renamed("bazaar-2", 10, 0);
        }
    }

    /** The cards of the bazaar with another hash, counted from another number. */
    private record Renamed(String hash, int size, int from) implements Catalogue {
        @Override
        public String name(int card) {
            return "ware " + (card - from);
        }

        @Override
        public String text(int card) {
            return "";
        }

        @Override
        public int find(String name) {
            for (int i = 1; i < size; i++) if (name(i).equals(name)) return i;
            return 0;
        }
    }

    /** Chooses by what an option means, not by its row. */
    private static final Policy BY_KEY = (seen, d) -> {
        int best = 0;
        long least = Long.MAX_VALUE;
        for (int i = 0; i < d.size(); i++) {
            long key = Generator.mix(d.key(i) + d.picked()) >>> 1;
            if (key < least) best = i;
            least = Math.min(least, key);
        }
        return best;
    };

    private static Match played(int seats, long seed, int answers) {
        Match m = Match.start(Setup.of(BAZAAR, seats, seed).with("turns", "30"));
        Policy p = Bazaar.random(seed);
        for (int i = 0; i < answers && !m.isOver(); i++) PauseTest.answerOne(m, p);
        return m;
    }

    @Test
    void savedAndLoadedItIsTheSameMatch() {
        for (long seed = 0; seed < 12; seed++)
            for (int n = 0; n < 60; n += 7) {
                Match m = played(2 + (int) (seed % 3), seed, n);
                Save.Loaded loaded = Save.load(BAZAAR, Save.write(m));
                assertThat(loaded.dropped()).isEmpty();
                assertThat(loaded.match().hash()).isEqualTo(m.hash());
                assertThat(loaded.match().open()).isEqualTo(m.open());
                assertThat(Save.write(loaded.match())).isEqualTo(Save.write(m));
            }
    }

    @Test
    void underOtherRulesItIsFoundByNames() {
        int since = 0;
        for (long seed = 0; seed < 12; seed++)
            for (int n = 0; n < 60; n += 5) {
                Match m = played(2 + (int) (seed % 3), seed, n);
                if (m.isOver()) continue;
                since += m.namedSince().size();
                Match other = Save.load(new Larger(), Save.write(m)).match();
                assertThat(Save.load(new Larger(), Save.write(m)).dropped()).isEmpty();
                for (int seat = -1; seat < m.setup().seats(); seat++)
                    assertThat(View.of(other, seat)).isEqualTo(View.of(m, seat));
                assertThat(other.open()).isEqualTo(m.open());
                while (!m.isOver()) {
                    Decision d = m.open(0);
                    Decision e = other.openFor(d.seat());
                    for (int i = 0; i < d.size(); i++) assertThat(e.key(i)).isEqualTo(d.key(i));
                    PauseTest.answerOne(m, BY_KEY);
                    PauseTest.answerOne(other, BY_KEY);
                }
                assertThat(other.outcome()).isEqualTo(m.outcome());
                assertThat(other.table().whatIsWrong()).isEmpty();
                assertThat(Match.replay(
                                        new Larger(),
                                        Journal.read(other.journal().write()))
                                .hash())
                        .isEqualTo(other.hash());
            }
        assertThat(since).isPositive();
    }

    @Test
    void whatWasLoadedByNamesCanBeUndoneAndSavedAgain() {
        Match m = played(3, 4, 23);
        Match other = Save.load(new Larger(), Save.write(m)).match();
        long before = other.hash();
        PauseTest.answerOne(other, BY_KEY);
        Match again = Save.load(new Larger(), Save.write(other)).match();
        assertThat(again.hash()).isEqualTo(other.hash());
        int seat = other.journal().get(other.answers() - 1).seat();
        assertThat(other.undo(seat, true).ok()).isTrue();
        assertThat(other.hash()).isEqualTo(before);
    }

    @Test
    void someoneWhoLeftStaysAway() {
        Match m = played(4, 9, 11);
        m.leave(m.open(0).seat());
        Match same = Save.load(BAZAAR, Save.write(m)).match();
        assertThat(same.hash()).isEqualTo(m.hash());
        assertThat(same.journal().answers()).isEqualTo(m.journal().answers());
        Match other = Save.load(new Larger(), Save.write(m)).match();
        assertThat(View.of(other, 0)).isEqualTo(View.of(m, 0));
        while (!m.isOver()) {
            PauseTest.answerOne(m, BY_KEY);
            PauseTest.answerOne(other, BY_KEY);
        }
        assertThat(other.outcome()).isEqualTo(m.outcome());
    }

    @Test
    void answersGivenTogetherAreSavedBeforeTheLastIsIn() {
        Small s = new Small();
        s.seats = 3;
        s.once(t -> {
            Answers a = t.askEach(t.rows().add(0).add(1).add(2), WHAT, (x, seat, arg, ask) -> ask.numbers(1, 5), 0);
            t.set(N, a.row(0) * 100 + a.row(1) * 10 + a.row(2));
        });
        Match m = s.start();
        m.answer(2, m.openFor(2).code(3));
        m.answer(0, m.openFor(0).code(1));
        Match loaded = Save.load(s, Save.write(m)).match();
        assertThat(loaded.open()).isEqualTo(1);
        loaded.answer(1, loaded.openFor(1).code(0));
        assertThat(loaded.table().get(N)).isEqualTo(214);
    }

    @Test
    void cardsAreFoundByNameAndWhatIsGoneIsTold() {
        Small s = new Small();
        s.setup = t -> {
            for (int i = 1; i <= 6; i++) {
                int row = thing(t, i % 2 == 0 ? BOARD : HAND, 0, i);
                t.set(FEW, row, i);
                t.set(TIED, row, t.at(HAND, 0, 0));
            }
            t.set(FOCUS, t.at(BOARD, 0, 2));
            t.listen(HIT, 3, t.at(BOARD, 0, 0), t.at(BOARD, 0, 2));
            t.last(LINE, ABOUT_ROW, t.at(BOARD, 0, 1), 7, 0, 0);
        };
        s.step = t -> t.ask(0, WHAT).from(HAND, 0).one();
        Match m = s.start();
        String text = Save.write(m);
        Catalogue fewer = new Renamed("other", 9 + 20, 20);
        Game other = new Delegate(s, fewer, 5);
        Save.Loaded loaded = Save.load(other, text);
        Table t = loaded.match().table();
        assertThat(loaded.dropped()).isEmpty();
        assertThat(t.card(t.at(HAND, 0, 1))).isEqualTo(23);
        assertThat(t.get(FOCUS)).isEqualTo(t.at(BOARD, 0, 2));
        assertThat(t.get(TIED, t.at(BOARD, 0, 2))).isEqualTo(t.at(HAND, 0, 0));
        assertThat(t.abilityOf(t.firstListener(HIT))).isEqualTo(3);
        assertThat(t.number(LINE, 0, 0)).isEqualTo(t.at(BOARD, 0, 1));
        assertThat(t.number(LINE, 0, 1)).isEqualTo(7);
        Save.Loaded less = Save.load(new Delegate(s, new Renamed("less", 5, 0), 2), text);
        assertThat(less.dropped())
                .containsExactly(
                        "there is no card 'ware 5' any more",
                        "there is no card 'ware 6' any more",
                        "there is no ability '3' any more");
        Table l = less.match().table();
        assertThat(l.count(HAND, 0)).isEqualTo(2);
        assertThat(l.get(FOCUS)).isZero();
        assertThat(l.firstListener(HIT)).isZero();
        assertThat(l.whatIsWrong()).isEmpty();
    }

    /** The rules of another game with other cards and fewer abilities. */
    private static final class Delegate extends TestGame {
        private final Small rules;
        private final int abilities;

        Delegate(Small rules, Catalogue cards, int abilities) {
            super(rules.name(), rules.layout(), cards, 6);
            this.rules = rules;
            this.abilities = abilities;
        }

        @Override
        public void step(Table t) {
            rules.step(t);
        }

        @Override
        public int abilityNamed(String name) {
            return Integer.parseInt(name) <= abilities ? Integer.parseInt(name) : -1;
        }
    }

    @Test
    void answersThatNoLongerFitAreDroppedAndTold() {
        Small s = new Small();
        s.seats = 1;
        int[] most = {5};
        s.step = t -> {
            t.add(N, Code.a(t.ask(0, WHAT).numbers(1, 3).code()));
            t.add(N, 10 * Code.a(t.ask(0, WHAT).numbers(1, most[0]).code()));
            t.add(N, 100 * Code.a(t.ask(0, WHAT).numbers(1, 3).code()));
            t.add(N, 1000 * Code.a(t.ask(0, WHAT).numbers(1, 3).code()));
        };
        Match m = s.start();
        for (int i = 0; i < 3; i++) m.answer(0, m.open(0).code(1));
        most[0] = 4;
        Save.Loaded loaded = Save.load(new Delegate(s, new Renamed("new", 9, 0), 0), Save.write(m));
        assertThat(loaded.dropped())
                .containsExactly("the last 2 answers were dropped: seat 1 is asked something else now: what");
        assertThat(loaded.match().table().get(N)).isEqualTo(2);
        assertThat(loaded.match().open(0).size()).isEqualTo(4);
    }

    @Test
    void whereTheRulesHaveChangedItGoesOnFromTheTableAsItStood() {
        Small s = new Small();
        s.seats = 1;
        int[] least = {1};
        s.step = t -> t.add(N, Code.a(t.ask(0, WHAT).numbers(least[0], 3).code()));
        Match m = s.start();
        for (int i = 0; i < 3; i++) m.answer(0, m.open(0).code(0));
        String text = Save.write(m);
        least[0] = 2;
        Save.Loaded loaded = Save.load(m.game(), text);
        assertThat(loaded.dropped().getFirst()).startsWith("the rules have changed since");
        assertThat(loaded.match().table().get(N)).isEqualTo(3);
        assertThat(loaded.match().open(0).size()).isEqualTo(2);
    }

    // ---- broken files

    @Test
    void whatIsBrokenIsToldWithItsLine() {
        String text = Save.write(played(3, 4, 23));
        assertThatThrownBy(() -> Save.load(BAZAAR, "")).hasMessageContaining("line 1: not a saved match");
        assertThatThrownBy(() -> Save.load(BAZAAR, text.replace("end\n", ""))).hasMessageContaining("ends too early");
        assertThatThrownBy(() -> Save.load(BAZAAR, text.replace("game bazaar", "gaem bazaar")))
                .hasMessageContaining("line 3: no line begins with 'gaem'. Did you mean 'game'?");
        assertThatThrownBy(() -> Save.load(BAZAAR, text.replace("game bazaar", "game chess")))
                .hasMessageContaining("this is a match of chess, not of bazaar");
        assertThatThrownBy(() -> Save.load(BAZAAR, text.replace("seats 3", "seats 77")))
                .hasMessageContaining("bazaar is played by 1 to 4 seats, not 77");
        assertThatThrownBy(() -> Save.load(new Larger(), text.replace("at zone hand 1", "at zone hand 8")))
                .hasMessageContaining("a seat is 0 to 2, not 8");
    }

    @Test
    void aJournalWithoutItsHeadIsTold() {
        assertThatThrownBy(() -> Journal.read("hello")).hasMessageContaining("line 1: not a journal");
        assertThatThrownBy(() -> Journal.read("croupier journal 1\ngame x"))
                .hasMessageContaining("the journal has no line 'content ...'");
        String head = "croupier journal 1\ngame x\ncontent y\nseats 2\nseed 5\n";
        assertThatThrownBy(() -> Journal.read(head + "answer 2 0 0"))
                .hasMessageContaining("line 6: 2 is not from 0 to 1");
        assertThatThrownBy(() -> Journal.read(head + "answer 1"))
                .hasMessageContaining("line 6: the line ends too early");
        assertThatThrownBy(() -> Journal.read(head + "answer 1 0 zz"))
                .hasMessageContaining("line 6: 'zz' is not a number");
        assertThat(Journal.read(head + "# a note\nanswer 1 ffffffff 1\nleave 0\n")
                        .size())
                .isEqualTo(2);
    }

    @Test
    void noMutationOfAFileBreaksAnythingElse() {
        int[] dice = new int[4];
        Generator.XOSHIRO.seed(dice, 0, 77);
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < 4; i++) texts.add(Save.write(played(2 + i % 3, i, 9 + 8 * i)));
        int fine = 0;
        int told = 0;
        for (int n = 0; n < 4000; n++) {
            String text = mutate(texts.get(n % texts.size()), dice);
            Game game = n % 3 == 0 ? BAZAAR : new Larger();
            try {
                Save.Loaded loaded = Save.load(game, text);
                assertThat(loaded.match().isOver() || loaded.match().open() > 0).isTrue();
                fine++;
            } catch (IllegalArgumentException e) {
                assertThat(e).hasMessageMatching("(?s).{10,}");
                told++;
            }
            try {
                Match.replay(BAZAAR, Journal.read(text.substring(text.indexOf('\n') + 1)));
            } catch (IllegalArgumentException e) {
                assertThat(e).hasMessageMatching("(?s).{10,}");
            }
        }
        assertThat(fine).isPositive();
        assertThat(told).isPositive();
    }

    private static String mutate(String text, int[] dice) {
        StringBuilder s = new StringBuilder(text);
        int times = 1 + Generator.XOSHIRO.roll(dice, 0, 3);
        for (int i = 0; i < times; i++) {
            int at = Generator.XOSHIRO.roll(dice, 0, s.length());
            switch (Generator.XOSHIRO.roll(dice, 0, 5)) {
                case 0 -> s.setCharAt(at, (char) (32 + Generator.XOSHIRO.roll(dice, 0, 95)));
                case 1 -> s.setCharAt(at, (char) ('0' + Generator.XOSHIRO.roll(dice, 0, 10)));
                case 2 -> s.delete(at, Math.min(s.length(), at + 1 + Generator.XOSHIRO.roll(dice, 0, 20)));
                case 3 -> {
                    int end = s.indexOf("\n", at);
                    int start = s.lastIndexOf("\n", at) + 1;
                    if (end < 0) continue;
                    String line = s.substring(start, end + 1);
                    if (Generator.XOSHIRO.roll(dice, 0, 2) == 0) s.delete(start, end + 1);
                    else s.insert(start, line);
                }
                default -> s.insert(at, Generator.XOSHIRO.roll(dice, 0, 1000));
            }
            if (s.isEmpty()) return "";
        }
        return s.toString();
    }
}
