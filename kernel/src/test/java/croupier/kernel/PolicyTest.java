package croupier.kernel;

import static croupier.kernel.Small.*;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What a policy gets: its sight and a question to read, and no way from there to the table. */
class PolicyTest {
    /** Everything that a planted policy got hold of. */
    private static final class Curious implements Policy {
        private final List<Object> got = new ArrayList<>();

        @Override
        public int choose(Seen seen, Decision d) {
            got.add(seen);
            got.add(d);
            got.add(d.purpose());
            got.add(d.why());
            assertThat(d).isNotInstanceOf(Ask.class);
            assertThat(d.size()).isEqualTo(2);
            // its own match, in which nothing of the true one lies
            Match scratch = seen.scratch();
            for (int row = 0; row < scratch.table().used; row++)
                assertThat(scratch.table().isEntity(row)).isFalse();
            return 0;
        }
    }

    private static Small asking() {
        Small s = new Small();
        s.setup = t -> thing(t, HAND, 1, 1);
        s.once(t -> t.ask(0, WHAT).option(GO).option(STAY).code());
        return s;
    }

    @Test
    void aPolicyFindsNoWayToTheTable() {
        Curious live = new Curious();
        Curious simulating = new Curious();
        Match.start(Setup.of(asking(), 2, 1), new Policy[] {live, live});
        Match.forPlayouts(Setup.of(asking(), 2, 1)).play(1, new Policy[] {simulating, simulating});
        Match waiting = Match.start(Setup.of(asking(), 2, 1));
        Curious asked = new Curious();
        waiting.chosenBy(asked, 0);
        for (Curious c : List.of(live, simulating, asked)) {
            assertThat(c.got).isNotEmpty();
            for (Object o : c.got) assertThat(waysToATable(o.getClass())).isEmpty();
        }
        assertThat(waysToATable(Seen.class)).isEmpty();
        assertThat(waysToATable(Decision.class)).isEmpty();
        assertThat(waysToATable(Ask.class)).as("the search finds what there is").isNotEmpty();
    }

    /**
     * Public methods that hand out a table, or call something of the caller's with one, from here on through everything that they
     * return. A match is no way: a policy has only those that it imagines.
     */
    private static List<String> waysToATable(Class<?> from) {
        List<String> ways = new ArrayList<>();
        Set<Class<?>> seen = new LinkedHashSet<>(List.of(from));
        Deque<Class<?>> next = new ArrayDeque<>(seen);
        while (!next.isEmpty()) {
            for (Method m : next.pop().getMethods()) {
                if (Modifier.isStatic(m.getModifiers())) continue;
                if (m.getReturnType() == Table.class) ways.add(m.toString());
                for (Class<?> p : m.getParameterTypes()) if (callsWithATable(p)) ways.add(m.toString());
                Class<?> r = m.getReturnType();
                boolean ours = r.getName().startsWith("croupier.") && r != Match.class;
                if (ours && seen.add(r)) next.push(r);
            }
        }
        return ways;
    }

    private static boolean callsWithATable(Class<?> parameter) {
        if (!parameter.isInterface()) return false;
        for (Method m : parameter.getMethods())
            for (Class<?> p : m.getParameterTypes()) if (p == Table.class) return true;
        return false;
    }

    @Test
    void whatRulesComputeForAScoreWritesNothing() {
        Small writing = new Small();
        writing.worth = t -> {
            t.add(N, 1);
            return 1;
        };
        writing.once(t -> t.ask(0, WHAT).option(GO).option(STAY).code());
        Match m = Match.start(Setup.of(writing, 2, 1));
        assertThatThrownBy(() -> m.seen(0).worth()).hasMessageContaining("wrote while");
    }
}
