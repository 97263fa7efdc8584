package croupier.lab.contract;

import croupier.kernel.Decision;
import croupier.kernel.Match;
import croupier.kernel.Say;
import croupier.kernel.Table;
import croupier.kernel.View;
import croupier.kernel.Zone;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Nobody sees what they should not, and everybody imagines from their sight alone. */
final class Secrecy {
    private static final int REDEALS = 1000;

    /** This many standard deviations from fair mean that it is not chance. */
    private static final double UNFAIR = 5;

    private Secrecy() {}

    static List<Check> checks() {
        return List.of(NO_LEAK, SAME_QUESTIONS, ONE_SIGHT, FAIR);
    }

    private static boolean redeal(Trial t, int seat, int salt) {
        t.redeals++;
        if (t.match.seen(seat).imagine(t.dice(salt), t.room)) return true;
        t.noRedeals++;
        return false;
    }

    static final Check NO_LEAK = new Check("a view shows nothing that its seat may not see", 12) {
        @Override
        void at(Trial t) {
            int seat = t.anySeat(29);
            if (!redeal(t, seat, 31)) return;
            same("the view of seat " + (seat + 1), View.of(t.match, seat), View.of(t.room, seat));
            same("the view of a spectator", View.of(t.match, -1), View.of(t.room, -1));
            same(
                    "how good the match looks to seat " + (seat + 1),
                    t.game.score(t.match.seen(seat), seat),
                    t.game.score(t.room.seen(seat), seat));
            same(
                    "how good the match looks to a search of seat " + (seat + 1),
                    t.game.outlook(t.match.seen(seat), seat),
                    t.game.outlook(t.room.seen(seat), seat));
            // who has answered together with others is asked again in what it imagines
            if (t.partly && t.match.openFor(seat) == null) return;
            same("what seat " + (seat + 1) + " is asked", asked(t.match, seat), asked(t.room, seat));
        }

        // the decision of a seat in its own words, with the names of its options that learners use
        private List<Object> asked(Match m, int seat) {
            Decision d = m.openFor(seat);
            if (d == null) return List.of();
            List<Object> all = new ArrayList<>();
            all.add(Say.prompt(m.table(), d));
            all.add(Say.name(m.table(), seat, d.because()));
            for (int i = 0; i < Dice.options(d); i++) {
                all.add(Say.option(m.table(), seat, d.code(i)));
                all.add(d.key(i));
            }
            for (int i = 0; i < d.refused(); i++) all.add(Say.reason(m.table(), d, i));
            return all;
        }
    };

    static final Check SAME_QUESTIONS = new Check("who is asked never depends on what others may not see", 12) {
        @Override
        void at(Trial t) {
            int seat = t.anySeat(37);
            if (!redeal(t, seat, 41)) return;
            // the kernel answers for who has one option: the new deal may stand at a later question, never at another
            String truth = questions(t, t.match);
            String redealt = questions(t, t.room);
            boolean standsThere = t.match.openFor(seat) != null;
            if (standsThere || !(truth.startsWith(redealt) || redealt.startsWith(truth)))
                same("who is asked since the checkpoint, by (seat, prompt),", truth, redealt);
        }

        private String questions(Trial t, Match m) {
            Trace trace = new Trace();
            m.forkInto(t.kept);
            t.kept.probe(trace);
            t.kept.open();
            t.kept.probe(null);
            return trace.whoWasAsked();
        }
    };

    static final Check ONE_SIGHT = new Check("two truths with one sight imagine the same table", 12) {
        @Override
        void at(Trial t) {
            int seat = t.match.open(t.dice(43) % t.match.open()).seat();
            if (t.partly || !redeal(t, seat, 47)) return;
            boolean one = t.room.seen(seat).imagine(t.dice(53), t.otherRoom);
            long hash = one ? t.otherRoom.hash() : 0;
            boolean other = t.match.seen(seat).imagine(t.dice(53), t.room);
            same("whether seat " + (seat + 1) + " can imagine a table", other, one);
            if (one) same("the table that seat " + (seat + 1) + " imagines", t.room.hash(), hash);
        }
    };

    /**
     * Looked at where a task has only asked: what it has drawn or shuffled before is known to be drawn and shuffled, and who is
     * passed over because there was nothing to choose betrays something; then not every deal leads to this decision.
     */
    static final Check FAIR = new Check("hidden cards are dealt fairly", 400) {
        @Override
        void at(Trial t) {
            int seat = t.anySeat(59);
            List<Integer> hidden = hidden(t.match.table(), seat);
            boolean begins = t.match.asksInTask() == t.match.open() && !t.match.hasMoved();
            if (t.partly || !begins || hidden.size() < 2) return;
            int row = hidden.get(t.dice(61) % hidden.size());
            Map<String, Integer> slots = new HashMap<>();
            int group = t.game.dealGroup(t.match.table(), row);
            int all = 0;
            for (int r : hidden)
                if (t.game.dealGroup(t.match.table(), r) == group) {
                    slots.merge(place(t.match.table(), r), 1, Integer::sum);
                    all++;
                }
            Map<String, Integer> seen = new HashMap<>();
            for (int i = 0; i < REDEALS; i++) {
                if (!t.match.seen(seat).imagine(t.dice(67) + i * 1000L, t.room)) return;
                seen.merge(place(t.room.table(), row), 1, Integer::sum);
            }
            for (String place : slots.keySet()) {
                double share = (double) slots.getOrDefault(place, 0) / all;
                double off = Math.abs(seen.getOrDefault(place, 0) - REDEALS * share);
                double sigma = Math.sqrt(REDEALS * share * (1 - share));
                holds(
                        off <= UNFAIR * sigma + 1,
                        "of " + REDEALS + " deals " + seen.getOrDefault(place, 0) + " put a card into " + place
                                + ", where it belongs with chance " + share);
            }
        }

        private List<Integer> hidden(Table t, int seat) {
            List<Integer> rows = new ArrayList<>();
            for (Zone z : t.game().layout().zones())
                for (int owner = 0; owner < (z.shared() ? 1 : t.seats()); owner++)
                    for (int i = 0; i < t.count(z, owner); i++)
                        if (!t.sees(t.at(z, owner, i), seat)) rows.add(t.at(z, owner, i));
            return rows;
        }

        private String place(Table t, int row) {
            return t.zoneOf(row) + " of seat " + (t.ownerOf(row) + 1);
        }
    };
}
