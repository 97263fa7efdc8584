package croupier.script.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Examples are read when somebody asks for them, and nothing else of a file is. */
class LaterListsTest {
    private static final String FILE = """
            # A file.
            Punch:
              damage: 3
              examples:
                # the usual one
                - given: { hp: 5 }
                  then: { hp: 2 }

                - given: [wrong
              speed: 2

            Kick: { damage: 4, examples: [{ then: { hp: 1 } }] }
            Bow:
              examples:
                - then: { hp: 9 }
            """;

    private static Node.Mapping read(String text) {
        Mistakes mistakes = new Mistakes();
        Node root = Yaml.readWithoutExamples("cards.yaml", text, mistakes);
        mistakes.check();
        return (Node.Mapping) Objects.requireNonNull(root);
    }

    private static Node field(Node.Mapping file, String definition, String field) {
        Node.Mapping fields = (Node.Mapping) Objects.requireNonNull(file.get(definition));
        return Objects.requireNonNull(fields.get(field), field);
    }

    @Test
    void aMistakeInAnExampleIsToldWhenItIsLookedAt() {
        Node.Mapping file = read(FILE);
        assertThat(field(file, "Punch", "speed").text()).isEqualTo("2");
        assertThat(field(file, "Punch", "speed").place()).isEqualTo(new Place("cards.yaml", 10, 10));
        Node.Sequence examples = (Node.Sequence) field(file, "Punch", "examples");
        assertThat(examples.place()).isEqualTo(new Place("cards.yaml", 6, 5));
        assertThatThrownBy(() -> examples.items().size())
                .isInstanceOf(MistakesException.class)
                .hasMessageContaining("cards.yaml:10:");
    }

    @Test
    void examplesStandWhereTheyAreWritten() {
        Node.Sequence examples = (Node.Sequence) field(read(FILE), "Bow", "examples");
        Node.Mapping first = (Node.Mapping) examples.items().getFirst();
        assertThat(first.place()).isEqualTo(new Place("cards.yaml", 15, 7));
        assertThat(Objects.requireNonNull(first.entry("then")).value().place())
                .isEqualTo(new Place("cards.yaml", 15, 13));
        assertThat(examples.items()).hasSize(1);
    }

    @Test
    void onlyListsBelowTheKeyAreLeftOut() {
        assertThat(((Node.Sequence) field(read(FILE), "Kick", "examples")).items())
                .hasSize(1);
        assertThat(field(read("Bow:\n  examples:\n    -5\n"), "Bow", "examples").text())
                .isEqualTo("-5");
        assertThat(field(read("Bow:\n  examples:\n  - a\n"), "Bow", "examples").what())
                .isEqualTo("a list");
    }

    @Test
    void wordsThatLookLikeExamplesStayWords() {
        assertThat(field(read("Bow:\n  says: |\n    for\n    examples:\n      - this\n"), "Bow", "says")
                        .text())
                .isEqualTo("for\nexamples:\n  - this\n");
        assertThat(field(read("Bow:\n  says: 'for\n  examples:\n    - this'\n  cost: 1\n"), "Bow", "says")
                        .text())
                .isEqualTo("for examples: - this");
    }

    @Test
    void whatElseIsWrongIsToldAtOnce() {
        assertThatThrownBy(() -> read("Bow:\n  examples:\n    - then: { hp: 9 }\n  cost: [\n"))
                .isInstanceOf(MistakesException.class)
                .hasMessageContaining("cards.yaml:5:1");
    }
}
