package croupier.lab;

import croupier.kernel.Decision;
import croupier.kernel.Game;
import croupier.kernel.Journal;
import croupier.kernel.Match;
import croupier.kernel.Say;
import croupier.lab.search.Thought;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Every real choice of a match that was played, looked at from the seat that made it: what it was worth, and what would have been best.
 *
 * @param search the options of the search
 */
public record Analysis(String game, int seats, String search, List<Moment> moments) {
    /** What is given away by less than this is no mistake, but the search's own doubt. */
    private static final double DOUBT = 0.03;

    /**
     * One choice; of a set its first pick.
     *
     * @param answer its place in the journal, from 1 on
     * @param seat from 1 on
     * @param before the chance to win with the best option, from 0 to 1; in a game for one 0.5 is as good as it was
     * @param after the chance to win with what was chosen
     * @param line what would have been expected to come of the best
     */
    public record Moment(
            int answer,
            int seat,
            String question,
            String chosen,
            String best,
            double before,
            double after,
            List<String> line) {
        /** What was given away. */
        public double loss() {
            return Math.max(0, before - after);
        }
    }

    /** Looks at every answer of a journal; the listener gets how many are done. */
    public static Analysis of(Game game, Journal journal, String search, LongConsumer done) {
        List<Moment> moments = new ArrayList<>();
        for (int i = 0; i < journal.size(); i++) {
            Moment moment = at(game, journal, i, search);
            if (moment != null) moments.add(moment);
            done.accept(i + 1);
        }
        return new Analysis(game.name(), journal.seats, search, moments);
    }

    /** Looks at one answer of a journal, counted from 0; null if there was nothing to choose. */
    public static @Nullable Moment at(Game game, Journal journal, int i, String search) {
        Journal.Answer answer = journal.get(i);
        return answer.leaves() ? null : moment(Match.replay(game, journal.first(i)), i + 1, answer, search);
    }

    private static @Nullable Moment moment(Match m, int number, Journal.Answer answer, String search) {
        Decision d = m.openFor(answer.seat());
        if (d == null || d.size() < 2) return null;
        Thought thought = Hint.of(m, answer.seat(), search).thought();
        int chosen = place(d, answer.codes());
        if (thought == null || chosen < 0) return null;
        Thought.Weighed best = thought.options().getFirst();
        Thought.Weighed taken = thought.of(chosen);
        // what was hardly tried was seen to be bad at once: its mean says little
        double after = taken.tries() == 0 ? 0 : Math.min(taken.chance(), best.chance());
        return new Moment(
                number,
                answer.seat() + 1,
                Say.prompt(m.table(), d),
                words(m, d, chosen),
                words(m, d, best.option()),
                best.chance(),
                thought.standsFor().get(chosen) == best.option() ? best.chance() : after,
                thought.line());
    }

    /** The place of an answer among what a bot is offered first: of a set to stop, where it may be empty, and the options. */
    private static int place(Decision d, long[] codes) {
        int stops = d.several() && d.min() == 0 ? 1 : 0;
        if (codes.length == 0) return stops - 1;
        int first = Integer.MAX_VALUE;
        for (long code : codes)
            for (int i = 0; i < d.size(); i++)
                if (d.code(i) == code) first = d.ordered() && first < Integer.MAX_VALUE ? first : Math.min(first, i);
        return first == Integer.MAX_VALUE ? -1 : first + stops;
    }

    private static String words(Match m, Decision d, int place) {
        int stops = d.several() && d.min() == 0 ? 1 : 0;
        return place < stops ? "nothing" : Say.option(m.table(), d.seat(), d.code(place - stops));
    }

    /** The choices that gave most away, the worst first. */
    public List<Moment> mistakes() {
        return moments.stream()
                .filter(m -> m.loss() > DOUBT)
                .sorted(Comparator.comparingDouble(Moment::loss).reversed())
                .toList();
    }
}
