package croupier.lab.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** How much of the design was used at all: rules, verbs, options, cards. */
record CoverageSection(PageFrame report, Findings findings) {
    private static final int NAMED = 60;

    private static final Map<String, String> TITLES = Map.of(
            "ability", "abilities",
            "event", "events of the rules",
            "option", "kinds of option",
            "question", "questions",
            "verb", "verbs of card texts");

    void write() {
        Map<String, List<Findings.Use>> kinds = new LinkedHashMap<>();
        for (Findings.Use u : findings.uses())
            kinds.computeIfAbsent(u.kind(), _ -> new ArrayList<>()).add(u);
        if (kinds.isEmpty()) return;
        report.section("coverage", "What of the game was used");
        kinds.forEach(this::kind);
        for (String why : List.of("never played", "never seen")) cards(why);
        report.end();
    }

    private void kind(String kind, List<Findings.Use> all) {
        long used = all.stream().filter(u -> u.uses() > 0).count();
        Html page = report.page();
        page.add("<h3>%s: %d of %d</h3>", TITLES.getOrDefault(kind, kind), used, all.size())
                .add("<div class='meter'><div style='width:%.1f%%'></div></div>", 100.0 * used / all.size());
        List<String> unused =
                all.stream().filter(u -> u.uses() == 0).map(Findings.Use::name).toList();
        if (!unused.isEmpty()) chips("never used:", unused);
        page.raw("<details><summary>How often each</summary>").table(kind, kind, "times");
        for (Findings.Use u : all) page.add("<tr><th scope='row'>%s</th><td>%,d</td></tr>\n", u.name(), u.uses());
        page.endTable().raw("</details>\n");
    }

    private void cards(String why) {
        List<String> names = findings.unusedCards().stream()
                .filter(u -> u.kind().equals(why))
                .map(Findings.Use::name)
                .toList();
        if (names.isEmpty()) return;
        report.page().add("<h3>Cards and other things %s: %d</h3>", why, names.size());
        chips("", names);
    }

    private void chips(String label, List<String> names) {
        Html page = report.page();
        page.add("<p class='chips'>%s ", label);
        for (String n : names.subList(0, Math.min(NAMED, names.size()))) page.add("<span>%s</span> ", n);
        if (names.size() > NAMED) page.add("and %d more", names.size() - NAMED);
        page.raw("</p>");
    }
}
