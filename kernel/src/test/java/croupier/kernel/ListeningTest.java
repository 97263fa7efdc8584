package croupier.kernel;

import static croupier.kernel.Small.*;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Before and after an event: who takes part, in which order, how often. */
class ListeningTest {
    private final List<String> heard = new ArrayList<>();
    private final Small s = new Small();

    /** A listener that adds to the amount and says so. */
    private int adds(String name, int more) {
        s.reactions.add(new Reaction() {
            @Override
            public boolean applies(Table t, int l, int source, int target, int amount) {
                return true;
            }

            @Override
            public int would(Table t, int l, int source, int target, int amount) {
                heard.add("would " + name);
                return amount + more;
            }

            @Override
            public void did(Table t, int l, int source, int target, int amount) {
                heard.add("did " + name);
            }
        });
        return s.reactions.size() - 1;
    }

    private int reacts(Reaction r) {
        s.reactions.add(r);
        return s.reactions.size() - 1;
    }

    interface Did {
        void did(Table t, int listener);
    }

    private int did(String name, Did body) {
        return reacts(new Reaction() {
            @Override
            public boolean applies(Table t, int l, int source, int target, int amount) {
                return true;
            }

            @Override
            public void did(Table t, int l, int source, int target, int amount) {
                heard.add("did " + name);
                body.did(t, l);
            }
        });
    }

    private Table three() {
        int a = adds("a", 1);
        int b = adds("b", 10);
        int c = adds("c", 100);
        Table t = s.table();
        t.listen(HIT, a, 0, 0);
        t.listen(HIT, b, 0, 0);
        t.listen(HIT, c, 0, 0);
        return t;
    }

    @Test
    void anEventThatNobodyHearsIsUnchanged() {
        Table t = three();
        assertThat(t.would(HEAL, 0, 0, 5)).isEqualTo(5);
        t.did(HEAL, 0, 0, 5);
        assertThat(heard).isEmpty();
    }

    @Test
    void olderListenersComeFirst() {
        Table t = three();
        assertThat(t.would(HIT, 0, 0, 5)).isEqualTo(116);
        t.did(HIT, 0, 0, 5);
        assertThat(heard).containsExactly("would a", "would b", "would c", "did a", "did b", "did c");
    }

    @Test
    void newerListenersComeFirstWhereTheGameSaysSo() {
        s.order = Order.NEWEST_FIRST;
        three().would(HIT, 0, 0, 5);
        assertThat(heard).containsExactly("would c", "would b", "would a");
    }

    @Test
    void lowerRanksComeFirstAndAgeDecidesAmongEquals() {
        s.order = Order.ranked((t, l, e, source, target) -> t.abilityOf(l) == 2 ? 0 : 1);
        three().would(HIT, 0, 0, 5);
        assertThat(heard).containsExactly("would c", "would a", "would b");
    }

    @Test
    void aRankGivenWhenListeningComesBeforeAge() {
        Table t = three();
        t.listen(HIT, adds("early", 0), 0, 0, -1);
        t.listen(HIT, adds("late", 0), 0, 0, 5);
        t.listen(HIT, adds("middle", 0), 0, 0, 0);
        t.would(HIT, 0, 0, 5);
        assertThat(heard).containsExactly("would early", "would a", "would b", "would c", "would middle", "would late");
        assertThat(t.whatIsWrong()).isEmpty();
    }

    @Test
    void affectedPlayerOrdersReplacementsEachOncePerEvent() {
        int a = adds("a", 1);
        int twice = reacts(new Reaction() {
            @Override
            public boolean applies(Table t, int l, int source, int target, int amount) {
                return amount < 50;
            }

            @Override
            public int would(Table t, int l, int source, int target, int amount) {
                heard.add("would twice");
                return amount * 2;
            }
        });
        int c = adds("c", 100);
        s.order = Order.chosen((t, l, e, source, target) -> 0, (t, e, source, target) -> 1, WHICH);
        s.once(t -> {
            t.listen(HIT, a, 0, 0);
            t.listen(HIT, twice, 0, 0);
            t.listen(HIT, c, 0, 0);
            t.set(N, t.would(HIT, 0, 0, 5));
        });
        Match m = s.start();
        assertThat(m.open(0).seat()).isEqualTo(1);
        assertThat(m.open(0).why()).isEqualTo(WHICH);
        assertThat(m.open(0).size()).isEqualTo(3);
        assertThat(m.answer(1, m.open(0).code(1)).ok()).isTrue();
        assertThat(m.open(0).size()).isEqualTo(2);
        assertThat(Say.option(m.table(), 1, m.open(0).code(0))).isNotNull();
        m.open(0).key(0);
        heard.clear();
        assertThat(m.answer(1, m.open(0).code(1)).ok()).isTrue();
        // after the hundred the doubling would no longer apply; the last one is alone and not asked about
        assertThat(heard).containsExactly("would twice", "would c", "would a");
        assertThat(m.table().get(N)).isEqualTo(111);
    }

