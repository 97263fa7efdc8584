package croupier.lab.contract;

import croupier.kernel.Code;
import croupier.kernel.Decision;
import croupier.kernel.Journal;
import croupier.kernel.Match;
import croupier.kernel.Policy;
import croupier.lab.RandomBot;
import java.util.List;

/** What must hold of forks, saves, undo and leaving. */
final class Copies {
    private Copies() {}

    static List<Check> checks() {
        return List.of(FORK, PLAY_ON, UNDO, TAKEN_BACK, SAVED, LEAVING);
    }

    static final Check FORK = new Check("a fork stands at the same decision", 1) {
        @Override
        void at(Trial t) {
            t.match.forkInto(t.kept);
            same("the table of a fork", t.match.hash(), t.kept.hash());
            sameDecisions(t.match, t.kept);
        }
    };

    static final Check PLAY_ON = new Check("two forks play on to the same end", 96) {
        @Override
        void at(Trial t) {
            Match one = t.match.fork();
            t.match.forkInto(t.kept);
            one.run(bots(t));
            t.kept.run(bots(t));
            same("the end", one.hash(), t.kept.hash());
            same("the outcome", one.outcome(), t.kept.outcome());
        }

        private Policy[] bots(Trial t) {
            Policy[] bots = new Policy[t.setup.seats()];
            for (int i = 0; i < bots.length; i++) {
                bots[i] = new RandomBot();
                bots[i].begin(t.dice(11), i);
            }
            return bots;
        }
    };

    static final Check UNDO = new Check("undo and the same answer again give the same", 24) {
        @Override
        void at(Trial t) {
            Journal journal = t.match.journal();
            if (t.partly || journal.size() == 0) return;
            Match m = t.match.fork();
            int last = journal.size() - 1;
            var reply = m.undo(journal.get(last).seat(), true);
            holds(reply.ok(), "undo was refused: " + reply.reason());
            // those who answered together with it have their answers kept, but not in the journal yet
            holds(m.answers() <= last, "the journal still has the answer that was taken back");
            Journal.Answer again = journal.get(last);
            reply = m.answer(again.seat(), again.codes());
            holds(reply.ok(), "the answer that was taken back is refused: " + reply.reason());
            same("the table", t.match.hash(), m.hash());
            sameDecisions(t.match, m, false);
            for (int i = 0; i < t.match.open(); i++) {
                Decision then = t.match.open(i);
                Decision now = m.openFor(then.seat());
                holds(now == null || now.number() > then.number(), "a number of before the undo is used again");
            }
        }
    };

    static final Check TAKEN_BACK = new Check("a half-done action can be taken back", 16) {
        @Override
        void at(Trial t) {
            Decision d = t.match.open(0);
            if (Dice.options(d) == d.size()) return;
            Match m = t.match.fork();
            var reply = m.answer(d.seat(), Code.BACK);
            holds(reply.ok(), "taking back was refused: " + reply.reason());
            same(
                    "the replay of what was taken back",
                    m.hash(),
                    Match.replay(t.game, m.journal()).hash());
        }
    };

    static final Check SAVED = new Check("saved and loaded, it is the same match", 24) {
        @Override
        void at(Trial t) {
            String text = t.match.journal().write();
            Journal read = Journal.read(text);
            same("the text of the journal", text, read.write());
            Match loaded = Match.replay(t.game, read);
            same("the table", t.match.hash(), loaded.hash());
            if (!t.partly) sameDecisions(t.match, loaded);
        }
    };

    static final Check LEAVING = new Check("any seat may leave at any time", 128) {
        @Override
        void at(Trial t) {
            Match m = t.match.fork();
            if (t.setup.seats() > 2) t.departures++;
            m.probe(t.atLeaving);
            var reply = m.leave(t.anySeat(17));
            holds(reply.ok(), "leaving was refused: " + reply.reason());
            if (t.setup.seats() <= 2) holds(m.isOver(), "one of two has left, but the match is not over");
            Dice.playOn(m, t.dice(19), Trial.LONGEST_MATCH);
            same(
                    "the replay of a match that somebody left",
                    m.hash(),
                    Match.replay(t.game, m.journal()).hash());
        }
    };

    static void sameDecisions(Match a, Match b) {
        sameDecisions(a, b, true);
    }

    /** Also with other numbers, where one of them has gone back: a number is used once. */
    private static void sameDecisions(Match a, Match b, boolean numbers) {
        Check.same("how many are asked", a.open(), b.open());
        for (int i = 0; i < a.open(); i++) {
            Decision one = a.open(i);
            Decision other = b.openFor(one.seat());
            Check.holds(other != null, "seat " + (one.seat() + 1) + " is not asked");
            if (other != null) sameDecision(one, other, numbers);
        }
    }

    private static void sameDecision(Decision a, Decision b, boolean numbers) {
        Check.same("why is asked", a.why(), b.why());
        if (numbers) Check.same("the number of the decision", a.number(), b.number());
        Check.same("what asks", a.because(), b.because());
        Check.same("how many must be chosen", a.min(), b.min());
        Check.same("how many may be chosen", a.max(), b.max());
        Check.same("how many options there are", Dice.options(a), Dice.options(b));
        for (int i = 0; i < Dice.options(a); i++) Check.same("option " + (i + 1), a.code(i), b.code(i));
    }
}
