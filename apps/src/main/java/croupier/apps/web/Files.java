package croupier.apps.web;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;

/** The files of the page, from the program itself; packed once. */
final class Files {
    private static final String FOLDER = "/croupier/web";
    private static final Map<String, String> TYPES = Map.of(
            "html", "text/html; charset=utf-8",
            "js", "text/javascript; charset=utf-8",
            "css", "text/css; charset=utf-8",
            "svg", "image/svg+xml",
            "txt", "text/plain; charset=utf-8",
            "yaml", "application/yaml",
            "webmanifest", "application/manifest+json");

    private static final Pattern OWN = Pattern.compile("^/(app|style)/");
    private static final Pattern COMMENT = Pattern.compile("(?m)^[ \\t]*+(?://[^\\n]*+|/\\*(?s:.*?)\\*/)");

    /** A file, as it is sent and packed. */
    record File(String type, String tag, byte[] plain, byte[] packed) {}

    private final Map<String, File> found = new ConcurrentHashMap<>();

    /** The file at this path, or null. Only plain names are looked for. */
    @Nullable
    File find(String path) {
        String name = path.equals("/") ? "/index.html" : path.equals("/favicon.ico") ? "/icon.svg" : path;
        if (name.length() > Limits.PATH || !name.matches("(/[a-z0-9][a-z0-9-]*)++\\.[a-z]+")) return null;
        File known = found.get(name);
        if (known != null) return known;
        String type = TYPES.get(name.substring(name.lastIndexOf('.') + 1));
        byte[] plain = type == null ? null : read(FOLDER + name);
        if (type == null || plain == null) return null;
        if (OWN.matcher(name).find()) plain = withoutComments(plain);
        File file = new File(type, tag(plain), plain, packed(plain));
        found.put(name, file);
        return file;
    }

    /** Comments at the beginning of a line are for those who read the source; lines keep their numbers. */
    private static byte[] withoutComments(byte[] plain) {
        String text = new String(plain, StandardCharsets.UTF_8);
        return COMMENT.matcher(text)
                .replaceAll(m -> "\n"
                        .repeat((int) m.group().chars().filter(c -> c == '\n').count()))
                .getBytes(StandardCharsets.UTF_8);
    }

    private static byte @Nullable [] read(String resource) {
        try (InputStream in = Files.class.getResourceAsStream(resource)) {
            return in == null ? null : in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static byte[] packed(byte[] plain) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (GZIPOutputStream zip = new GZIPOutputStream(out)) {
            zip.write(plain);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toByteArray();
    }

    private static String tag(byte[] bytes) {
        return '"' + hash(bytes) + '"';
    }

    static String hash(byte[] bytes) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(bytes);
            return HexFormat.of().formatHex(digest, 0, 12);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
