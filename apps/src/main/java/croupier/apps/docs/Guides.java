package croupier.apps.docs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.jspecify.annotations.Nullable;

/**
 * The guides that come with the program as pages, at the places of their files: {@code docs/bots.md} is {@code docs/bots.html}.
 *
 * @param texts the guides, by the places of their files
 * @param pictures what they show, by their places
 * @param javadocs the archives with Javadoc, by module
 */
record Guides(Map<String, String> texts, Map<String, Path> pictures, Map<String, Path> javadocs) {
    static final Guides NONE = new Guides(Map.of(), Map.of(), Map.of());
    static final String JAVADOC = "api/index.html";

    private static final String FIRST = "README.md";
    private static final Pattern TITLE = Pattern.compile("(?m)^# (.+)$");
    private static final Pattern JAVADOC_JAR = Pattern.compile("croupier-(\\w+)-[^/]*-javadoc\\.jar");

    /**
     * Reads what comes with a program.
     *
     * @param program its jar or the folder of its classes: guides lie in a folder above it, Javadoc in the libraries beside it
     */
    static Guides of(Path program) throws IOException {
        Path folder = above(program);
        if (folder == null) return NONE;
        Map<String, String> texts = new TreeMap<>();
        Map<String, Path> pictures = new TreeMap<>();
        for (Path file : files(folder, 1)) if (isGuide(file)) texts.put(place(folder, file), Files.readString(file));
        for (Path file : files(folder.resolve("docs"), 4)) {
            if (isGuide(file)) texts.put(place(folder, file), Files.readString(file));
            else if (place(folder, file).startsWith("docs/pictures/")) pictures.put(place(folder, file), file);
        }
        Map<String, Path> javadocs = new TreeMap<>();
        for (Path file : files(program.resolveSibling("maven"), 8)) {
            Matcher jar = JAVADOC_JAR.matcher(String.valueOf(file.getFileName()));
            if (jar.matches()) javadocs.put(jar.group(1), file);
        }
        return new Guides(texts, pictures, javadocs);
    }

    private static List<Path> files(Path folder, int depth) throws IOException {
        if (!Files.isDirectory(folder)) return List.of();
        try (Stream<Path> all = Files.walk(folder, depth)) {
            return all.filter(Files::isRegularFile).sorted().toList();
        }
    }

    private static boolean isGuide(Path file) {
        return file.toString().endsWith(".md");
    }

    private static String place(Path folder, Path file) {
        return folder.relativize(file).toString().replace('\\', '/');
    }

    void addTo(StaticSite site) throws IOException {
        addJavadoc(site);
        texts.forEach((place, text) -> site.page(
                page(place),
                title(place, text),
                "<div class=\"guide\">" + Markdown.html(text, link -> leads(place, link)) + "</div>"));
        for (Map.Entry<String, Path> p : pictures.entrySet()) site.put(p.getKey(), Files.readAllBytes(p.getValue()));
        site.page("docs/index.html", "Guides", "<h1>Guides</h1>\n" + list("") + list("docs/") + decisions());
        if (!texts.containsKey(FIRST)) site.page("index.html", "Croupier", games(site));
    }

    private String decisions() {
        String all = list("docs/decisions/");
        return all.isEmpty() ? "" : "<h2 id=\"decisions\">Decisions</h2>\n" + all;
    }

    /** The guides in one folder, by their titles. */
    private String list(String folder) {
        StringBuilder s = new StringBuilder();
        texts.forEach((place, text) -> {
            if (!place.startsWith(folder) || place.substring(folder.length()).contains("/")) return;
            s.append("<li><a href=\"")
                    .append(relative("docs/index.md", page(place)))
                    .append("\">");
            s.append(StaticSite.escape(title(place, text))).append("</a></li>\n");
        });
        return s.isEmpty() ? "" : "<ul class=\"list\">\n" + s + "</ul>\n";
    }

    private static String games(StaticSite site) {
        StringBuilder s = new StringBuilder("<h1>Croupier</h1>\n<ul class=\"list\">\n");
        for (String game : site.games())
            s.append("<li><a href=\"games/")
                    .append(game)
                    .append("/index.html\">")
                    .append(game)
                    .append("</a></li>\n");
        return s + "</ul>\n";
    }

    private static String title(String place, String text) {
        Matcher m = TITLE.matcher(text);
        return m.find() ? m.group(1).replace("`", "") : place;
    }

    private static String page(String place) {
        return place.equals(FIRST) ? "index.html" : place.substring(0, place.length() - ".md".length()) + ".html";
    }

    /** Where a link of a guide leads: to the page of another guide, elsewhere on the net, or nowhere on this site. */
    private String leads(String from, String link) {
        if (link.contains("://") || link.startsWith("#") || link.startsWith("mailto:")) return link;
        int hash = link.indexOf('#');
        String file = hash < 0 ? link : link.substring(0, hash);
        String anchor = hash < 0 ? "" : link.substring(hash);
        Path parent = Path.of(from).getParent();
        Path to = (parent == null ? Path.of("") : parent).resolve(file).normalize();
        String place = to.toString().replace('\\', '/');
        if (place.equals("docs/decisions")) return relative(from, "docs/index.html#decisions");
        if (texts.containsKey(place)) return relative(from, page(place)) + anchor;
        return pictures.containsKey(place) ? link : "";
    }

    /** A place as the guide at another one calls it. */
    private static String relative(String from, String to) {
        return "../".repeat((int) from.chars().filter(c -> c == '/').count()) + to;
    }

    // ---- Javadoc

    private void addJavadoc(StaticSite site) throws IOException {
        if (javadocs.isEmpty()) return;
        StringBuilder list = new StringBuilder("<h1>Javadoc</h1>\n<ul class=\"list\">\n");
        for (Map.Entry<String, Path> jar : javadocs.entrySet()) {
            unpack(site, jar.getKey(), jar.getValue());
            list.append("<li><a href=\"").append(jar.getKey()).append("/index.html\">croupier-");
            list.append(jar.getKey()).append("</a></li>\n");
        }
        site.put(JAVADOC, "");
        site.page(JAVADOC, "Javadoc", list + "</ul>\n");
    }

    private static void unpack(StaticSite site, String module, Path jar) throws IOException {
        try (ZipFile zip = new ZipFile(jar.toFile())) {
            for (ZipEntry e : (Iterable<ZipEntry>) zip.stream().map(ZipEntry.class::cast)::iterator) {
                boolean isDoc = !e.isDirectory() && !e.getName().startsWith("META-INF/");
                if (isDoc)
                    site.put(
                            "api/" + module + "/" + e.getName(),
                            zip.getInputStream(e).readAllBytes());
            }
        }
    }

    /** The nearest folder above a program in which there are guides: that of a release, or of the sources; null for none. */
    private static @Nullable Path above(Path program) {
        for (Path at = program; at != null; at = at.getParent())
            if (Files.isRegularFile(at.resolve("docs/first-hour.md"))) return at;
        return null;
    }
}
