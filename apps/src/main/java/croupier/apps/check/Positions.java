package croupier.apps.check;

import croupier.kernel.Decision;
import croupier.kernel.Game;
import croupier.kernel.Generator;
import croupier.kernel.Journal;
import croupier.kernel.Match;
import croupier.kernel.Policy;
import croupier.kernel.Scenery;
import croupier.kernel.Setup;
import croupier.kernel.Sight;
import croupier.kernel.Table;
import croupier.kernel.Zone;
import croupier.lab.Bots;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Positions that random moves at a page would hardly reach, from matches of bots: one of each scene of the game, and the table on
 * which most lies. The page is then opened at them.
 */
final class Positions {
    /** A position: the journal of how it came about. */
    record Position(String title, Journal journal) {}

    /** More bytes of a journal than this are not accepted by a table. */
    private static final int LONGEST = 60_000;

    private static final int MOST_ANSWERS = 3_000;

    /** Zones that pages draw as piles. */
    private static final Pattern PILE =
            Pattern.compile("discard|grave|used|exhaust|exile|dead|gone|deck|pile|crypt|out of|box");

    private final Game game;
    private final int seats;
    private final Map<String, String> options;
    private final Map<String, Journal> byScene = new LinkedHashMap<>();
    private @Nullable Journal crowded;
    private int most;

    Positions(Game game, int seats, Map<String, String> options) {
        this.game = game;
        this.seats = seats;
        this.options = options;
    }

    /** What some matches of bots lead to. */
    List<Position> of(int matches, long seed) {
        for (int i = 0; i < matches; i++) play(seed + i);
        List<Position> all = new ArrayList<>();
        byScene.forEach((scene, journal) -> all.add(new Position(scene, journal)));
        if (crowded != null) all.add(new Position("most things (" + most + ")", crowded));
        return all;
    }

    private void play(long seed) {
        Policy bot = Bots.of("greedy", game);
        bot.begin(seed, 0);
        Setup setup = Setup.of(game, seats, Generator.mix(seed));
        for (Map.Entry<String, String> o : options.entrySet()) setup = setup.with(o.getKey(), o.getValue());
        Match m = Match.startWithActs(setup, new Policy[seats]);
        for (int i = 0; i < MOST_ANSWERS && !m.isOver(); i++) {
            Decision d = m.open(0);
            if (d.size() > 1) look(m, d.seat());
            if (!m.answer(d.seat(), m.chosenBy(bot, d.seat())).ok()) return;
        }
    }

    private void look(Match m, int seat) {
        Scenery scenery = game.scenery();
        String scene =
                scenery == null ? "" : scenery.scene(m, seat).name() + (pairs(m, scenery, seat) > 1 ? ", pairs" : "");
        int things = lying(m.table());
        if (byScene.containsKey(scene) && things <= most) return;
        Journal journal = m.journal().first(m.answers());
        if (journal.write().length() > LONGEST) return;
        byScene.putIfAbsent(scene, journal);
        if (things > most) {
            most = things;
            crowded = journal;
        }
    }

    /** How many things can be paired with others, such as blockers with attackers. */
    private static int pairs(Match m, Scenery scenery, int seat) {
        Set<Integer> found = new HashSet<>();
        scenery.pairs(m, seat, (one, _) -> found.add(one));
        return found.size();
    }

    /** How much lies open on the table. */
    private int lying(Table t) {
        int n = 0;
        for (Zone z : game.layout().zones())
            if (z.sight() == Sight.ALL && !PILE.matcher(z.name()).find())
                for (int seat = 0; seat < (z.shared() ? 1 : seats); seat++) n += t.count(z, seat);
        return n;
    }
}
