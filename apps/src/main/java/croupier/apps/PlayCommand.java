package croupier.apps;

import croupier.apps.table.Ink;
import croupier.apps.table.Lines;
import croupier.apps.table.PipedLines;
import croupier.apps.table.Screen;
import croupier.apps.table.Sitting;
import croupier.apps.table.TerminalLines;
import croupier.kernel.Content;
import croupier.kernel.Game;
import croupier.kernel.GameSource;
import croupier.kernel.Games;
import croupier.kernel.Generator;
import croupier.kernel.Match;
import croupier.kernel.Policy;
import croupier.kernel.Setup;
import croupier.lab.Bots;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Plays a match in the terminal. */
@Command(
        name = "play",
        mixinStandardHelpOptions = true,
        description = "Plays a match in the terminal, against bots or with others at the same keyboard.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  croupier play duel                          against a normal opponent",
            "  croupier play duel --seats human,random     against another",
            "  croupier play duel --seats human,human      two people, one keyboard",
            "  croupier play spire --seed 1ABCD2EFGH       a seed as the game writes it",
            "  croupier play spire --daily                 the run of today",
            "  croupier play --resume                      goes on with the match saved last",
            "",
            "At the table 'help' lists what can be typed."
        })
final class PlayCommand extends Subcommand {
    private static final String HUMAN = "human";
    private static final String USUAL_LEVEL = "normal";

    @Parameters(arity = "0..1", paramLabel = "GAME", description = "The game; not needed with --resume.")
    private @Nullable String name;

    @Option(
            names = "--seats",
            split = ",",
            paramLabel = "WHO",
            description =
                    "Who sits in the seats: human, easy, normal, hard, expert, or a bot by name (usually human, then normal).")
    private List<String> seats = List.of();

    @Option(
            names = "--seed",
            paramLabel = "SEED",
            description = "The seed as the game writes it; the same seed deals the same cards.")
    private @Nullable String seed;

    @Option(
            names = "--seed-number",
            paramLabel = "N",
            description = "The seed as a number, for games that write seeds in another way.")
    private @Nullable Long seedNumber;

    @Option(names = "--daily", description = "The seed of today, the same for everybody.")
    private boolean daily;

    @Option(
            names = "--quick",
            description = "Does the only thing that can be done without asking, such as ending the turn.")
    private boolean quick;

    @Mixin
    private GameChoice choice = new GameChoice();

    @Option(
            names = "--resume",
            arity = "0..1",
            fallbackValue = "",
            paramLabel = "FILE",
            description = "Goes on with a saved match, without FILE with the one saved last.")
    private @Nullable Path resumed;

    private @Nullable Content content;
    private @Nullable Path file;

    @Override
    public Integer call() {
        Match match = resumed != null ? resume(resumed) : begin();
        return main.isInteractive() ? atTerminal(match) : piped(match);
    }

    // ---- a new match, or a saved one

    private Match begin() {
        if (name == null)
            throw Trouble.wrong(
                    "which game? Write 'croupier play GAME' with one of " + String.join(", ", Games.names()));
        GameSource source = Games.source(name);
        content = choice.content(source);
        Game game = source.load(content);
        seats = Bots.joined(seats);
        if (seats.isEmpty()) {
            seats = new ArrayList<>(List.of(HUMAN));
            while (seats.size() < game.minSeats()) seats.add(USUAL_LEVEL);
        }
        int people = 0;
        for (int i = 0; i < seats.size(); i++) if (seats.get(i).equals(HUMAN)) people |= 1 << i;
        Setup setup = choice.write(game.forPeople(Setup.of(game, seats.size(), seed(game)), people));
        @Nullable Policy[] bots = bots(game, setup.seed());
        return quick ? Match.start(setup, bots) : Match.startWithActs(setup, bots);
    }

