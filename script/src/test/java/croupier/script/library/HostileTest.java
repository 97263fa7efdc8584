package croupier.script.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.management.ThreadMXBean;
import croupier.kernel.Content;
import croupier.script.files.Mistakes;
import croupier.script.files.MistakesException;
import croupier.script.files.Place;
import croupier.script.files.Source;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * A hostile file ends in a mistake, and the work grows with its size, not with the square of it. Work is counted in bytes
 * allocated, which depend neither on the machine nor on what else runs on it.
 */
class HostileTest {
    private static final Duration HANGS = Duration.ofMinutes(10);
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    /** What a character of a file may cost, and a file by itself. */
    private static final long BYTES_PER_CHARACTER = 1_000;

    private static final long BYTES_PER_FILE = 8 << 20;

    @BeforeAll
    static void warm() {
        Toy.mistakes(Sample.content());
        Toy.mistakes(Toy.content("cards/a.yaml", "A: {type: skil, play: [{damage: 1 + }]}"));
    }

    private static List<String> read(String text) {
        return read(Toy.content("cards/hostile.yaml", text), text.length());
    }

    private static List<String> read(Content content, long characters) {
        return Assertions.assertTimeoutPreemptively(HANGS, () -> {
            long before = THREADS.getCurrentThreadAllocatedBytes();
            List<String> mistakes = Toy.mistakes(content);
            assertThat(THREADS.getCurrentThreadAllocatedBytes() - before)
                    .isLessThan(BYTES_PER_FILE + BYTES_PER_CHARACTER * characters);
            return mistakes;
        });
    }

    @Test
    void deepNesting() {
        for (String open : List.of("[", "{a: ", "- ", "? ", "[{a: "))
            assertThat(read("A:\n  " + open.repeat(10_000))).anyMatch(m -> m.contains("nested deeper than 64 levels"));
    }

