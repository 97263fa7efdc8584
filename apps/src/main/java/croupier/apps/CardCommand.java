package croupier.apps;

import croupier.kernel.Content;
import croupier.kernel.Game;
import croupier.kernel.GameSource;
import croupier.kernel.Games;
import croupier.kernel.Nearest;
import croupier.script.library.Library;
import croupier.script.library.Page;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Shows one card: its text, how it is written, and who uses it. */
@Command(
        name = "card",
        mixinStandardHelpOptions = true,
        description = {
            "Shows a card: the text made from what it does, how it is written, and who names it.",
            "Anything else that card files define can be looked up as well, such as a power or an event."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  croupier card spire Heavy Blade",
            "  croupier card spire Vulnerable",
            "  croupier card duel --all",
            "",
            "Where several kinds have a definition of that name, each is shown."
        })
final class CardCommand extends Subcommand {
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

    private record Told(
            String name,
            String kind,
            String text,
            List<String> upgraded,
            String file,
            int line,
            String written,
            List<String> namedBy) {}

    @Override
    public Integer call() {
        GameSource source = Games.source(gameName);
        Content content = choice.content(source);
        Game game = source.load(content);
        PrintWriter out = out();
        if (words.isEmpty() && !all)
            throw Trouble.wrong("which card? Write 'croupier card " + gameName + " NAME', or --all for every card");
        if (all && !json) {
            for (int i = 1; i < game.cards().size(); i++)
                out.println(game.cards().name(i) + ": " + game.cards().text(i).replace("\n", " "));
            return Exit.OK;
        }
        List<Told> told = all ? all(game, content) : named(game, content, String.join(" ", words));
        if (json) out.println(JsonResults.of(told));
        else for (Told t : told) print(t, told.size() > 1, out);
        return Exit.OK;
    }

    private static List<Told> all(Game game, Content content) {
        Library library = Scripted.library(game).orElse(null);
        List<Told> told = new ArrayList<>();
        for (int i = 1; i < game.cards().size(); i++)
            told.add(library == null ? plain(game, content, i) : told(library.page(i)));
        return told;
    }

    private List<Told> named(Game game, Content content, String name) {
        Library library = Scripted.library(game).orElse(null);
        List<String> names = new ArrayList<>();
        List<Told> told = new ArrayList<>();
        if (library == null) {
            for (int i = 1; i < game.cards().size(); i++) {
                names.add(game.cards().name(i));
                if (names.getLast().equalsIgnoreCase(name)) told.add(plain(game, content, i));
            }
        } else {
            names.addAll(library.names());
            for (Page p : library.pages(name)) told.add(told(p));
        }
        if (told.isEmpty()) throw Trouble.wrong(gameName + " has no card '" + name + "'. " + Nearest.hint(name, names));
        return told;
    }

    private static Told told(Page p) {
        return new Told(
                p.name(),
                p.folder(),
                p.text(),
                p.upgraded(),
                p.place().file(),
                p.place().line(),
                p.written(),
                p.namedBy());
    }

    /** A card of a game whose card files only the game can read: the line that begins with its name. */
    private static Told plain(Game game, Content content, int card) {
        String name = game.cards().name(card);
        for (Map.Entry<String, String> f : content.files().entrySet()) {
            String[] lines = f.getValue().split("\n", -1);
            for (int i = 0; i < lines.length; i++)
                if (lines[i].startsWith(name + ":"))
                    return new Told(
                            name, "", game.cards().text(card), List.of(), f.getKey(), i + 1, lines[i], List.of());
        }
        return new Told(name, "", game.cards().text(card), List.of(), "", 0, "", List.of());
    }

    private static void print(Told t, boolean several, PrintWriter out) {
        out.println(several ? t.name + " (" + t.kind + ")" : t.name);
        out.println();
        if (!t.text.isBlank()) for (String line : t.text.split("\n", -1)) out.println("  " + line);
        for (String text : t.upgraded) out.println("  upgraded: " + text.replace("\n", "\n  "));
        if (!t.written.isEmpty()) {
            out.println();
            out.println(t.file + ":" + t.line);
            for (String line : t.written.split("\n", -1)) out.println("  " + line);
        }
        if (!t.namedBy.isEmpty()) {
            out.println();
            out.println("named by " + String.join(", ", t.namedBy));
        }
        if (several) out.println();
    }
}
