package croupier.lab.contract;

import croupier.kernel.Generator;
import croupier.kernel.Journal;
import croupier.kernel.Match;
import croupier.kernel.Policy;
import croupier.lab.RandomBot;
import java.util.Arrays;
import java.util.List;

/** All ways to play the same answers lead to the same table after every task. */
final class Ways {
    /** This many other matches are played in between, at most. */
    private static final int OTHERS = 16;

    private Ways() {}

    static List<Check> checks() {
        return List.of(STRAIGHT, REPLAYED, REVERSED, FRESH);
    }

    static final Check STRAIGHT = new Check("straight and paused at every ask are the same", 1) {
        @Override
        void end(Trial t) {
            Match m = Match.forPlayouts(t.setup);
            Trace trace = new Trace();
            m.probe(trace);
            Policy[] seats = new Policy[t.setup.seats()];
            Arrays.fill(seats, new Follow(t.match.journal()));
            try {
                m.play(t.setup.seed(), seats);
                if (t.match.isOver()) same("the end, played straight,", t.match.hash(), m.hash());
            } catch (Follow.Stop s) {
                holds(!t.match.isOver(), "straight: somebody is asked after the last answer");
            }
            t.trace.agrees(trace, "straight");
        }
    };

    static final Check REPLAYED = new Check("a journal gives the same match again", 1) {
        @Override
        void end(Trial t) {
            Trace trace = new Trace();
            Match m = Match.replay(t.game, t.match.journal(), trace);
            t.trace.agrees(trace, "replayed");
            same("the end, replayed,", t.match.hash(), m.hash());
            same("the outcome, replayed,", t.match.outcome(), m.outcome());
        }
    };

    static final Check REVERSED = new Check("no stored answer depends on the order of options", 1) {
        @Override
        void end(Trial t) {
            Match m = Match.forPlayouts(t.setup);
            m.reverseOptions();
            m.replayInto(t.match.journal());
            same("the end, replayed with options reversed,", t.match.hash(), m.hash());
        }
    };

    /**
     * A fresh table per answer, those asked together in another order, and now and then a whole other match in between: facts
     * that lie outside the table would show.
     */
    static final Check FRESH =
            new Check("a fresh table per answer, in any order of those asked together, is the same", 1) {
                @Override
                void end(Trial t) {
                    Trace trace = new Trace();
                    Match[] tables = {Match.forPlayouts(t.setup), Match.forPlayouts(t.setup)};
                    for (Match m : tables) m.probe(trace);
                    Match now = Match.replay(t.game, t.unanswered(), trace);
                    Journal journal = t.match.journal();
                    Match other = t.dice(23) % 8 == 0 ? Match.forPlayouts(t.setup) : null;
                    int seldom = 1 + journal.size() / OTHERS;
                    for (int from = 0; from < journal.size(); ) {
                        int to = Math.min(journal.size(), from + Math.max(1, now.open()));
                        for (int i = to - 1; i >= from; i--) {
                            if (other != null && i % seldom == 0) other.play(Generator.mix(i), bots(t));
                            Match next = tables[i & 1] == now ? tables[~i & 1] : tables[i & 1];
                            now.forkInto(next);
                            now = next;
                            var reply = now.answer(
                                    journal.get(i).seat(), journal.get(i).codes());
                            holds(reply.ok(), "answer " + (i + 1) + " is refused by a fork: " + reply.reason());
                        }
                        from = to;
                    }
                    t.trace.agrees(trace, "with a fresh table per answer");
                    same("the end, with a fresh table per answer,", t.match.hash(), now.hash());
                }

                private Policy[] bots(Trial t) {
                    Policy[] bots = new Policy[t.setup.seats()];
                    Arrays.setAll(bots, _ -> new RandomBot());
                    return bots;
                }
            };
}