    private long seed(Game game) {
        int said = (daily ? 1 : 0) + (seed == null ? 0 : 1) + (seedNumber == null ? 0 : 1);
        if (said > 1) throw Trouble.wrong("--seed, --seed-number and --daily all say the seed: use one of them");
        if (daily) return Generator.mix(LocalDate.now(ZoneOffset.UTC).toEpochDay()) >>> 1;
        if (seedNumber != null) return seedNumber;
        if (seed == null) return System.nanoTime() & 0xffffff;
        try {
            return game.readSeed(seed);
        } catch (IllegalArgumentException e) {
            throw Trouble.wrong("--seed: " + e.getMessage());
        }
    }

    private @Nullable Policy[] bots(Game game, long from) {
        @Nullable Policy[] bots = new Policy[seats.size()];
        for (int i = 0; i < bots.length; i++) {
            if (seats.get(i).equals(HUMAN)) continue;
            Policy bot = bot(seats.get(i), game);
            bot.begin(from, i);
            bots[i] = bot;
        }
        return bots;
    }

    private static Policy bot(String who, Game game) {
        try {
            return Bots.of(who, game);
        } catch (IllegalArgumentException e) {
            throw Trouble.wrong("--seats: " + e.getMessage() + " Or human.");
        }
    }

    private Match resume(Path named) {
        Optional<Path> newest = main.data().newestSave();
        if (named.toString().isEmpty() && newest.isEmpty())
            throw Trouble.wrong("there is no saved match in " + main.data().saves());
        Path from = named.toString().isEmpty() ? newest.get() : named;
        MatchFile stored = MatchFile.read(from);
        if (name != null && !name.equals(stored.journal().game))
            throw Trouble.wrong(from + " is a match of " + stored.journal().game + ", not of " + name);
        file = from;
        Match m = stored.resumed(main.data(), out(), !quick);
        Game game = m.game();
        if (seats.isEmpty()) seats = stored.seats();
        if (seats.isEmpty())
            for (int i = 0; i < m.setup().seats(); i++) seats = with(seats, i == 0 ? HUMAN : USUAL_LEVEL);
        if (seats.size() != m.setup().seats())
            throw Trouble.wrong("--seats names " + seats.size() + ", but the match has "
                    + m.setup().seats() + " seats");
        @Nullable Policy[] bots = bots(game, Generator.mix(m.setup().seed() + m.answers()));
        for (int i = 0; i < bots.length; i++) m.seat(i, bots[i]);
        return m;
    }

    private static List<String> with(List<String> all, String one) {
        List<String> more = new ArrayList<>(all);
        more.add(one);
        return more;
    }

    // ---- at the table

    private int atTerminal(Match match) {
        try (TerminalLines lines = TerminalLines.open(Sitting.COMMANDS)) {
            Ink ink = Ink.of(true, main::environment);
            return sit(match, lines, lines.out(), new Screen(lines.out(), ink, lines.width()));
        } catch (IOException e) {
            return piped(match);
        }
    }

    private int piped(Match match) {
        PrintWriter out = out();
        return sit(match, new PipedLines(main.in(), out), out, new Screen(out, Ink.PLAIN, 100));
    }

    private int sit(Match match, Lines lines, PrintWriter out, Screen screen) {
        boolean ended = new Sitting(match, seats, lines, screen, this::save, quick).play();
        if (ended) {
            Path last = main.data().lastMatch(match.game().name());
            write(match, last);
            out.println("Seed " + match.game().saySeed(match.setup().seed()) + ". See it again with: croupier replay "
                    + last);
        }
        out.flush();
        return Exit.OK;
    }

    private Path save(Match m, String to) {
        if (!to.isBlank()) file = Path.of(to.strip());
        else if (file == null) file = main.data().newSave(m.game().name());
        write(m, file);
        return file;
    }

    /** The match and, beside it, the cards it is played with. */
    private void write(Match m, Path to) {
        DataFolder.write(to, MatchFile.write(m, seats));
        if (content != null) main.data().keep(m.game().cards().hash(), content);
    }
}
