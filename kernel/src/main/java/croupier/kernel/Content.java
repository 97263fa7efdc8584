package croupier.kernel;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

/** The card files of a game as text, by their place. A match names its content by hash, and keeps it. */
public record Content(SortedMap<String, String> files) {
    /** No card file is larger than this many bytes. */
    public static final int LARGEST = 4 << 20;

    /** The file that says how screens lay out the table; no card file, so a match does not depend on it. */
    public static final String BOARD = "board.yaml";

    /** The file that explains the game's words to readers; no card file either. */
    public static final String GLOSSARY = "glossary.yaml";

    /** The file in which a pack says of which game it is. */
    public static final String PACK = "pack.yaml";

    /** The file with the rules in short and a guided first match; no card file either. */
    public static final String LEARN = "learn.yaml";

    private static final Set<String> NO_CARDS = Set.of(BOARD, GLOSSARY, LEARN, PACK);

    private static final int MOST_FILES = 20_000;

    /** Packs lie each in a folder of its own there, numbered in the order in which they were put on top of each other. */
    private static final String PACKS = "packs/";

    /** Where a pack came from, beside its files; the same pack from elsewhere is the same content. */
    private static final String ORIGIN = "/.from";

    /**
     * Card files that were put on top of those of the game.
     *
     * @param from where its files were found
     * @param files its card files by their places, if they are few enough for a journal to carry them; empty for a larger pack
     */
    public record Pack(String name, String hash, String from, SortedMap<String, String> files) {
        /** A journal carries packs of at most this many characters, so that a deck is never missing where a match is read. */
        static final int CARRIED = 32 << 10;
    }

    /**
     * A card file of the game or of a pack.
     *
     * @param place under the game's folder or that of the pack
     * @param called what people call it: the place, for a pack with where it came from
     * @param isOfPack whether it was put on top of the game's own
     */
    public record CardFile(String key, String place, String called, boolean isOfPack) {}

    /** The files that lie beside a game's classes, under a folder of its resources. */
    public static Content beside(Class<?> game, String folder) {
        try {
            URI home = game.getProtectionDomain().getCodeSource().getLocation().toURI();
            Path place = Path.of(home);
            if (Files.isDirectory(place)) return in(place.resolve(folder));
            try (FileSystem jar = FileSystems.newFileSystem(place)) {
                return in(jar.getPath(folder));
            }
        } catch (URISyntaxException | IOException e) {
            throw new IllegalStateException("the card files of " + game.getName() + " cannot be read", e);
        }
    }

    /** The names of the files in a folder of a game's resources that end like this, such as pictures; none if there is no such folder. */
    public static List<String> names(Class<?> game, String folder, String end) {
        try {
            Path place = Path.of(
                    game.getProtectionDomain().getCodeSource().getLocation().toURI());
            if (Files.isDirectory(place)) return names(place.resolve(folder), end);
            try (FileSystem jar = FileSystems.newFileSystem(place)) {
                return names(jar.getPath(folder), end);
            }
        } catch (URISyntaxException | IOException e) {
            throw new IllegalStateException("the files of " + game.getName() + " cannot be read", e);
        }
    }

    /** The names of the files in a folder that end like this, sorted; none if there is no such folder. */
    public static List<String> names(Path folder, String end) throws IOException {
        if (!Files.isDirectory(folder)) return List.of();
        try (Stream<Path> all = Files.list(folder)) {
            return all.map(p -> p.getFileName().toString())
                    .filter(name -> name.endsWith(end))
                    .sorted()
                    .toList();
        }
    }

    /** All card files under a folder; hidden ones are left out. */
    public static Content in(Path folder) {
        SortedMap<String, String> files = new TreeMap<>();
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path p : (Iterable<Path>) all.filter(Content::isCardFile)::iterator) {
                if (files.size() == MOST_FILES)
                    throw new IllegalArgumentException(folder + " has more than " + MOST_FILES + " card files");
                String place = folder.relativize(p).toString().replace('\\', '/');
                boolean isHidden = place.startsWith(".") || place.contains("/.");
                if (!isHidden && !NO_CARDS.contains(place)) files.put(place, read(p));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new Content(files);
    }

