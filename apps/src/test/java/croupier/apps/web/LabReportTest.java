package croupier.apps.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.deque.html.axecore.results.Rule;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import croupier.kernel.Games;
import croupier.kernel.Setup;
import croupier.lab.report.Findings;
import croupier.lab.report.ReportPage;
import croupier.lab.study.Cell;
import croupier.lab.study.Study;
import croupier.lab.study.StudyFolder;
import croupier.lab.study.StudyRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A report in a real browser: opened as a file, light and dark. */
class LabReportTest {
    @TempDir
    private Path folder;

    /** The least contrast of a text with what lies behind it, by the formula of WCAG 2. */
    private static final String CONTRAST = """
            () => {
              const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
              const rgb = c => { canvas.clearRect(0,0,1,1); canvas.fillStyle = c; canvas.fillRect(0,0,1,1);
                return [...canvas.getImageData(0,0,1,1).data]; };
              const light = c => c.slice(0,3).map(v => v/255).map(v => v <= .03928 ? v/12.92 : ((v+.055)/1.055)**2.4)
                .reduce((s,v,i) => s + v*[.2126,.7152,.0722][i], 0);
              const behind = e => { for (; e; e = e.parentElement) { const b = rgb(getComputedStyle(e).backgroundColor);
                if (b[3] > 0) return b; } return [255,255,255,255]; };
              let least = 99;
              for (const e of document.querySelectorAll('h1,h2,h3,p,li,span,th,td,a,small,summary,figcaption,svg text')) {
                if (!e.textContent.trim()) continue;
                const style = getComputedStyle(e);
                const a = light(rgb(e.tagName === 'text' ? style.fill : style.color)), b = light(behind(e));
                least = Math.min(least, (Math.max(a,b)+.05) / (Math.min(a,b)+.05));
              }
              return least;
            }""";

    private Path report() throws IOException {
        Setup setup = Setup.of(Games.load("duel"), 2, 0);
        List<Cell> cells = List.of(
                new Cell(
                        setup.with("loadout-one", "brawler").with("loadout-two", "runner"),
                        List.of("random", "random"),
                        List.of("brawler", "runner")),
                new Cell(
                        setup.with("loadout-one", "runner").with("loadout-two", "brawler"),
                        List.of("random", "random"),
                        List.of("runner", "brawler")));
        Study study = new Study(cells, 1, 100, 1, 0, EnumSet.allOf(Study.Rows.class), 20);
        StudyFolder to = new StudyFolder(folder.resolve("study"));
        new StudyRun(study, to, 2, (_, _) -> {}).run();
        try (Findings findings = new Findings(to)) {
            ReportPage page = new ReportPage(
                    findings,
                    new ReportPage.About("duel: <study>", "200 matches", 0.45, 0.55),
                    _ -> "replays/match-1.txt");
            page.charts(folder.resolve("png"), true);
            page.charts(folder.resolve("svg"), false);
            return Files.writeString(folder.resolve("report.html"), page.html());
        }
    }

    @Test
    void aReportIsReadableLightAndDark() throws IOException {
        Path report = report();
        assertThat(folder.resolve("png/decks.png")).isNotEmptyFile();
        assertThat(folder.resolve("svg/decks.svg")).content().contains("brawler");
        assumeTrue(Browser.isHere(), "no Chromium or no node here: the report is not looked at");
        try (Browser browser = Browser.start()) {
            Page page = browser.page();
            for (ColorScheme scheme : List.of(ColorScheme.LIGHT, ColorScheme.DARK)) {
                page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
                page.navigate(report.toUri().toString());
                assertThat(page.title()).isEqualTo("duel: <study>");
                assertThat(page.querySelectorAll("svg[role=img][aria-label]").size())
                        .isGreaterThan(5);
                assertThat(page.querySelectorAll("svg:not([aria-label])")).isEmpty();
                assertThat(page.textContent("body")).contains("Heavy Club", "brawler", "Matches that stand out");
                assertThat(((Number) page.evaluate(CONTRAST)).doubleValue())
                        .as(scheme.name())
                        .isGreaterThan(4.5);
                for (Rule rule :
                        new AxeBuilder(page).setLegacyMode(true).analyze().getViolations())
                    fail("%s: %s: %s", scheme, rule.getId(), rule.getNodes());
                assertThat(page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"))
                        .isEqualTo(true);
            }
            assertThat(browser.complaints).isEmpty();
        }
    }
}
