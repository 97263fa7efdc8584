package croupier.apps.docs;

import croupier.kernel.Catalogue;
import croupier.kernel.Game;
import croupier.kernel.Option;
import croupier.lab.Bots;
import croupier.script.files.Place;
import croupier.script.library.Library;
import croupier.script.library.Page;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;

/** The pages of a game: what it is and what can be chosen, every definition of each kind, and what card files can say. */
final class GamePages {
    private static final String CARDS = "cards";
    private static final int MOST_CHOICES = 30;

    private final StaticSite site;
    private final StaticSite.Shown shown;
    private final Game game;
    private final Colors colors;
    private final Icons icons = new Icons();
    private final String folder;

    /** Definitions by kind. */
    private final Map<String, List<Page>> kinds = new LinkedHashMap<>();

    /** What a definition is called by others, and where it stands; with its kind where several kinds have one of that name. */
    private final Map<String, String> addresses = new LinkedHashMap<>();

    /** Which definitions one names, by its address. */
    private final Map<String, Set<String>> names = new LinkedHashMap<>();

    GamePages(StaticSite site, StaticSite.Shown shown, Colors colors) {
        this.site = site;
        this.shown = shown;
        this.colors = colors;
        game = shown.game();
        folder = "games/" + game.name() + "/";
    }

    void add() {
        collect();
        kinds.forEach((kind, all) -> site.page(folder + file(kind), kind + " of " + game.name(), kindPage(kind, all)));
        Library library = shown.library();
        if (library != null)
            site.page(folder + "reference.html", "Card files of " + game.name(), reference(library.reference()));
        site.page(folder + "index.html", game.name(), overview());
    }

    // ---- what there is

    private void collect() {
        Library library = shown.library();
        if (library == null) kinds.put(CARDS, plain(game.cards()));
        else
            for (String kind : library.folders()) {
                List<Page> all = library.pagesOf(kind);
                if (!all.isEmpty()) kinds.put(kind, all);
            }
        kinds.forEach((kind, all) -> {
            for (Page p : all) {
                String address = file(kind) + "#" + slug(p.name());
                addresses.putIfAbsent(p.name(), address);
                addresses.put(p.name() + " (" + kind + ")", address);
            }
        });
        kinds.values().forEach(all -> {
            for (Page p : all)
                for (String by : p.namedBy())
                    names.computeIfAbsent(addresses.getOrDefault(by, by), _ -> new LinkedHashSet<>())
                            .add(p.name());
        });
    }

    /** The cards of a game that has no card files. */
    private static List<Page> plain(Catalogue cards) {
        List<Page> all = new ArrayList<>();
        for (int i = 1; i < cards.size(); i++)
            all.add(new Page(CARDS, cards.name(i), cards.text(i), List.of(), new Place("", 1, 1), "", List.of()));
        return all;
    }

    private static String file(String kind) {
        return kind.replace('/', '-') + ".html";
    }

