package croupier.lab;

import croupier.kernel.Game;
import croupier.kernel.Generator;
import croupier.kernel.Match;
import croupier.kernel.Option;
import croupier.kernel.Policy;
import croupier.kernel.Setup;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Every bot against every other. Two play each pair of ready-made decks with the same seed both ways round; of more seats one bot
 * has one and the other the rest, each in turn; a game for one is played by every bot with the same seeds. The same seed gives the
 * same standings with any number of threads.
 *
 * @param games matches of each pair of bots, or of each bot in a game for one
 */
public record Ladder(Setup setup, List<String> bots, int games, long seed, int threads) {
    public Ladder {
        bots = List.copyOf(bots);
        boolean alone = setup.seats() == 1;
        if (bots.size() < (alone ? 1 : 2))
            throw new IllegalArgumentException("a ladder needs at least two bots: --bots greedy,search");
        if (bots.stream().distinct().count() < bots.size())
            throw new IllegalArgumentException("every bot of a ladder is named once");
        if (games < 1) throw new IllegalArgumentException("at least one match must be played, not " + games);
        if (threads < 1) throw new IllegalArgumentException("at least one thread is needed, not " + threads);
        for (String bot : bots) Bots.of(bot, setup.game());
    }

    /** Who sat where in a match, and how it ended. */
    record Played(int[] bots, int[] results, int[] scores) {}

    /** How many matches are played in all. */
    public int matches() {
        int n = bots.size();
        return setup.seats() == 1 ? n * games : n * (n - 1) / 2 * games;
    }

    /** Plays all matches; the listener gets how many are done, from any thread. */
    public Standings run(LongConsumer done) {
        Played[] played = new Played[matches()];
        AtomicInteger next = new AtomicInteger();
        AtomicInteger finished = new AtomicInteger();
        AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
        List<Thread> workers = new ArrayList<>();
        for (int i = 0; i < threads; i++)
            workers.add(Thread.ofPlatform().name("ladder " + i).start(() -> {
                try {
                    Worker worker = new Worker();
                    for (int m = next.getAndIncrement();
                            m < played.length && failure.get() == null;
                            m = next.getAndIncrement()) {
                        played[m] = worker.play(m);
                        done.accept(finished.incrementAndGet());
                    }
                } catch (RuntimeException | Error e) {
                    failure.compareAndSet(null, e);
                }
            }));
        Simulation.join(workers);
        Throwable broken = failure.get();
        if (broken instanceof RuntimeException e) throw e;
        if (broken instanceof Error e) throw e;
        return Standings.of(setup, seed, games, bots, List.of(played));
    }

    /** Plays matches one after the other, with bots of its own. */
    private final class Worker {
        private final Policy[] players = new Policy[bots.size() * setup.seats()];
        private final Map<String, Match> tables = new HashMap<>();

        private Policy player(int bot, int seat) {
            int i = bot * setup.seats() + seat;
            return players[i] == null ? players[i] = Bots.of(bots.get(bot), setup.game()) : players[i];
        }

        Played play(int match) {
            int number = match % games;
            int[] sitting = sitting(match / games, number);
            int[] decks = decks(number);
            Policy[] seats = new Policy[sitting.length];
            for (int s = 0; s < seats.length; s++) seats[s] = player(sitting[s], s);
            Match m = tables.computeIfAbsent(decks[0] + " " + decks[1], _ -> Match.forPlayouts(with(decks)));
            long own = Simulation.seedOf(seed, number / round());
            try {
                m.play(own, seats);
            } catch (RuntimeException | AssertionError | StackOverflowError e) {
                throw new IllegalStateException(
                        "match " + number + " of " + setup.game().name() + ", seed " + own + ": " + e, e);
            }
            int[] results = new int[seats.length];
            int[] scores = new int[seats.length];
            for (int s = 0; s < seats.length; s++) {
                results[s] = m.resultOf(s);
                scores[s] = m.scoreOf(s);
            }
            return new Played(sitting, results, scores);
        }
    }

    /** How many matches in a row are played with one seed, so that everybody sits everywhere. */
    private int round() {
        int seats = setup.seats();
        return seats == 1 ? 1 : seats == 2 ? 2 : 2 * seats;
    }

    /** Which bot sits in which seat. */
    private int[] sitting(int pair, int number) {
        int seats = setup.seats();
        int[] sitting = new int[seats];
        if (seats == 1) {
            sitting[0] = pair;
            return sitting;
        }
        int one = 0;
        int rest = pair;
        while (rest >= bots.size() - 1 - one) rest -= bots.size() - 1 - one++;
        int other = one + 1 + rest;
        int turn = number % round();
        boolean swapped = turn >= seats;
        for (int s = 0; s < seats; s++) sitting[s] = s == turn % seats == !swapped ? one : other;
        return sitting;
    }

    /** The ready-made decks of a match for two, -1 for those of the setup; each pair both ways round. */
    private int[] decks(int number) {
        Game game = setup.game();
        int count = game.readyMade().size();
        if (setup.seats() != 2 || game.decks().size() < 2 || count < 2 || isDeckChosen()) return new int[] {-1, -1};
        long dice = Generator.mix(Simulation.seedOf(seed, number / 4) + 17);
        int a = (int) Math.floorMod(dice, (long) count);
        int b = (int) Math.floorMod(dice >> 20, (long) count);
        return number / 2 % 2 == 0 ? new int[] {a, b} : new int[] {b, a};
    }

    private boolean isDeckChosen() {
        for (Option o : setup.game().decks()) if (setup.options().containsKey(o.name())) return true;
        return false;
    }

    private Setup with(int[] decks) {
        if (decks[0] < 0) return setup;
        Game game = setup.game();
        return setup.with(game.decks().get(0).name(), game.readyMade().get(decks[0]))
                .with(game.decks().get(1).name(), game.readyMade().get(decks[1]));
    }
}