    /** One card file, at this place; nothing if it is none. */
    public static Content of(Path file, String place) {
        try {
            return new Content(new TreeMap<>(isCardFile(file) ? Map.of(place, read(file)) : Map.of()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static boolean isCardFile(Path p) {
        return isCardFile(p.toString()) && Files.isRegularFile(p);
    }

    private static boolean isCardFile(String name) {
        return name.endsWith(".yaml") || name.endsWith(".yml") || name.endsWith(".json");
    }

    private static String read(Path p) throws IOException {
        long size = Files.size(p);
        if (size > LARGEST)
            throw new IllegalArgumentException(
                    p + ": " + size + " bytes are too many; a card file has at most " + LARGEST);
        byte[] bytes = Files.readAllBytes(p);
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException e) {
            throw new IllegalArgumentException(
                    p + ":" + lineOfOddCharacter(bytes) + ": this is no UTF-8 text: save the file as UTF-8", e);
        }
    }

    /** The line of the first character that is not written in UTF-8. */
    private static long lineOfOddCharacter(byte[] bytes) {
        String read = new String(bytes, StandardCharsets.UTF_8);
        int odd = Math.max(0, read.indexOf('\uFFFD'));
        return 1 + read.substring(0, odd).chars().filter(c -> c == '\n').count();
    }

    /** Adds files, or puts them in place of those at the same place. */
    public Content with(Map<String, String> others) {
        SortedMap<String, String> all = new TreeMap<>(files);
        all.putAll(others);
        return new Content(all);
    }

    /** Adds a pack on top of the packs that are there already. */
    public Content withPack(String name, String from, Map<String, String> cards) {
        String folder = String.format(Locale.ROOT, "%s%02d %s", PACKS, packs().size() + 1, name.replace('/', '-'));
        SortedMap<String, String> all = new TreeMap<>(files);
        cards.forEach((place, text) -> all.put(folder + "/" + place, text));
        all.put(folder + ORIGIN, from);
        return new Content(all);
    }

    /** The packs on top of the game's own cards, in their order. */
    public List<Pack> packs() {
        List<Pack> all = new ArrayList<>();
        files.forEach((key, from) -> {
            if (isOrigin(key)) all.add(pack(key.substring(0, key.length() - ORIGIN.length()), from));
        });
        return all;
    }

    private Pack pack(String folder, String from) {
        SortedMap<String, String> own = new TreeMap<>();
        files.tailMap(folder + "/").forEach((key, text) -> {
            if (key.startsWith(folder + "/") && !isOrigin(key)) own.put(key.substring(folder.length() + 1), text);
        });
        int size = own.entrySet().stream()
                .mapToInt(e -> e.getKey().length() + e.getValue().length())
                .sum();
        SortedMap<String, String> carried = size <= Pack.CARRIED ? own : new TreeMap<>();
        return new Pack(folder.substring(folder.indexOf(' ') + 1), new Content(own).hash(), from, carried);
    }

    /** All card files, those of the game first, then those of one pack after the other. */
    public List<CardFile> inOrder() {
        List<CardFile> all = new ArrayList<>();
        for (String key : files.keySet()) if (!key.startsWith(PACKS)) all.add(new CardFile(key, key, key, false));
        for (String key : files.tailMap(PACKS).keySet()) {
            if (!key.startsWith(PACKS)) break;
            int end = key.indexOf('/', PACKS.length());
            String from = files.get(key.substring(0, Math.max(0, end)) + ORIGIN);
            if (end < 0 || from == null || isOrigin(key)) continue;
            String place = key.substring(end + 1);
            all.add(new CardFile(key, place, isCardFile(from) ? from : from + "/" + place, true));
        }
        return all;
    }

    private static boolean isOrigin(String key) {
        return key.startsWith(PACKS) && key.endsWith(ORIGIN);
    }

    /** A hash of all card files. */
    public String hash() {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            for (Map.Entry<String, String> f : files.entrySet()) {
                if (isOrigin(f.getKey())) continue;
                digest.update((f.getKey() + "\n" + f.getValue().length() + "\n").getBytes(StandardCharsets.UTF_8));
                digest.update(f.getValue().getBytes(StandardCharsets.UTF_8));
            }
            return HexFormat.of().formatHex(digest.digest()).substring(0, 32);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Writes all files into one archive, so that a stored match stays playable when the cards have changed. */
    public void write(OutputStream out) throws IOException {
        try (ZipOutputStream zip = new ZipOutputStream(out)) {
            for (Map.Entry<String, String> f : files.entrySet()) {
                ZipEntry entry = new ZipEntry(f.getKey());
                entry.setTime(0);
                zip.putNextEntry(entry);
                zip.write(f.getValue().getBytes(StandardCharsets.UTF_8));
            }
        }
    }

    public static Content read(InputStream in) throws IOException {
        SortedMap<String, String> files = new TreeMap<>();
        try (ZipInputStream zip = new ZipInputStream(in)) {
            for (ZipEntry e = zip.getNextEntry(); e != null; e = zip.getNextEntry()) {
                byte[] bytes = zip.readNBytes(LARGEST + 1);
                if (bytes.length > LARGEST || files.size() == MOST_FILES)
                    throw new IOException("the stored cards are too large");
                files.put(e.getName(), new String(bytes, StandardCharsets.UTF_8));
            }
        }
        return new Content(files);
    }
}