    /** Hits twice instead of once, and says so. */
    private int hitsTwiceInstead() {
        return reacts(new Reaction() {
            @Override
            public boolean applies(Table t, int l, int source, int target, int amount) {
                return true;
            }

            @Override
            public int would(Table t, int l, int source, int target, int amount) {
                heard.add("twice");
                for (int i = 0; i < 2; i++) t.set(N, t.get(N) + t.would(HIT, source, target, amount));
                return Event.NOTHING;
            }
        });
    }

    @Test
    void whatReplacesAnEventIsNotReplacedByItAgain() {
        s.order = Order.chosen((t, l, e, source, target) -> 0, (t, e, source, target) -> 1, WHICH);
        Table t = s.table();
        t.listen(HIT, hitsTwiceInstead(), 0, 0);
        assertThat(t.would(HIT, 0, 0, 5)).isEqualTo(Event.NOTHING);
        assertThat(heard).containsExactly("twice");
        assertThat(t.get(N)).isEqualTo(10);
        assertThat(t.would(HIT, 0, 0, 5)).as("the next event").isEqualTo(Event.NOTHING);
        assertThat(heard).containsExactly("twice", "twice");
    }

    @Test
    void othersStillApplyToWhatReplacesAnEvent() {
        s.order = Order.chosen((t, l, e, source, target) -> 0, (t, e, source, target) -> 1, WHICH);
        int twice = hitsTwiceInstead();
        int more = adds("more", 1);
        s.once(t -> {
            t.listen(HIT, twice, 0, 0);
            t.listen(HIT, more, 0, 0);
            t.would(HIT, 0, 0, 5);
        });
        Match m = s.start();
        assertThat(m.answer(1, m.open(0).code(0)).ok()).isTrue();
        assertThat(m.table().get(N)).as("two hits of six").isEqualTo(12);
    }

    @Test
    void whatIsSwallowedGoesNoFurther() {
        int eats = reacts(new Reaction() {
            @Override
            public boolean applies(Table t, int l, int source, int target, int amount) {
                return true;
            }

            @Override
            public int would(Table t, int l, int source, int target, int amount) {
                return Event.NOTHING;
            }
        });
        Table t = s.table();
        t.listen(HIT, eats, 0, 0);
        t.listen(HIT, adds("a", 1), 0, 0);
        assertThat(t.would(HIT, 0, 0, 5)).isEqualTo(Event.NOTHING);
        assertThat(heard).isEmpty();
    }

    @Test
    void youngerListenersDoNotTakePartAndDeadOnesAreSkipped() {
        Table t = s.table();
        int young = adds("young", 0);
        int[] row = new int[1];
        int killer = did("killer", (x, l) -> {
            x.listen(HIT, young, 0, 0);
            x.unlisten(row[0]);
            x.unlisten(l);
        });
        t.listen(HIT, killer, 0, 0);
        row[0] = t.listen(HIT, adds("victim", 0), 0, 0);
        t.did(HIT, 0, 0, 1);
        assertThat(heard).containsExactly("did killer");
        t.tidy();
        assertThat(t.whatIsWrong()).isEmpty();
        heard.clear();
        t.did(HIT, 0, 0, 1);
        assertThat(heard).containsExactly("did young");
    }

