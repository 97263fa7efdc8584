package croupier.lab.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LakeTest {
    @TempDir
    private Path folder;

    private static Sheet sheet(int rows) {
        Sheet s = new Sheet()
                .ints("number")
                .with("seed", Sheet.Holds.LONG)
                .with("share", Sheet.Holds.DOUBLE)
                .with("name", Sheet.Holds.TEXT);
        for (int i = 0; i < rows; i++) s.put(i).put((long) i << 40).put(i / 4.0).put(i % 2 == 0 ? "even" : "it's odd");
        return s;
    }

    @Test
    void whatIsWrittenIsReadAgain() {
        try (Lake lake = Lake.open()) {
            lake.write(sheet(10_000), folder.resolve("rows/part.parquet"));
            lake.view("rows", folder.resolve("rows"));
            Answer a = lake.ask("SELECT count(*) AS n, sum(number) AS numbers, max(seed) AS seed, sum(share) AS shares"
                    + ", count(*) FILTER (name = 'it''s odd') AS odd FROM rows");
            assertThat(a.number(0, "n")).isEqualTo(10_000);
            assertThat(a.number(0, "numbers")).isEqualTo(49_995_000);
            assertThat(a.number(0, "seed")).isEqualTo(9_999L << 40);
            assertThat(a.real(0, "shares")).isEqualTo(49_995_000 / 4.0);
            assertThat(a.number(0, "odd")).isEqualTo(5_000);
        }
    }

    /** Columns of 32 bits travel in pairs, an odd one alone, texts as numbers; nothing of that shows. */
    @Test
    void everyNumberAndTextArrivesAsItWasPut() {
        int[] numbers = {0, 1, -1, 7, -8, Integer.MAX_VALUE, Integer.MIN_VALUE};
        String[] texts = {"", "it's", "why?", "a, b"};
        Sheet s = new Sheet()
                .ints("first")
                .with("seed", Sheet.Holds.LONG)
                .ints("second")
                .with("text", Sheet.Holds.TEXT)
                .ints("third", "last");
        int rows = 5_000;
        for (int i = 0; i < rows; i++) {
            s.put(numbers[i % 7]).put(Long.MIN_VALUE + i).put(numbers[i % 6]);
            s.put(texts[i % 4]).put(numbers[i % 5]).put(-i);
        }
        try (Lake lake = Lake.open()) {
            lake.table("arrived", s);
            Answer a = lake.ask("FROM arrived");
            assertThat(a.names()).containsExactly("first", "seed", "second", "text", "third", "last");
            assertThat(a.size()).isEqualTo(rows);
            for (int i = 0; i < rows; i++) {
                Object[] row = a.rows().get(i);
                assertThat(row)
                        .containsExactly(
                                numbers[i % 7], Long.MIN_VALUE + i, numbers[i % 6], texts[i % 4], numbers[i % 5], -i);
            }
        }
    }

    @Test
    void aStatementWithoutRowsAnswersNone() {
        try (Lake lake = Lake.open()) {
            assertThat(lake.ask("CREATE VIEW one AS SELECT 1").size()).isZero();
        }
    }

    @Test
    void aQueryMayMakeOtherRowsOfASheet() {
        try (Lake lake = Lake.open()) {
            lake.write(
                    sheet(10),
                    "SELECT name, count(*) AS n FROM ? GROUP BY name ORDER BY name",
                    folder.resolve("a.parquet"));
            Answer a = lake.ask("FROM read_parquet(" + Lake.quoted(folder.resolve("a.parquet")) + ")");
            assertThat(a.text(0, "name")).isEqualTo("even");
            assertThat(a.number(1, "n")).isEqualTo(5);
        }
    }

    @Test
    void aFileThatCannotBeFinishedIsNotThere() {
        try (Lake lake = Lake.open()) {
            assertThatThrownBy(() -> lake.write(sheet(10), "SELECT nothing FROM ?", folder.resolve("a.parquet")))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("nothing");
            assertThat(folder.resolve("a.parquet")).doesNotExist();
        }
    }

    @Test
    void aSheetWithoutRowsIsAFileWithoutRows() throws Exception {
        try (Lake lake = Lake.open()) {
            lake.write(sheet(0), folder.resolve("none.parquet"));
            assertThat(Files.size(folder.resolve("none.parquet"))).isPositive();
            assertThat(lake.ask("FROM read_parquet(" + Lake.quoted(folder.resolve("none.parquet")) + ")")
                            .size())
                    .isZero();
        }
    }
}
