package croupier.lab.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/** One HTML file of sections with charts: no script, nothing loaded from elsewhere, light or dark as the reader's system is. */
final class PageFrame {
    private final Html page = new Html();
    private final Html links = new Html();
    private final List<Plot> charts = new ArrayList<>();

    Html page() {
        return page;
    }

    /** Begins a section; it is closed with {@link #end}. */
    Html section(String id, String title) {
        links.add("<a href='#%s'>%s</a> ", id, title);
        return page.add("<section aria-labelledby='%s'><h2 id='%s'>%s</h2>\n", id, id, title);
    }

    void end() {
        page.raw("</section>\n");
    }

    /** A chart under its label, once for broad windows and once for slim ones. */
    void chart(Plot c) {
        charts.add(c);
        page.add("<figure><figcaption>%s</figcaption>", c.label())
                .raw(c.inPage())
                .raw("</figure>\n");
    }

    /** Writes every chart as a file of its own. */
    void charts(Path folder, boolean png) {
        try {
            Files.createDirectories(folder);
            for (Plot c : charts)
                if (png) c.png(folder.resolve(c.name() + ".png"));
                else Files.writeString(folder.resolve(c.name() + ".svg"), c.svg());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The page with all its sections. */
    String whole(String title, String sentence) {
        Html all = new Html();
        all.raw("<!doctype html>\n<html lang='en'><head><meta charset='utf-8'>")
                .raw("<meta name='viewport' content='width=device-width,initial-scale=1'>")
                .raw("<meta name='color-scheme' content='light dark'><link rel='icon' href='data:,'>")
                .add("<title>%s</title><style>", title)
                .raw(style())
                .add("</style></head><body><header><h1>%s</h1><p>%s</p>", title, sentence)
                .raw("<nav aria-label='Sections'>")
                .raw(links)
                .raw("</nav></header><main>\n")
                .raw(page)
                .raw("</main></body></html>\n");
        return all.toString();
    }

    private static String style() {
        try (InputStream in = PageFrame.class.getResourceAsStream("report.css")) {
            return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static String percent(double share) {
        return String.format(Locale.ROOT, "%.1f", 100 * share);
    }
}
