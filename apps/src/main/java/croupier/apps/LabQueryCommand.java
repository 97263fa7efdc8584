package croupier.apps;

import croupier.lab.data.Answer;
import croupier.lab.data.Lake;
import croupier.lab.study.StudyFolder;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Asks the results of a study with SQL. */
@Command(
        name = "query",
        mixinStandardHelpOptions = true,
        description = "Asks the tables of a study with SQL: matches, seats, cells, cards, uses, course, decisions.")
final class LabQueryCommand extends LabPart {
    @Parameters(index = "0", paramLabel = "SQL", description = "The query, as DuckDB understands it.")
    private String sql = "";

    @Parameters(index = "1", paramLabel = "DIR", description = "The folder of the study.")
    private Path folder = Path.of("");

    @Option(names = "--csv", description = "Write comma separated values.")
    private boolean csv;

    @Override
    public Integer call() {
        StudyFolder study = new StudyFolder(folder);
        try (Lake lake = study.open()) {
            if (!study.has("matches"))
                throw Trouble.wrong(folder + " holds no matches: 'croupier lab run PLAN.yaml' writes them");
            if (sql.isBlank()) throw Trouble.wrong("the query is empty: \"select * from seats limit 5\" is one");
            Answer answer = lake.ask(sql);
            if (csv) csv(answer, out());
            else table(answer, out());
        }
        return Exit.OK;
    }

    private static String said(@Nullable Object value) {
        return value instanceof Double d ? String.format(Locale.ROOT, "%.6g", d) : Objects.toString(value, "");
    }

    private static void csv(Answer a, PrintWriter out) {
        out.println(String.join(",", a.names()));
        for (@Nullable Object[] row : a.rows()) {
            List<String> values = new ArrayList<>();
            for (Object value : row) {
                String text = said(value);
                values.add(text.contains(",") || text.contains("\"") ? "\"" + text.replace("\"", "\"\"") + "\"" : text);
            }
            out.println(String.join(",", values));
        }
    }

    private static void table(Answer a, PrintWriter out) {
        int[] widths = new int[a.names().size()];
        for (int i = 0; i < widths.length; i++) widths[i] = a.names().get(i).length();
        for (@Nullable Object[] row : a.rows())
            for (int i = 0; i < widths.length; i++)
                widths[i] = Math.max(widths[i], said(row[i]).length());
        line(a.names(), widths, out);
        for (@Nullable Object[] row : a.rows()) {
            List<String> values = new ArrayList<>();
            for (Object value : row) values.add(said(value));
            line(values, widths, out);
        }
    }

    private static void line(List<String> values, int[] widths, PrintWriter out) {
        StringBuilder s = new StringBuilder();
        for (int i = 0; i < widths.length; i++)
            s.append(values.get(i))
                    .append(" "
                            .repeat(
                                    i == widths.length - 1
                                            ? 0
                                            : widths[i] - values.get(i).length() + 2));
        out.println(s);
    }
}
