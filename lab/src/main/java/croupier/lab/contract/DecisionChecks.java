package croupier.lab.contract;

import croupier.kernel.Code;
import croupier.kernel.Decision;
import croupier.kernel.Match;
import croupier.kernel.Reply;
import java.util.List;

/** What must hold of decisions and of answers that are none. */
final class DecisionChecks {
    /** More answers between two checkpoints than this mean that a task is too long. */
    static final int MOST_ASKS = 64;

    private static final long NO_SUCH_WORD = Code.of(0x7fff, 1, 1);

    private DecisionChecks() {}

    static List<Check> checks() {
        return List.of(HAS_OPTIONS, WHOLE, FRESH_CACHES, SHORT_TASK, REFUSED, NOT_IDLE);
    }

    static final Check HAS_OPTIONS = new Check("every decision has an option", 1) {
        @Override
        void at(Trial t) {
            holds(t.match.open() > 0, "the match is not over, but nobody is asked");
            for (int i = 0; i < t.match.open(); i++) {
                Decision d = t.match.open(i);
                holds(d.size() > 1 || (d.size() == 1 && d.min() < d.max()), "nothing to choose: " + d.why());
                holds(d.min() <= d.max() && d.max() <= d.size(), "a set that cannot be chosen: " + d.why());
                holds(t.match.open() == 1 || d.together(), "two decisions are open, but not together: " + d.why());
                for (int k = 1; k < d.size(); k++)
                    for (int j = 0; j < k; j++) holds(d.code(k) != d.code(j), "an option is offered twice: " + d.why());
            }
        }
    };

    static final Check WHOLE = new Check("every card lies in one zone, and nothing names a row that is gone", 1) {
        @Override
        void at(Trial t) {
            look(t.match);
        }

        @Override
        void end(Trial t) {
            look(t.match);
        }

        private void look(Match m) {
            String wrong = m.table().whatIsWrong();
            holds(wrong.isEmpty(), wrong);
        }
    };

    static final Check FRESH_CACHES = new Check("what is cached equals what is computed again", 1) {
        @Override
        void at(Trial t) {
            holds(t.match.table().cachesAreFresh(), "a stat that layers change is out of date");
        }
    };

    static final Check NOT_IDLE = new Check("as long as a match is not over, there is something to do", 1) {
        @Override
        void at(Trial t) {
            look(t);
        }

        @Override
        void end(Trial t) {
            look(t);
        }

        private void look(Trial t) {
            holds(
                    !t.trace.isIdle(),
                    "a task changed nothing and asked nobody, and so will all that follow: the last rule neither put a"
                            + " task into the queue nor ended the match");
        }
    };

    static final Check SHORT_TASK = new Check("a task asks at most " + MOST_ASKS + " times", 1) {
        @Override
        void at(Trial t) {
            int asks = t.match.asksInTask();
            holds(
                    asks <= MOST_ASKS,
                    "it is asked for the " + asks + "th time since the checkpoint: cut the task in pieces");
        }
    };

    static final Check REFUSED = new Check("a wrong answer is refused and changes nothing", 6) {
        @Override
        void at(Trial t) {
            Match m = t.match;
            long hash = m.hash();
            int answers = m.answers();
            Decision d = m.open(t.dice(3) % m.open());
            int seat = d.seat();
            long first = d.code(0);
            refused(m.answer(-1, first), "of a seat before the first");
            refused(m.answer(t.setup.seats(), first), "of a seat after the last");
            for (int s = 0; s < t.setup.seats(); s++)
                if (m.openFor(s) == null) refused(m.answer(s, first), "of a seat that is not asked");
            refused(m.answer(seat, NO_SUCH_WORD), "with a word that does not exist");
            refused(m.answer(seat, d.number() + 1, first), "to a decision to come");
            refused(m.answer(seat, d.number() - 1, first), "to an old decision");
            refused(m.answer(seat, new long[d.max() + 1]), "with too many choices");
            if (d.min() > 0) refused(m.answer(seat), "with nothing chosen");
            if (d.max() > 1) refused(m.answer(seat, first, first), "with the same chosen twice");
            same("the table after refused answers", hash, m.hash());
            same("the journal after refused answers", answers, m.answers());
        }

        @Override
        void end(Trial t) {
            if (!t.match.isOver()) return;
            long hash = t.match.hash();
            refused(t.match.answer(0, Code.STOP), "after the end");
            same("the table after an answer after the end", hash, t.match.hash());
        }

        private void refused(Reply r, String which) {
            holds(!r.ok(), "an answer " + which + " was taken");
            holds(!r.reason().isBlank(), "an answer " + which + " was refused without a reason");
        }
    };
}
