package croupier.apps;

import croupier.kernel.Nearest;
import croupier.script.library.Library;
import croupier.script.reading.CardReader;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Reads a printed rules text into what a card file would say. */
@Command(
        name = "read",
        mixinStandardHelpOptions = true,
        description = {
            "Reads a printed rules text and prints what a card file would say.",
            "A reading counts only if the text that the game makes from it is the text that was read."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  croupier read \"Deal 8 damage. Apply 2 Vulnerable.\" --game spire",
            "  croupier read \"At the start of your turn, gain 1 energy.\" --game spire --kind relics",
            "  croupier read --all --game duel",
            "",
            "Where a text may mean several things, all of them are printed, the simplest first."
        })
final class ReadCommand extends Subcommand {
    @Parameters(arity = "0..*", paramLabel = "TEXT", description = "The text, as it is printed on a card.")
    private List<String> words = new ArrayList<>();

    @Option(names = "--game", required = true, paramLabel = "GAME", description = "The game.")
    private String gameName = "";

    @Option(
            names = "--kind",
            paramLabel = "FOLDER",
            description = "What the text is of: a folder of card files; cards by default.")
    private String kind = "";

    @Option(
            names = "--all",
            description =
                    "Reads the texts of the game's own cards and lists those that do not come back from their text.")
    private boolean all;

    @Option(
            names = "--held-out",
            description = "With --all: reads each card without the phrases that no other card has.")
    private boolean heldOut;

    @Mixin
    private GameChoice choice = new GameChoice();

    @Option(names = "--json", description = "Write JSON.")
    private boolean json;

    /** What is known of the texts of one folder. */
    private record Share(String kind, int texts, int back, List<String> others) {}

    @Override
    public Integer call() {
        Library library = Scripted.needed(choice.load(gameName), "texts to read");
        if (!kind.isEmpty() && !library.folders().contains(kind))
            throw Trouble.wrong(gameName + " has no '" + kind + "'. " + Nearest.hint(kind, library.folders()));
        if (words.isEmpty() && !all)
            throw Trouble.wrong("which text? Write 'croupier read \"TEXT\" --game " + gameName
                    + "', or --all for the game's own cards");
        CardReader reader = new CardReader(library);
        if (all) return shares(library, reader);
        String folder = kind.isEmpty() ? library.folders().get(0) : kind;
        CardReader.Outcome outcome = reader.read(String.join(" ", words), folder);
        if (json) out().println(JsonResults.of(outcome));
        else print(outcome, folder);
        return outcome.isUnderstood() ? Exit.OK : Exit.WRONG;
    }

    private void print(CardReader.Outcome outcome, String folder) {
        PrintWriter out = out();
        if (!outcome.isUnderstood()) {
            out.println("This is not understood as a text of " + gameName + "'s " + folder + ":");
            out.println("    " + outcome.text());
            out.println("    " + " ".repeat(outcome.from()) + "^".repeat(Math.max(1, outcome.to() - outcome.from())));
            if (!outcome.nearest().isEmpty()) out.println("The nearest sentence is: " + outcome.nearest());
            return;
        }
        List<String> readings = outcome.readings();
        if (readings.size() > 1) out.println("# " + readings.size() + " readings: the text does not tell them apart");
        for (int i = 0; i < readings.size(); i++) {
            if (i > 0) out.println("---");
            out.println(readings.get(i));
        }
    }

    private int shares(Library library, CardReader reader) {
        List<Share> shares = new ArrayList<>();
        for (String folder : library.folders()) {
            if (!kind.isEmpty() && !kind.equals(folder)) continue;
            List<CardReader.Back> back = reader.back(folder, heldOut);
            List<String> others = back.stream()
                    .filter(b -> !b.isSame())
                    .map(b -> b.name() + "+".repeat(b.level()) + ": " + b.text().replace("\n", " "))
                    .toList();
            if (!back.isEmpty()) shares.add(new Share(folder, back.size(), back.size() - others.size(), others));
        }
        if (json) {
            out().println(JsonResults.of(shares));
            return Exit.OK;
        }
        for (Share s : shares) {
            out().println(s.kind + ": " + s.back + " of " + s.texts + " come back from their text");
            for (String other : s.others) out().println("  " + other);
        }
        return Exit.OK;
    }
}
