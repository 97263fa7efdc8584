package croupier.apps;

import croupier.kernel.Content;
import croupier.kernel.Game;
import croupier.kernel.GameSource;
import croupier.kernel.Games;
import croupier.kernel.Option;
import croupier.kernel.Setup;
import croupier.lab.study.Cell;
import croupier.lab.study.Study;
import croupier.script.files.Mistakes;
import croupier.script.files.MistakesException;
import croupier.script.files.Node;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** A plan of a study as people write it. Every mistake is reported with its line and a caret, like those of card files. */
final class PlanFile {
    private static final Set<String> KEYS = Set.of(
            "game",
            "cards",
            "options",
            "seats",
            "decks",
            "deck-files",
            "random-decks",
            "bots",
            "seed",
            "matches",
            "until",
            "write",
            "sampled",
            "parts",
            "numbers",
            "band",
            "about");

    private final Path file;
    private final String text;
    private final Mistakes mistakes = new Mistakes();
    private final PlanNodes nodes;
    private final GameSource source;
    private final Content content;

    private PlanFile(Path file, String text, Node.Mapping plan) {
        this.file = file;
        this.text = text;
        nodes = new PlanNodes(plan, mistakes);
        nodes.onlyKeys("a plan", KEYS);
        source = gameOf();
        content = contentOf();
    }

    static PlanFile read(Path file) {
        String text;
        try {
            text = Files.readString(file);
        } catch (IOException e) {
            throw Trouble.wrong("there is no plan " + file + ", or it cannot be read");
        }
        Node root;
        try {
            root = Node.read(file.toString(), text);
        } catch (MistakesException e) {
            throw new MistakesException("plan", e.mistakes());
        }
        if (!(root instanceof Node.Mapping plan))
            throw Trouble.wrong(file + " is a mapping: game, bots, matches and so on");
        return new PlanFile(file, text, plan);
    }

    private GameSource gameOf() {
        Node.Scalar name = nodes.scalar("game");
        if (name == null) throw nodes.stop("game", "a plan names its game: 'game: duel'");
        try {
            return Games.source(name.text());
        } catch (IllegalArgumentException e) {
            throw nodes.stop(name, String.valueOf(e.getMessage()));
        }
    }

    private Content contentOf() {
        List<Path> packs = new ArrayList<>();
        for (Node.Scalar pack : nodes.list("cards")) if (exists(pack)) packs.add(at(pack));
        Content cards = CardFiles.on(source, packs);
        Map<String, String> decks = new TreeMap<>();
        for (Node.Scalar deck : nodes.list("deck-files")) {
            if (!exists(deck)) continue;
            Path path = at(deck);
            try {
                decks.put("decks/plan-" + path.getFileName(), Files.readString(path));
            } catch (IOException e) {
                throw nodes.stop(deck, path + " cannot be read");
            }
        }
        Content all = decks.isEmpty() ? cards : cards.withPack("decks of the plan", String.valueOf(file), decks);
        if (nodes.node("random-decks") == null) return all;
        int random = (int) nodes.number("random-decks", 1, 1, 1000);
        long seed = nodes.number("seed", 1, Long.MIN_VALUE, Long.MAX_VALUE);
        nodes.check();
        try {
            return new DeckTrials(source, all).withRandom(random, seed);
        } catch (IllegalArgumentException e) {
            throw nodes.stop("random-decks", String.valueOf(e.getMessage()));
        }
    }

    private Path at(Node.Scalar name) {
        return file.resolveSibling(name.text());
    }

    private boolean exists(Node.Scalar name) {
        boolean is = Files.exists(at(name));
        if (!is) mistakes.add(name, "there is no file or folder " + at(name));
        return is;
    }

    GameSource source() {
        return source;
    }

    Content content() {
        return content;
    }

    String text() {
        return text;
    }

    Path path() {
        return file;
    }

    /** Between which shares of wins decks are even, and how often the first seat may win. */
    record Band(double low, double high, double first) {
        static final Band USUAL = new Band(0.45, 0.55, 0.55);
    }

    Band band() {
        Node.Mapping m = nodes.mapping("band");
        nodes.check();
        if (m == null) return Band.USUAL;
        PlanNodes b = new PlanNodes(m, mistakes);
        b.onlyKeys("a band", Set.of("low", "high", "first"));
        Band band = new Band(
                b.real("low", 45, 0, 100) / 100, b.real("high", 55, 0, 100) / 100, b.real("first", 55, 0, 100) / 100);
        if (band.low > band.high) mistakes.add(m, "'low' is above 'high': no deck can lie in such a band");
        nodes.check();
        return band;
    }

