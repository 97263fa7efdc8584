package croupier.apps;

import croupier.kernel.Catalogue;
import croupier.kernel.Content;
import croupier.kernel.Game;
import croupier.kernel.GameSource;
import croupier.kernel.Games;
import croupier.kernel.Nearest;
import croupier.script.Library;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Shows one card: its text, how it is written, and who uses it. */
@Command(
        name = "card",
        mixinStandardHelpOptions = true,
        description = "Shows a card: the text made from what it does, how it is written, and who names it.",
        footerHeading = "%nExamples:%n",
        footer = {"  croupier card spire Heavy Blade", "  croupier card duel --all"})
final class CardCommand implements Callable<Integer> {
    /** An endless upgrade is shown this often. */
    private static final int MOST_LEVELS = 3;

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "GAME", description = "The game.")
    private String gameName = "";

    @Parameters(index = "1..*", arity = "0..*", paramLabel = "NAME", description = "The card; quotes are not needed.")
    private List<String> words = new ArrayList<>();

    @Option(names = "--all", description = "Every card with its text.")
    private boolean all;

    @Mixin
    private GameChoice choice = new GameChoice();

    @Option(names = "--json", description = "Write JSON.")
    private boolean json;

    /** @param upgraded the text at the levels above the first, where it differs */
    private record Told(
            String name,
            String text,
            List<String> upgraded,
            String file,
            int line,
            String written,
            List<String> usedBy) {}

    @Override
    public Integer call() {
        GameSource source = Games.source(gameName);
        Content content = choice.content(source);
        Game game = source.load(content);
        PrintWriter out = spec.commandLine().getOut();
        if (words.isEmpty() && !all)
            throw Trouble.wrong("which card? Write 'croupier card " + gameName + " NAME', or --all for every card");
        List<Told> told = new ArrayList<>();
        if (all) for (int i = 1; i < game.cards().size(); i++) told.add(tell(game, content, i));
        else told.add(tell(game, content, find(game.cards(), String.join(" ", words))));
        if (json) out.println(Json.of(all ? told : told.getFirst()));
        else if (all) for (Told t : told) out.println(t.name + ": " + t.text.replace("\n", " "));
        else print(told.getFirst(), out);
        return Exit.OK;
    }

    private int find(Catalogue cards, String name) {
        List<String> names = new ArrayList<>();
        for (int i = 1; i < cards.size(); i++) {
            if (cards.name(i).toLowerCase(Locale.ROOT).equals(name.toLowerCase(Locale.ROOT))) return i;
            names.add(cards.name(i));
        }
        throw Trouble.wrong(gameName + " has no card '" + name + "'. " + Nearest.hint(name, names));
    }

    private static Told tell(Game game, Content content, int card) {
        String name = game.cards().name(card);
        Written w = Written.find(content, name);
        return new Told(
                name,
                game.cards().text(card),
                upgraded(game, card),
                w.file(),
                w.line(),
                w.text(),
                Written.usedBy(content, name));
    }

    private static List<String> upgraded(Game game, int card) {
        List<String> texts = new ArrayList<>();
        Library library = Scripted.library(game).orElse(null);
        if (library == null) return texts;
        String before = library.text(card, 0);
        for (int level = 1; level <= MOST_LEVELS; level++) {
            String text = library.text(card, level);
            if (text.equals(before)) break;
            texts.add(text);
            before = text;
        }
        return texts;
    }

    private static void print(Told t, PrintWriter out) {
        out.println(t.name);
        out.println();
        for (String line : t.text.split("\n", -1)) out.println("  " + line);
        for (String text : t.upgraded) out.println("  upgraded: " + text.replace("\n", "\n  "));
        if (!t.written.isEmpty()) {
            out.println();
            out.println(t.file + ":" + t.line);
            for (String line : t.written.split("\n", -1)) out.println("  " + line);
        }
        if (!t.usedBy.isEmpty()) {
            out.println();
            out.println("named by " + String.join(", ", t.usedBy));
        }
    }
}
