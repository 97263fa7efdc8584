package croupier.apps;

import croupier.kernel.Content;
import croupier.kernel.Game;
import croupier.kernel.GameSource;
import croupier.kernel.Games;
import croupier.kernel.Journal;
import croupier.kernel.Match;
import croupier.kernel.Save;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A match in a file: its journal and its last checkpoint by names, with notes on who sits where and what the table must be at
 * its end. With the same cards the journal decides; otherwise the checkpoint.
 *
 * @param text all of the file
 * @param seats who sits in the seats, empty if nothing is noted
 * @param hash of the table after the last answer, empty if nothing is noted
 */
record MatchFile(Journal journal, List<String> seats, String hash, String text) {
    private static final String SEATS = "# seats ";
    private static final String HASH = "# hash ";
    private static final long LARGEST = 64L << 20;

    static MatchFile read(Path file) {
        String text = text(file);
        List<String> seats = new ArrayList<>();
        String hash = "";
        for (String line : text.split("\n", -1)) {
            if (line.startsWith(SEATS))
                seats = List.of(line.substring(SEATS.length()).strip().split(","));
            if (line.startsWith(HASH)) hash = line.substring(HASH.length()).strip();
        }
        try {
            return new MatchFile(Save.journal(text), seats, hash, text);
        } catch (IllegalArgumentException e) {
            throw Trouble.wrong(file + ": " + e.getMessage());
        }
    }

    private static String text(Path file) {
        try {
            if (Files.size(file) > LARGEST) throw Trouble.wrong(file + " is too large for a journal");
            return Files.readString(file);
        } catch (NoSuchFileException e) {
            throw Trouble.wrong("there is no file " + file);
        } catch (IOException e) {
            throw Trouble.wrong(file + " cannot be read as text: " + e.getMessage());
        }
    }

    static String write(Match m, List<String> seats) {
        return Save.write(m) + SEATS + String.join(",", seats) + "\n" + HASH + Long.toHexString(m.hash()) + "\n";
    }

    /** The game with the cards that the match was played with: those of today, or the stored ones. */
    static Game gameOf(Journal journal, DataFolder data, PrintWriter say) {
        GameSource source = Games.source(journal.game);
        Content today = source.content();
        Optional<Content> stored = data.stored(journal.content);
        if (stored.isEmpty() || today.hash().equals(stored.get().hash())) {
            Game game = source.load(today);
            if (game.cards().hash().equals(journal.content)) return game;
            if (stored.isEmpty()) return carried(journal, source, today).orElseThrow(() -> missing(journal, data));
        }
        Game game = source.load(stored.get());
        if (!game.cards().hash().equals(journal.content))
            throw Trouble.wrong(data.contentFile(journal.content) + " holds other cards than its name says: delete it");
        say.println("The cards of " + journal.game
                + " have changed since: this match goes on with the ones it began with.");
        return game;
    }

    /** The game with the packs that the journal carries, if these are all that the cards of today lack. */
    private static Optional<Game> carried(Journal journal, GameSource source, Content today) {
        Content cards = journal.packs().isEmpty() ? null : journal.cards(today);
        if (cards == null) return Optional.empty();
        Game game = source.load(cards);
        return game.cards().hash().equals(journal.content) ? Optional.of(game) : Optional.empty();
    }

    private static Trouble missing(Journal j, DataFolder data) {
        return Trouble.wrong("the match was played with cards of " + j.game + " that are not here (content " + j.content
                + ")." + packs(j) + "\nPut the file " + data.contentFile(j.content)
                + " there, from the machine where the match was saved;\n"
                + "or go back to the version of the card files with which it was played.");
    }

    /** The packs that a match needs, one per line. */
    private static String packs(Journal j) {
        StringBuilder s = new StringBuilder();
        for (Content.Pack p : j.packs())
            s.append("\nIt needs the pack '")
                    .append(p.name())
                    .append("' (hash ")
                    .append(p.hash())
                    .append("), which came from ")
                    .append(p.from())
                    .append('.');
        return s.toString();
    }

    /** The match as it was saved, also where the cards it was played with are not here any more: then it reports what was dropped. */
    Match resumed(DataFolder data, PrintWriter say, boolean asksForActs) {
        boolean isLost = Save.isSave(text) && !isHere(data);
        Game game = isLost ? Games.load(journal.game) : gameOf(journal, data, say);
        if (!Save.isSave(text)) return replay(game, journal, asksForActs);
        try {
            Save.Loaded loaded = asksForActs ? Save.loadWithActs(game, text) : Save.load(game, text);
            if (isLost)
                say.println("The cards of " + journal.game + " have changed since, and those of then are not here:"
                        + " the match goes on where it stood, with the cards of today." + packs(journal));
            for (String dropped : loaded.dropped()) say.println("  " + dropped);
            return loaded.match();
        } catch (IllegalArgumentException e) {
            throw Trouble.wrong("the match cannot be played on: " + e.getMessage());
        }
    }

    /** Whether the cards of the match are those of today, or stored. */
    private boolean isHere(DataFolder data) {
        GameSource source = Games.source(journal.game);
        return data.stored(journal.content).isPresent()
                || source.load(source.content()).cards().hash().equals(journal.content)
                || carried(journal, source, source.content()).isPresent();
    }

    /** Plays the journal again. */
    static Match replay(Game game, Journal journal, boolean asksForActs) {
        try {
            return asksForActs ? Match.replayWithActs(game, journal) : Match.replay(game, journal);
        } catch (IllegalStateException e) {
            throw Trouble.failed("the journal does not fit the game: " + e.getMessage());
        }
    }
}
