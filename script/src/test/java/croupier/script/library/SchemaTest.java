package croupier.script.library;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import croupier.script.files.Json;
import croupier.script.files.Node;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The schema accepts what loads and refuses what does not. */
class SchemaTest {
    private static Schema schema(String folder) {
        return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(Toy.load(Sample.content()).schema(folder), InputFormat.JSON);
    }

    private static List<String> errors(String folder, String yaml) {
        String json = Json.write(plain(Node.read("test", yaml)));
        return schema(folder).validate(json, InputFormat.JSON).stream()
                .map(Object::toString)
                .toList();
    }

    /** A node as JSON has it: whole numbers and truths are such. */
    private static Object plain(Node node) {
        return switch (node) {
            case Node.Mapping m -> {
                Map<String, Object> all = new java.util.LinkedHashMap<>();
                for (Node.Entry e : m.entries()) all.put(e.key().text(), plain(e.value()));
                yield all;
            }
            case Node.Sequence q -> q.items().stream().map(SchemaTest::plain).toList();
            case Node.Scalar s when s.quoted() -> s.text();
            case Node.Scalar s when s.text().matches("-?[0-9]+") -> Long.parseLong(s.text());
            case Node.Scalar s when s.text().equals("true") || s.text().equals("false") -> Boolean.valueOf(s.text());
            case Node.Scalar s -> s.text().isEmpty() ? Map.of() : s.text();
        };
    }

    @Test
    void theSampleFolderIsValid() {
        Sample.content().files().forEach((file, text) -> {
            String folder = file.replaceFirst("[/.].*", "");
            if (!folder.equals("scenarios"))
                assertThat(errors(folder, text)).as(file).isEmpty();
        });
    }

    @Test
    void wrongKeysWordsAndTypesAreRefused() {
        for (String wrong : List.of(
                "A: {typ: skill}",
                "A: {type: skil}",
                "A: {type: skill, cost: x}",
                "A: {type: skill, play: [{damge: 3}]}",
                "A: {type: skill, play: [{damage: 3, form: me}]}",
                "A: {type: skill, play: [{if: late}]}",
                "A: [3]")) assertThat(errors("cards", wrong)).as(wrong).isNotEmpty();
    }

    @Test
    void docsAreDescriptions() {
        assertThat(Toy.load(Sample.content()).schema("cards"))
                .contains("\"description\": \"A card that is played from the hand.\"")
                .contains("\"description\": \"Gives block.\"");
        assertThat(Toy.load(Sample.content()).reference())
                .contains("### gain block\n\nGives block.\n")
                .contains("| `gain block` | an amount | How much or how many. |")
                .contains("| `else` | steps | What happens otherwise. May be left out. |");
    }

    @Test
    void eventsAreListedAndNoOthersAccepted() {
        assertThat(Toy.load(Sample.content()).reference())
                .contains(
                        "## Events", "| `damage` |", "## Members", "`.hp`", "## Constants", "## Inside of definitions");
        assertThat(Toy.load(Sample.content()).schema("keywords")).contains("\"damage\"");
    }

    @Test
    void aPackMaySayOnlyWhatChanges() {
        assertThat(errors("cards", "A: {changes: true, cost: 1}")).isEmpty();
        assertThat(errors("cards", "A: {cost: 1}")).isNotEmpty();
        assertThat(errors("cards", "A: {removes: true}")).isEmpty();
        assertThat(errors("cards", "A: {removes: 3}")).isNotEmpty();
    }
}