    @Test
    void deepIndentation() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 2000; i++) text.append(" ".repeat(i)).append("a:\n");
        assertThat(read(text.toString())).anyMatch(m -> m.contains("nested deeper than 64 levels"));
    }

    @Test
    void deepExpressions() {
        for (String part : List.of(
                "(", "not ", "-", "if ", "count of ", "min(", "count of hand where ", "sum of 1 over hand where any "))
            assertThat(read("A: {type: skill, play: [{damage: '" + part.repeat(3900 / part.length()) + "'}]}"))
                    .isNotEmpty();
        assertThat(read("A: {type: skill, play: [{damage: '" + "(".repeat(100_000) + "'}]}"))
                .anyMatch(m -> m.contains("longer than 4000 characters"));
        assertThat(read("A: {type: skill, play: [{damage: '1" + " + 1".repeat(900) + "'}]}"))
                .isEmpty();
        assertThat(read("A: {type: skill, play: [{damage: 'turn" + " + turn".repeat(500) + "'}]}"))
                .isEmpty();
    }

    @Test
    void billionLaughs() {
        StringBuilder text = new StringBuilder("a: &a [x]\n");
        for (char c = 'b'; c < 'z'; c++)
            text.append(c)
                    .append(": &")
                    .append(c)
                    .append(" [")
                    .append("*%c,".formatted(c - 1).repeat(10))
                    .append("]\n");
        assertThat(read(text.toString())).anyMatch(m -> m.contains("aliases (*) are not used"));
    }

    @Test
    void anAnchorInsideItself() {
        assertThat(read("A: &a {type: skill, play: *a}")).anyMatch(m -> m.contains("anchors (&) are not used"));
    }

    @Test
    void aliasesByTheHundredThousandInOneLine() {
        assertThat(read("A: &a {}\nB: [" + "*a, ".repeat(100_000) + "]")).hasSize(Mistakes.MOST);
    }

    @Test
    void hugeFiles() {
        assertThat(read("A: " + "x".repeat(100 << 20))).anyMatch(m -> m.contains("too large"));
        assertThat(read("- a\n".repeat(1 << 17))).anyMatch(m -> m.contains("pieces"));
        assertThat(read("#" + "x".repeat(Content.LARGEST - 10))).hasSize(1);
        assertThat(read("\n".repeat(Content.LARGEST))).hasSize(1);
    }

    /** However it is written, the largest scalar is read once, and the mistake it gives is short. */
    @Test
    void hugeScalars() {
        int size = Content.LARGEST - 100;
        for (String quote : List.of("", "'", "\"")) {
            assertThat(read("A: {type: skill, cost: " + quote + "9".repeat(size) + quote + "}"))
                    .hasSize(1);
            assertThat(read("A: {type: " + quote + "Y".repeat(size) + quote + "}"))
                    .singleElement()
                    .satisfies(m -> assertThat(m).hasSizeLessThan(2_000));
        }
        assertThat(read("A:\n  type: |\n    " + "y".repeat(size))).hasSize(1);
        assertThat(read("A:\n  type: >\n" + "    y\n".repeat(size / 6))).hasSize(1);
        assertThat(read("A: {type: skill, play: [{damage: " + "9".repeat(3000) + "}]}"))
                .hasSize(1);
    }

    @Test
    void aMistakeInEveryCard() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 20_000; i++) text.append("A").append(i).append(": {typ: skill}\n");
        assertThat(read(text.toString())).hasSize(Mistakes.MOST).anyMatch(m -> m.contains("read no further"));
    }

    /** To look for the nearest of that many names is the dearest part of a mistake. */
    @Test
    void readingEndsWhereMoreMistakesHelpNobody() {
        Mistakes mistakes = new Mistakes();
        Source source = new Source("a.yaml", "A:\n");
        for (int i = 1; i < Mistakes.MOST - 1; i++) mistakes.add(source, new Place("a.yaml", i, 1), "wrong");
        assertThatThrownBy(() -> mistakes.add(source, new Place("a.yaml", Mistakes.MOST, 1), "wrong"))
                .isInstanceOfSatisfying(
                        MistakesException.class, e -> assertThat(e.mistakes()).hasSize(Mistakes.MOST));
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 5_000; i++)
            text.append("Card")
                    .append(i)
                    .append(": {type: skill, play: [{if: any hand where name = \"Crad")
                    .append(5_000 + i)
                    .append("\", then: []}]}\n");
        assertThat(read(text.toString())).hasSize(Mistakes.MOST);
    }

    /** Every level is compiled: a list of many upgrades and a long text would be compiled as often as there are upgrades. */
    @Test
    void manyLevelsOfALongText() {
        String play = "    - damage: 1\n".repeat(10_000);
        assertThat(read("A:\n  type: skill\n  upgrade:\n" + "    - {cost: 2}\n".repeat(10_000) + "  play:\n" + play))
                .anyMatch(m -> m.contains("at most 64 levels"));
        assertThat(Toy.mistakes(Toy.content(
                        "cards/a.yaml", "A:\n  type: skill\n  upgrade:\n" + "    - {cost: 2}\n".repeat(63))))
                .isEmpty();
    }

    @Test
    void manyNumbersNoneOfWhichIsUsed() {
        StringBuilder text = new StringBuilder("A:\n  type: skill\n  numbers:\n");
        for (int i = 0; i < 20_000; i++) text.append("    n").append(i).append(": 1\n");
        assertThat(read(text.toString())).hasSize(Mistakes.MOST);
    }

    @Test
    void manyVariantsEachOfWhichBeginsWithTheNext() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 20_000; i++)
            text.append("v").append(i).append(": {base: v").append(i + 1).append("}\n");
        text.append("v20000: {change: {}}\n");
        Content content = Toy.content("variants/v.yaml", text.toString(), "cards/c.yaml", "C: {type: skill}");
        read(content, text.length());
        Sources s = Sources.read(ToyLanguage.vocabulary(), content);
        assertThat(Assertions.assertTimeoutPreemptively(
                        HANGS, () -> s.variant("v0").mistakes()))
                .isEmpty();
    }

    @Test
    void variantsThatBeginWithEachOther() {
        Sources s = Sources.read(
                ToyLanguage.vocabulary(),
                Toy.content("variants/v.yaml", "a: {base: b}\nb: {base: a}\n", "cards/c.yaml", "C: {type: skill}"));
        assertThat(Assertions.assertTimeoutPreemptively(
                        HANGS, () -> s.variant("a").mistakes()))
                .anyMatch(m -> m.message().contains("begins with itself"));
    }
}
