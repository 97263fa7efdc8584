package croupier.kernel;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
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

    private static final int MOST_FILES = 20_000;

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

    /** All card files under a folder. */
    public static Content in(Path folder) {
        SortedMap<String, String> files = new TreeMap<>();
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path p : (Iterable<Path>) all.filter(Content::isCardFile)::iterator) {
                if (files.size() == MOST_FILES)
                    throw new IllegalArgumentException(folder + " has more than " + MOST_FILES + " card files");
                String place = folder.relativize(p).toString().replace('\\', '/');
                if (!place.equals(BOARD) && !place.equals(GLOSSARY)) files.put(place, read(p));
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
        String name = p.toString();
        return (name.endsWith(".yaml") || name.endsWith(".yml") || name.endsWith(".json")) && Files.isRegularFile(p);
    }

    private static String read(Path p) throws IOException {
        long size = Files.size(p);
        if (size > LARGEST)
            throw new IllegalArgumentException(
                    p + ": " + size + " bytes are too many; a card file has at most " + LARGEST);
        return new String(Files.readAllBytes(p), StandardCharsets.UTF_8);
    }

    /** The same with other files added, or put in place of those at the same place. */
    public Content with(Map<String, String> others) {
        SortedMap<String, String> all = new TreeMap<>(files);
        all.putAll(others);
        return new Content(all);
    }

    /** The same content, the same hash. */
    public String hash() {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            for (Map.Entry<String, String> f : files.entrySet()) {
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
