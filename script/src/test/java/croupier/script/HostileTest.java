package croupier.script;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** A hostile file ends in a mistake within a second: of the processor, so that a busy machine does not make it later. */
class HostileTest {
    private static final Duration LONGEST_ON_A_BUSY_MACHINE = Duration.ofSeconds(20);
    private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();

    @BeforeAll
    static void warm() {
        Toy.mistakes(Toy.content("cards/a.yaml", "A: {type: skill, play: [{damage: 1}]}"));
    }

    private static List<String> soon(String text) {
        return Assertions.assertTimeoutPreemptively(LONGEST_ON_A_BUSY_MACHINE, () -> {
            long before = CLOCK.getCurrentThreadCpuTime();
            List<String> mistakes = Toy.mistakes(Toy.content("cards/hostile.yaml", text));
            assertThat(Duration.ofNanos(CLOCK.getCurrentThreadCpuTime() - before))
                    .isLessThan(Duration.ofSeconds(1));
            return mistakes;
        });
    }

    @Test
    void deepNesting() {
        for (String open : List.of("[", "{a: ", "- ", "? ", "[{a: "))
            assertThat(soon("A:\n  " + open.repeat(10_000))).anyMatch(m -> m.contains("nested deeper than 64 levels"));
    }

    @Test
    void deepIndentation() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 2000; i++) text.append(" ".repeat(i)).append("a:\n");
        assertThat(soon(text.toString())).anyMatch(m -> m.contains("nested deeper than 64 levels"));
    }

    @Test
    void deepExpressions() {
        for (String part : List.of(
                "(", "not ", "-", "if ", "count of ", "min(", "count of hand where ", "sum of 1 over hand where any "))
            assertThat(soon("A: {type: skill, play: [{damage: '" + part.repeat(3900 / part.length()) + "'}]}"))
                    .isNotEmpty();
        assertThat(soon("A: {type: skill, play: [{damage: '" + "(".repeat(100_000) + "'}]}"))
                .anyMatch(m -> m.contains("longer than 4000 characters"));
        assertThat(soon("A: {type: skill, play: [{damage: '1" + " + 1".repeat(900) + "'}]}"))
                .isEmpty();
        assertThat(soon("A: {type: skill, play: [{damage: 'turn" + " + turn".repeat(500) + "'}]}"))
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
        assertThat(soon(text.toString())).anyMatch(m -> m.contains("aliases (*) are not used"));
    }

    @Test
    void anAnchorInsideItself() {
        assertThat(soon("A: &a {type: skill, play: *a}")).anyMatch(m -> m.contains("anchors (&) are not used"));
    }

    @Test
    void aliasesByTheHundredThousand() {
        assertThat(soon("A: &a {}\nB: [" + "*a, ".repeat(100_000) + "]")).isNotEmpty();
    }

    @Test
    void hugeFiles() {
        assertThat(soon("A: " + "x".repeat(100 << 20))).anyMatch(m -> m.contains("too large"));
        assertThat(soon("- a\n".repeat(1 << 17))).anyMatch(m -> m.contains("pieces"));
        assertThat(soon("A: {type: skill, cost: " + "9".repeat(1 << 20) + "}")).hasSize(1);
        assertThat(soon("A: {type: skill, play: [{damage: " + "9".repeat(3000) + "}]}"))
                .hasSize(1);
        assertThat(soon("A: {type: " + "y".repeat(1 << 20) + "}")).hasSize(1);
    }

    @Test
    void manyMistakesAreCutOff() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 5_000; i++) text.append("A").append(i).append(": {typ: skill}\n");
        assertThat(soon(text.toString())).hasSizeBetween(100, 500);
    }

    @Test
    void variantsThatBeginWithEachOther() {
        Sources s = Toy.vocabulary()
                .read(Toy.content(
                        "variants/v.yaml", "a: {base: b}\nb: {base: a}\n", "cards/c.yaml", "C: {type: skill}"));
        Assertions.assertTimeoutPreemptively(
                Duration.ofSeconds(1),
                () -> assertThat(s.variant("a").mistakes())
                        .anyMatch(m -> m.message().contains("begins with itself")));
    }
}
