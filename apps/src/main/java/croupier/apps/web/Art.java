package croupier.apps.web;

import croupier.kernel.Content;
import croupier.kernel.GameSource;
import croupier.kernel.Games;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Pictures of cards that somebody drew: {@code art/NAME.webp} beside the card files of a game, and {@code art/GAME/NAME.webp} beside
 * the store, which come first. A name is written as on the card, or in small letters with lines in place of everything else. Cards
 * without one have the picture that the page makes. Looked for once in the life of a server.
 */
final class Art {
    static final String TYPE = "image/webp";

    private static final String END = ".webp";
    private static final int LARGEST = 2 << 20;

    /** A picture, and a word that changes with it. */
    @SuppressWarnings("ArrayRecordComponent")
    private record Picture(String version, byte[] bytes) {}

    private final Map<String, Map<String, Picture>> games = new ConcurrentHashMap<>();
    private @Nullable Path folder;
    private Consumer<String> mistakes = _ -> {};

    /** Looks for pictures in this folder too, and reports files that are none. */
    void lookIn(Path place, Consumer<String> report) {
        folder = place;
        mistakes = report;
    }

    /** Where pages find the picture of a card; empty if there is none. */
    String address(String game, String card) {
        String name = plain(card);
        Picture found = of(game).get(name);
        return found == null ? "" : "/art/" + game + "/" + name + END + "?" + found.version;
    }

    /** The picture at an address, without what stands behind the question mark; null if there is none. */
    byte @Nullable [] find(String game, String file) {
        if (!Games.names().contains(game) || !file.endsWith(END)) return null;
        Picture found = of(game).get(file.substring(0, file.length() - END.length()));
        return found == null ? null : found.bytes;
    }

    /** A card's name as part of an address: an upgraded card looks like the card itself. */
    static String plain(String card) {
        return card.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]+", "-").replaceAll("^-|-$", "");
    }

    private Map<String, Picture> of(String game) {
        return games.computeIfAbsent(game, this::load);
    }

    private Map<String, Picture> load(String game) {
        Map<String, Picture> all = new HashMap<>();
        if (!Games.names().contains(game)) return all;
        GameSource source = Games.source(game);
        for (String file : source.pictures()) add(all, game + "/art/" + file, file, source.picture(file));
        if (folder == null) return all;
        Path own = folder.resolve(game);
        try {
            List<String> names = Content.names(own, END);
            for (String file : names)
                add(all, own.resolve(file).toString(), file, java.nio.file.Files.readAllBytes(own.resolve(file)));
        } catch (IOException e) {
            mistakes.accept(own + " cannot be read: " + e.getMessage());
        }
        return all;
    }

    private void add(Map<String, Picture> all, String place, String file, byte[] bytes) {
        if (bytes.length > LARGEST)
            mistakes.accept(place + " has " + bytes.length + " bytes; a picture has at most " + LARGEST);
        else if (!isWebp(bytes)) mistakes.accept(place + " is no WebP picture");
        else all.put(plain(file.substring(0, file.length() - END.length())), new Picture(Files.hash(bytes), bytes));
    }

    private static boolean isWebp(byte[] bytes) {
        return bytes.length > 12
                && new String(bytes, 0, 4, StandardCharsets.US_ASCII).equals("RIFF")
                && new String(bytes, 8, 4, StandardCharsets.US_ASCII).equals("WEBP");
    }
}
