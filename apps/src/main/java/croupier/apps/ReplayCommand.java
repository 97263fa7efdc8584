package croupier.apps;

import croupier.apps.table.Ink;
import croupier.apps.table.Screen;
import croupier.kernel.Game;
import croupier.kernel.Journal;
import croupier.kernel.Match;
import croupier.kernel.Say;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Plays a stored match again. */
@Command(
        name = "replay",
        mixinStandardHelpOptions = true,
        description = "Plays a stored match again and shows what happened.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  croupier replay duel-1.journal",
            "  croupier replay duel-1.journal --until 12 --seat 2",
            "  croupier replay duel-1.journal --verify",
            "",
            "Exit code 1 if the journal does not fit the game or, with --verify, the table is not as noted in the file."
        })
final class ReplayCommand extends Subcommand {
    @Parameters(paramLabel = "JOURNAL", description = "The file.")
    private Path file = Path.of("");

    @Option(names = "--verify", description = "Only says whether it gives the same match in every way to play it.")
    private boolean verify;

    @Option(names = "--until", paramLabel = "N", description = "Stops after N answers.")
    private int until = Integer.MAX_VALUE;

    @Option(names = "--seat", paramLabel = "N", description = "As seen from this seat (usually by a spectator).")
    private int seat;

    @Option(names = "--json", description = "Write JSON.")
    private boolean json;

    private record Told(
            String game,
            String content,
            long seed,
            int answers,
            boolean over,
            String outcome,
            String hash,
            List<String> log) {}

    @Override
    public Integer call() {
        MatchFile stored = MatchFile.read(file);
        PrintWriter out = out();
        Journal journal = stored.journal();
        if (until < 0) throw Trouble.wrong("--until: write a number from 0 to " + journal.size());
        if (seat < 0 || seat > journal.seats) throw Trouble.wrong("--seat: write a number from 1 to " + journal.seats);
        Game game = MatchFile.gameOf(journal, main.data(), err());
        if (verify) return verify(game, stored, out);
        Match m = MatchFile.replay(game, until < journal.size() ? journal.first(until) : journal, false);
        if (json) out.println(JsonResults.of(told(m)));
        else show(m, out);
        return Exit.OK;
    }

    private Told told(Match m) {
        Journal j = m.journal();
        String hash = Long.toHexString(m.hash());
        return new Told(
                j.game, j.content, j.seed, j.size(), m.isOver(), m.outcome().toString(), hash, log(m));
    }

    private List<String> log(Match m) {
        return java.util.stream.IntStream.range(0, m.log().size())
                .mapToObj(i -> Say.log(m, i, seat - 1))
                .filter(s -> !s.isBlank())
                .toList();
    }

    private void show(Match m, PrintWriter out) {
        for (String line : log(m)) out.println("  " + line);
        Screen screen = new Screen(out, Ink.of(main.isInteractive(), main::environment), 100);
        screen.table(m, seat - 1, List.of());
        out.println(m.journal().size() + " answers; " + m.outcome());
    }

    private static int verify(Game game, MatchFile stored, PrintWriter out) {
        Match m = MatchFile.replay(game, stored.journal(), false);
        String hash = Long.toHexString(m.hash());
        Match again = Match.forPlayouts(stored.journal().setup(game));
        again.reverseOptions();
        again.replayInto(stored.journal());
        if (again.hash() != m.hash())
            throw Trouble.failed(
                    "with options in reverse order the match ends on another table: an answer depends on it");
        // a match that asks for acts was perhaps stored before one
        Match asking = MatchFile.replay(game, stored.journal(), true);
        for (int i = 0; i < stored.seats().size(); i++)
            if (!stored.seats().get(i).equals("human")) asking.seat(i, (seen, d) -> 0);
        if (Long.toHexString(asking.hash()).equals(stored.hash())) hash = stored.hash();
        if (!stored.hash().isEmpty() && !stored.hash().equals(hash))
            throw Trouble.failed("the table is " + hash + " after the last answer, but the file notes " + stored.hash()
                    + ": the rules have changed since");
        out.println("verified: " + m.journal().size() + " answers, table " + hash
                + (stored.hash().isEmpty() ? " (nothing noted in the file)" : " as noted") + "; " + m.outcome());
        return Exit.OK;
    }
}
