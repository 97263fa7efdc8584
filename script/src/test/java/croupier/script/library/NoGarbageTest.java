package croupier.script.library;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import croupier.kernel.Scope;
import croupier.kernel.Table;
import croupier.script.Steps;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;

/** Carrying out a text and reading an expression leave no garbage. */
class NoGarbageTest {
    private static final int TIMES = 20_000;

    private static long bytes() {
        return ((ThreadMXBean) ManagementFactory.getThreadMXBean()).getCurrentThreadAllocatedBytes();
    }

    @Test
    void textsAndExpressionsMakeNothing() {
        Library library = Toy.cards("""
                Test:
                  type: attack
                  play:
                    - damage: 1
                      to: enemies where hp > 5 and not asleep
                    - let: n
                      be: sum of hp over enemies where hp < target.hp + count of hand where type = attack
                    - each: enemies - target
                      do:
                        - if: it.hp < n and it is in enemies with lowest hp
                          then: { gain block: 'max(1, n / 7)' }
                        - require: any hand where name = "Test" and tags has basic
                          else: skip
                        - gain block: 1
                    - choose: random 2 of hand
                      as: shown
                    - gain block: count of shown - distinct of cost over hand
                """);
        Toy.with(library, 0, (toy, t) -> {
            Steps play = library.definitions(Toy.CardDef.class).get(0).play();
            run(toy, t, play);
            long before = bytes();
            run(toy, t, play);
            assertThat((bytes() - before) / TIMES).isZero();
        });
    }

    private static void run(Toy toy, Table t, Steps play) {
        for (int i = 0; i < TIMES; i++) {
            int mark = t.mark();
            Scope s = toy.scope(t);
            play.run(t, s);
            t.done(s);
            t.release(mark);
        }
    }
}