    /** A name as part of an address. */
    static String slug(String name) {
        String plain = name.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}+]+", "-");
        return plain.replaceAll("^-|-$", "").replace("+", "-plus");
    }

    // ---- the game

    private String overview() {
        StringBuilder s = new StringBuilder("<h1>" + escape(game.name()) + "</h1>\n");
        s.append("<p>").append(escape(game.about())).append("</p>\n");
        String packs = StaticSite.packs(game);
        if (!packs.isEmpty()) s.append("<p>").append(escape(packs)).append("</p>\n");
        int least = game.minSeats();
        int most = game.maxSeats();
        String seats = least == most ? String.valueOf(least) : least + " to " + most;
        s.append("<p>").append(seats).append(most == 1 ? " seat" : " seats").append(". Bots: ");
        s.append(escape(String.join(", ", Bots.names(game)))).append(".</p>\n");
        s.append("<pre><code>croupier play ").append(game.name()).append("</code></pre>\n");
        s.append("<h2 id=\"definitions\">Cards and other definitions</h2>\n<ul class=\"list\">\n");
        kinds.forEach((kind, all) ->
                s.append("<li><a href=\"%s\">%s</a> (%d)</li>%n".formatted(file(kind), escape(kind), all.size())));
        s.append("</ul>\n");
        if (shown.library() != null)
            s.append(
                    "<p><a href=\"reference.html\">What card files can say</a>: definitions, steps, events, names.</p>\n");
        s.append(options()).append(words());
        return s.toString();
    }

    private String options() {
        List<Option> all = game.layout().options();
        if (all.isEmpty()) return "";
        StringBuilder s = new StringBuilder("<h2 id=\"options\">Options of a match</h2>\n<table><thead><tr>");
        s.append("<th>option</th><th>usually</th><th>may be</th><th>means</th></tr></thead><tbody>\n");
        for (Option o : all)
            s.append("<tr><td><code>%s</code></td><td>%s</td><td>%s</td><td>%s</td></tr>%n"
                    .formatted(escape(o.name()), escape(o.say(o.usual())), escape(may(o)), escape(o.help())));
        return s + "</tbody></table>\n";
    }

    private static String may(Option o) {
        if (o.choices().isEmpty()) return o.least() + " to " + o.most();
        if (o.choices().size() <= MOST_CHOICES) return String.join(", ", o.choices());
        return String.join(", ", o.choices().subList(0, MOST_CHOICES)) + " and "
                + (o.choices().size() - MOST_CHOICES) + " others";
    }

    private String words() {
        Map<String, String> all = game.glossary();
        if (all.isEmpty()) return "";
        StringBuilder s = new StringBuilder("<h2 id=\"words\">Words</h2>\n<dl>\n");
        all.forEach((word, means) -> s.append("<dt>")
                .append(linked(word))
                .append("</dt><dd>")
                .append(text(means))
                .append("</dd>\n"));
        return s + "</dl>\n";
    }

    // ---- definitions

    private String kindPage(String kind, List<Page> all) {
        StringBuilder s = new StringBuilder("<h1>%s <small><a href=\"index.html\">%s</a></small></h1>%n"
                .formatted(escape(kind), escape(game.name())));
        List<String> links =
                all.stream().map(Page::name).sorted().map(this::linked).toList();
        s.append("<details class=\"names\"><summary>").append(all.size()).append(all.size() == 1 ? " name" : " names");
        s.append("</summary><p>").append(String.join(", ", links)).append("</p></details>\n<div class=\"grid\">\n");
        for (Page p : all) s.append(article(p));
        return s + "</div>\n";
    }

    private String article(Page p) {
        StringBuilder s = new StringBuilder("<article id=\"" + slug(p.name()) + "\">");
        int card = game.cards().find(p.name());
        Map<String, String> face = card > 0 && isOf(card, p) ? game.cards().face(card) : Map.of();
        if (!face.isEmpty()) s.append(picture(p, face));
        s.append("<h2>").append(escape(p.name())).append("</h2>");
        List<String> facts = new ArrayList<>();
        face.forEach((name, value) -> {
            if (!value.isEmpty() && !name.equals("kind")) facts.add(escape(name + ": " + value));
        });
        if (!facts.isEmpty())
            s.append("<p class=\"facts\">").append(String.join(" · ", facts)).append("</p>");
        if (!p.text().isBlank()) s.append("<p>").append(text(p.text())).append("</p>");
        for (String better : p.upgraded())
            s.append("<p><b>Upgraded</b> ").append(text(better)).append("</p>");
        Set<String> named = names.getOrDefault(address(p), Set.of());
        if (!named.isEmpty()) s.append(related("Names", List.copyOf(named)));
        if (!p.namedBy().isEmpty()) s.append(related("Is named by", p.namedBy()));
        if (!p.written().isEmpty())
            s.append("<details><summary>%s:%d</summary><pre><code>%s</code></pre></details>"
                    .formatted(escape(p.place().file()), p.place().line(), escape(p.written())));
        return s + "</article>\n";
    }

    private boolean isOf(int card, Page p) {
        Library library = shown.library();
        return library == null || library.page(card).folder().equals(p.folder());
    }

    private String picture(Page p, Map<String, String> face) {
        String name = p.name().replaceAll("\\+$", "");
        String drawn = drawn(name);
        if (drawn.isEmpty()) {
            String color = colors.of(face);
            String icon = icons.pathFor(name, colors.textOnFace(face, p.text()));
            drawn = "pictures/" + p.folder().replace('/', '-') + "-" + slug(p.name()) + ".svg";
            site.put(folder + drawn, Picture.of(name, icon, color));
        }
        return "<img src=\"" + drawn + "\" width=\"200\" height=\"130\" alt=\"\" loading=\"lazy\">";
    }

    /** A picture that somebody drew for the game; empty for none. */
    private String drawn(String name) {
        for (String file : shown.source().pictures()) {
            if (!slug(file.substring(0, file.lastIndexOf('.'))).equals(slug(name))) continue;
            String place = "pictures/" + slug(name) + ".webp";
            site.put(folder + place, shown.source().picture(file));
            return place;
        }
        return "";
    }

    private String address(Page p) {
        return addresses.getOrDefault(p.name() + " (" + p.folder() + ")", "");
    }

    private String related(String title, List<String> all) {
        List<String> links = all.stream().map(this::linked).toList();
        return "<p class=\"related\"><b>" + title + "</b> " + String.join(", ", links) + "</p>";
    }

    /** A name, and where it leads if it is that of a definition. */
    private String linked(String name) {
        String address = addresses.get(name);
        return address == null ? escape(name) : "<a href=\"" + address + "\">" + escape(name) + "</a>";
    }

    private static String reference(String markdown) {
        UnaryOperator<String> asItIs = link -> link;
        return Markdown.html(markdown.replace("\n\nGenerated; do not edit.\n", "\n"), asItIs);
    }

    private static String text(String text) {
        return escape(text).replace("\n", "<br>");
    }

    private static String escape(String text) {
        return StaticSite.escape(text);
    }
}