    @Test
    void aListenerOutlivesItsSourceUntilItIsTakenOff() {
        Table t = s.table();
        int a = thing(t, BOARD, 0, 1);
        t.listen(HIT, did("a", (x, l) -> assertThat(x.card(x.sourceOf(l))).isEqualTo(1)), a, a);
        t.remove(a);
        t.tidy();
        int b = thing(t, BOARD, 0, 2);
        assertThat(b).isNotEqualTo(a);
        t.did(HIT, 0, 0, 1);
        assertThat(heard).containsExactly("did a");
        t.unlistenAll(a);
        t.did(HIT, 0, 0, 1);
        assertThat(heard).hasSize(1);
        t.tidy();
        t.reclaiming.free();
        assertThat(t.whatIsWrong()).isEmpty();
        assertThat(t.isHeard(HIT)).isFalse();
        assertThat(t.kindOf(a)).isEqualTo(-1);
    }

    @Test
    void tooMuchWorkWithoutAChoiceIsEndless() {
        s.limit = 50;
        s.step = t -> t.add(N, 1);
        Match m = s.start();
        assertThat(m.isOver()).isTrue();
        assertThat(m.outcome().results()).containsOnly(Outcome.Result.DREW);
        assertThat(m.table().get(N)).isEqualTo(50);
        Match p = Match.forPlayouts(Setup.of(s, 2, 1));
        p.play(1, Bazaar.all(2, Bazaar.HASHING));
        assertThat(p.hash()).isEqualTo(m.hash());
    }

    @Test
    void moreTasksThanMayBeCarriedOutAreEndlessBeforeTheyFillTheMemory() {
        s.limit = 50;
        s.step = t -> {
            for (int i = 0; i < Integer.MAX_VALUE; i++) t.last(LINE, NOTHING, 1, 0, 0, 0);
        };
        Match m = s.start();
        assertThat(m.isOver()).isTrue();
        assertThat(m.outcome().results()).containsOnly(Outcome.Result.DREW);
    }

    @Test
    void aChoiceBeginsTheBudgetAnew() {
        s.limit = 50;
        s.step = t -> {
            if (t.get(N) == 200) throw t.finish(1 << 1);
            t.add(N, 1);
            t.ask(0, WHAT).option(GO).option(STAY).code();
        };
        Match p = Match.forPlayouts(Setup.of(s, 2, 1));
        p.play(1, Bazaar.all(2, Bazaar.HASHING));
        assertThat(p.resultOf(1)).isEqualTo(1);
        s.step = t -> {
            t.add(N, 1);
            t.ask(0, WHAT).option(GO).code();
        };
        p.play(1, Bazaar.all(2, Bazaar.HASHING));
        assertThat(p.resultOf(1)).isZero();
    }

    @Test
    void anEventThatCausesItselfEndsBeforeTheStackDoes() {
        int again = did("again", (t, l) -> t.did(HIT, 0, 0, 1));
        s.setup = t -> t.listen(HIT, again, 0, 0);
        s.step = t -> t.did(HIT, 0, 0, 1);
        Match m = s.start();
        assertThat(m.outcome().results()).containsOnly(Outcome.Result.DREW);
        assertThat(heard).hasSize(64);
    }

    @Test
    void aListenerRowNeverHasAPlace() {
        Table t = three();
        for (int l = t.firstListener(HIT); l != 0; l = t.nextListener(l)) {
            assertThat(t.zoneOf(l)).isNull();
            assertThat(t.ownerOf(l)).isEqualTo(-1);
            assertThat(t.sees(l, 0)).isTrue();
        }
    }

    @Test
    void allThatListenForSourcesOfAKindEndTogether() {
        int a = adds("a", 1);
        int b = adds("b", 10);
        Table t = s.table();
        int note = t.create(NOTE);
        t.listen(HIT, a, thing(t, BOARD, 0, 1), 0);
        t.listen(HIT, b, note, 0);
        t.listen(HEAL, a, thing(t, BOARD, 0, 2), 0);
        t.unlistenAll(THING);
        assertThat(t.would(HIT, 0, 0, 1)).isEqualTo(11);
        assertThat(t.would(HEAL, 0, 0, 1)).isEqualTo(1);
        t.tidy();
        assertThat(t.isHeard(HIT)).isTrue();
        assertThat(t.isHeard(HEAL)).isFalse();
    }
}
