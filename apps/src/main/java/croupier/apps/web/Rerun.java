package croupier.apps.web;

import croupier.kernel.Game;
import croupier.kernel.Journal;
import croupier.kernel.Match;
import croupier.kernel.Reply;

/** A match that was played, played again one answer of its journal at a time. */
final class Rerun {
    private final Game game;
    private final Journal journal;
    private Match match;
    private int at;

    /** Stands before the answer of this number, counted from 0. */
    Rerun(Game game, Journal journal, int from) {
        this.game = game;
        this.journal = journal;
        this.at = from;
        this.match = standing();
    }

    /** Who plays alone is asked for acts such as ending a turn, as at the table. */
    private Match standing() {
        Journal first = journal.first(at);
        return journal.seats == 1 ? Match.replayWithActs(game, first) : Match.replay(game, first);
    }

    Match match() {
        return match;
    }

    /** How many answers were given. */
    int at() {
        return at;
    }

    boolean isAtEnd() {
        return at >= journal.size();
    }

    /** The answer that comes next. */
    Journal.Answer next() {
        return journal.get(at);
    }

    /** Gives the next answer. Where the match does not ask what the journal answers, it is set up again at that place. */
    void step() {
        Journal.Answer a = next();
        at++;
        Reply reply = a.leaves() ? match.leave(a.seat()) : match.answer(a.seat(), a.codes());
        if (!reply.ok()) match = standing();
    }

    /** Gives answers until this many were given. */
    void stepTo(int answers) {
        while (at < answers && !isAtEnd()) step();
    }
}