    PlanNodes nodes() {
        return nodes;
    }

    /** The study with the cards of the plan. */
    Study study() {
        return study(Games.load(source, content));
    }

    /** The same matches with other cards of the same game. */
    Study study(Game game) {
        int seats = (int) nodes.number("seats", defaultSeats(game), 1, 32);
        List<String> bots = bots(game, seats);
        Setup setup = setup(game, seats);
        List<Cell> cells = new PlanCells(nodes, setup, bots).all();
        long seed = nodes.number("seed", 1, Long.MIN_VALUE, Long.MAX_VALUE);
        Node.Mapping until = nodes.mapping("until");
        PlanNodes limits = until == null ? null : new PlanNodes(until, mistakes);
        if (limits != null) limits.onlyKeys("'until'", Set.of("width", "at-most", "step"));
        Node both = nodes.node("matches");
        if (limits != null && both != null)
            mistakes.add(both, "a plan has 'matches' or 'until', which says at-most itself");
        int matches = (int) nodes.number("matches", 1000, 1, Integer.MAX_VALUE);
        long most = limits == null ? matches : limits.number("at-most", 100_000, 1, Integer.MAX_VALUE);
        int step = limits == null ? matches : (int) Math.min(most, limits.number("step", 200, 1, 10_000_000));
        double width = limits == null ? 0 : limits.real("width", 2, 0.001, 100) / 100;
        int sampled = (int) nodes.number("sampled", 50, 0, 1_000_000);
        Set<Study.Rows> writes = writes();
        int parts = (int) nodes.number("parts", Study.PARTS, 1, 1_000_000);
        nodes.check();
        return new Study(cells, seed, step, (int) Math.max(1, most / step), width, writes, sampled, parts);
    }

    private int defaultSeats(Game game) {
        int named = nodes.list("bots").size();
        return named > 1 ? named : game.minSeats();
    }

    private List<String> bots(Game game, int seats) {
        List<Node.Scalar> named = nodes.list("bots");
        List<String> bots = new ArrayList<>();
        for (Node.Scalar bot : named) {
            nodes.attempt(bot, () -> croupier.lab.Bots.of(bot.text(), game));
            bots.add(bot.text());
        }
        if (bots.isEmpty()) bots.add("greedy");
        while (bots.size() == 1 || bots.size() < seats && named.size() < 2) {
            if (bots.size() >= seats) break;
            bots.add(bots.getFirst());
        }
        if (bots.size() != seats)
            throw nodes.stop("bots", bots.size() + " bots are named for " + seats + " seats: name one or " + seats);
        return bots;
    }

    private Setup setup(Game game, int seats) {
        Setup setup;
        try {
            setup = Setup.of(game, seats, 0);
        } catch (IllegalArgumentException e) {
            throw nodes.stop(nodes.node("seats") == null ? "bots" : "seats", String.valueOf(e.getMessage()));
        }
        Node.Mapping options = nodes.mapping("options");
        if (options == null) return setup;
        for (Node.Entry e : options.entries()) {
            if (!(e.value() instanceof Node.Scalar value)) {
                mistakes.add(
                        e.value(), "an option has one value, not " + e.value().what());
                continue;
            }
            Setup before = setup;
            boolean isKnown = game.layout().options().stream()
                    .map(Option::name)
                    .anyMatch(e.key().text()::equals);
            Setup[] after = {before};
            nodes.attempt(
                    isKnown ? value : e.key(),
                    () -> after[0] = before.with(e.key().text(), value.text()));
            setup = after[0];
        }
        return setup;
    }

    private Set<Study.Rows> writes() {
        if (nodes.node("write") == null) return EnumSet.complementOf(EnumSet.of(Study.Rows.DECISIONS));
        Set<Study.Rows> all = EnumSet.noneOf(Study.Rows.class);
        for (Node.Scalar s : nodes.list("write")) {
            Study.Rows rows = rows(s.text());
            if (rows != null) all.add(rows);
            else if (!s.text().equals("matches"))
                mistakes.add(
                        s,
                        "matches and seats are always written; beside them cards, uses, course, chapters, decisions");
        }
        return all;
    }

    private static Study.@Nullable Rows rows(String name) {
        for (Study.Rows r : Study.Rows.values())
            if (r.name().toLowerCase(Locale.ROOT).equals(name)) return r;
        return null;
    }
}
