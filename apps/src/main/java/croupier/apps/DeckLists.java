package croupier.apps;

import croupier.apps.decks.DeckImport;
import croupier.kernel.Content;
import croupier.kernel.Game;
import croupier.kernel.GameSource;
import croupier.script.files.MistakesException;
import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** Lists of cards in files, where a deck is wanted. */
final class DeckLists {
    private DeckLists() {}

    /** Whether a file holds a list of cards as people paste it, and not card files. */
    static boolean is(Path file) {
        return file.toString().toLowerCase(Locale.ROOT).matches(".*\\.(txt|dek|dec)") && Files.isRegularFile(file);
    }

    /** The deck; throws with every line that cannot be read. */
    static DeckImport read(Game game, Path file) {
        DeckImport read = readable(game, file);
        if (!read.mistakes().isEmpty()) throw new MistakesException("deck list", read.mistakes());
        return read;
    }

    /** The deck, also if some lines cannot be read. */
    static DeckImport readable(Game game, Path file) {
        try {
            return DeckImport.of(game, file.toString(), text(file), nameOf(file));
        } catch (IllegalArgumentException e) {
            throw Trouble.wrong(file + ": " + e.getMessage());
        }
    }

    static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (MalformedInputException e) {
            throw Trouble.wrong(file + " is no text in UTF-8");
        } catch (IOException e) {
            throw Trouble.wrong("there is no deck list " + file);
        }
    }

    /** As the card files of a pack. */
    static Content content(GameSource source, Path file) {
        Game game = source.load(source.content());
        if (game.decks().isEmpty())
            throw Trouble.wrong(
                    file + " is no card file: they end in .yaml, .yml or .json. A list of cards would be a deck,"
                            + " and nobody chooses a deck in " + game.name());
        return content(read(game, file));
    }

    static Content content(DeckImport read) {
        return new Content(new TreeMap<>(
                Map.of(DeckImport.FOLDER + read.name().replaceAll("[^\\p{L}\\p{N}]+", "-") + ".yaml", read.yaml())));
    }

    /** What a deck is called by its file. */
    private static String nameOf(Path file) {
        String name = String.valueOf(file.getFileName());
        return name.substring(0, name.lastIndexOf('.')).replace('_', ' ');
    }
}
