package croupier.apps;

import croupier.apps.decks.DeckImport;
import croupier.apps.decks.DeckList;
import croupier.kernel.Catalogue;
import croupier.kernel.Content;
import croupier.kernel.Game;
import croupier.kernel.GameSource;
import croupier.kernel.Games;
import croupier.script.files.Mistake;
import croupier.script.files.MistakesException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Decks as people write them: looks at one, judges it, or writes it as a card file. */
@Command(
        name = "deck",
        mixinStandardHelpOptions = true,
        description = {
            "Reads a deck as players paste it: '4 Lightning Bolt', 'Sideboard', 'SB: 2 Duress', exports with set codes, .dek files.",
            "check says of every card whether it may be in the deck, show counts what is in it, import writes a card file."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  croupier deck check burn.txt",
            "  croupier deck check pool.txt --format limited",
            "  croupier deck show burn.dek",
            "  croupier deck import burn.txt --out burn.yaml",
            "  croupier play magic --deck-1 burn.txt",
            "",
            "A list can be named wherever a deck is chosen: --deck-1 FILE; with --cards FILE it is one of the ready-made decks.",
            "A list may say 'Name: ...' and 'Format: constructed', 'limited' or 'singleton'."
        })
final class DeckCommand extends Subcommand {
    /** What is done with the list. */
    enum Action {
        CHECK,
        SHOW,
        IMPORT
    }

    @Parameters(index = "0", paramLabel = "check|show|import", description = "What to do.")
    private Action action = Action.CHECK;

    @Parameters(index = "1", paramLabel = "FILE", description = "The list of cards.")
    private Path file = Path.of("");

    @Option(names = "--game", paramLabel = "GAME", description = "Whose cards they are (usually ${DEFAULT-VALUE}).")
    private String gameName = "magic";

    @Option(names = "--format", paramLabel = "FORMAT", description = "The rules by which the deck is built.")
    private @Nullable String format;

    @Option(names = "--name", paramLabel = "NAME", description = "What the deck is called (usually like its file).")
    private @Nullable String deckName;

    @Option(names = "--out", paramLabel = "FILE", description = "Where import writes (usually to the screen).")
    private @Nullable Path target;

    @Mixin
    private Packs packs = new Packs();

    @Override
    public Integer call() {
        GameSource source = Games.source(gameName);
        Content content = packs.content(source);
        Game game = source.load(content);
        DeckImport read = named(DeckLists.readable(game, file));
        if (action == Action.SHOW && read.mistakes().isEmpty()) show(game, read);
        List<Mistake> wrong = mistakes(source, content, read);
        if (!wrong.isEmpty()) throw new MistakesException("deck list", wrong);
        if (action == Action.IMPORT) write(read);
        else if (action == Action.CHECK) out().println(summary(read) + " It may be played.");
        return Exit.OK;
    }

    private DeckImport named(DeckImport read) {
        Map<String, Object> deck = new LinkedHashMap<>();
        if (format != null) deck.put("format", format);
        read.deck().forEach(deck::putIfAbsent);
        return new DeckImport(deckName == null ? read.name() : deckName, deck, read.list(), read.mistakes());
    }

    /** Lines that are not cards, and what the game says of the others. */
    private List<Mistake> mistakes(GameSource source, Content content, DeckImport read) {
        List<Mistake> all = new ArrayList<>(read.mistakes());
        try {
            source.load(content.withPack(
                    "deck", "deck.yaml", DeckLists.content(read).files()));
        } catch (MistakesException e) {
            all.addAll(read.inList(e.mistakes(), file.toString(), DeckLists.text(file)));
        }
        return all.stream().sorted().toList();
    }

    private void write(DeckImport read) {
        if (target == null) out().print(read.yaml());
        else {
            DataFolder.write(target, read.yaml());
            out().println(summary(read) + " Written to " + target + ".");
        }
    }

    private static String summary(DeckImport read) {
        DeckList list = read.list();
        int aside = DeckList.count(list.sideboard());
        return read.name() + ": " + list.size() + " cards" + (aside > 0 ? " and " + aside + " in the sideboard" : "")
                + ".";
    }

    // ---- show

    private void show(Game game, DeckImport read) {
        out().println(summary(read));
        Map<String, List<String>> byKind = new TreeMap<>();
        for (DeckList.Line line : read.list().cards()) {
            int card = game.cards().find(nameOf(game.cards(), line.card()));
            Map<String, String> face = game.cards().face(card);
            String row = String.format(
                    Locale.ROOT, "%3d %-30s %s", line.count(), game.cards().name(card), face.getOrDefault("cost", ""));
            byKind.computeIfAbsent(DeckImport.typesOf(face), _ -> new ArrayList<>())
                    .add(row.stripTrailing());
        }
        byKind.forEach((kind, rows) -> {
            out().println();
            out().println(kind);
            for (String row : rows) out().println(row);
        });
    }

    private static String nameOf(Catalogue cards, String written) {
        for (int i = 1; i < cards.size(); i++) if (cards.name(i).equalsIgnoreCase(written)) return cards.name(i);
        return written;
    }
}
