package croupier.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The pieces of docs/kernel-in-forty-calls.md are the rules of one game, and every line gives what stands behind it. */
class FortyCallsTest {
    private static final Path PAGE = Path.of("../docs/kernel-in-forty-calls.md");
    private static final Pattern PIECE = Pattern.compile("(?ms)^```java\\n(.*?)^```$");
    private static final Pattern GIVES = Pattern.compile("(.*); // (.+)");
    private static final Pattern CALL = Pattern.compile("\\b(t|match|ask)\\.([a-zA-Z]+)\\(|\\)\\.([a-zA-Z]+)\\(");

    @TempDir
    private Path folder;

    private static List<String> pieces() throws IOException {
        List<String> all = new ArrayList<>();
        Matcher piece = PIECE.matcher(Files.readString(PAGE));
        while (piece.find()) all.add(piece.group(1));
        return all;
    }

    @Test
    void thereAreForty() throws IOException {
        Set<String> calls = new TreeSet<>();
        Matcher call = CALL.matcher(String.join("", pieces()));
        while (call.find()) calls.add(call.group(2) == null ? call.group(3) : call.group(2));
        assertThat(calls).hasSizeGreaterThanOrEqualTo(40);
    }

    @Test
    void everyLineGivesWhatThePageSays() throws Exception {
        List<String> wrong = run(pieces());
        assertThat(wrong).isEmpty();
    }

    @Test
    void aLineThatGivesSomethingElseIsFound() throws Exception {
        List<String> pieces = pieces();
        pieces.replaceAll(p -> p.replace("t.seats(); // 2", "t.seats(); // 3"));
        assertThat(run(pieces)).containsExactly("t.seats() is 2, not 3");
    }

    private List<String> run(List<String> pieces) throws Exception {
        Path source = Files.writeString(folder.resolve("Page.java"), page(pieces));
        String kernel = Stream.of(Game.class, org.jspecify.annotations.Nullable.class)
                .map(c -> c.getProtectionDomain().getCodeSource().getLocation().getPath())
                .collect(Collectors.joining(java.io.File.pathSeparator));
        assertThat(ToolProvider.getSystemJavaCompiler()
                        .run(null, null, null, "-d", folder.toString(), "-cp", kernel, source.toString()))
                .as(Files.readString(source))
                .isZero();
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {folder.toUri().toURL()})) {
            Class<?> page = loader.loadClass("Page");
            page.getMethod("run").invoke(null);
            @SuppressWarnings("unchecked") // it is declared so in the page
            List<String> wrong = (List<String>) page.getField("wrong").get(null);
            return wrong;
        }
    }

    /** The words as they are, a method for each piece of a rule, and what is done from outside last. */
    private static String page(List<String> pieces) {
        StringBuilder methods = new StringBuilder();
        StringBuilder calls = new StringBuilder();
        for (int i = 1; i < pieces.size() - 1; i++) {
            methods.append("    static void piece%d(Table t) {\n%s    }\n".formatted(i, checked(pieces.get(i))));
            calls.append("            case %d -> piece%d(t);\n".formatted(i, i));
        }
        return """
                import croupier.kernel.*;
                import java.util.ArrayList;
                import java.util.List;

                public final class Page implements Game {
                    public static final List<String> wrong = new ArrayList<>();
                %s
                    static final Task PIECE = W.task("piece", (t, number, b, c, d) -> {
                        switch (number) {
                %s            default -> throw new IllegalStateException();
                        }
                    });
                    private static final Layout LAYOUT = new Layout(W).close();

                %s
                    static void outside(Game game) {
                %s    }

                    static void check(String line, Object is, String said) {
                        if (!String.valueOf(is).equals(said)) wrong.add(line + " is " + is + ", not " + said);
                    }

                    public static void run() {
                        Policy first = (seen, d) -> 0;
                        Match match = Match.start(Setup.of(new Page(), 2, 7), new Policy[] {first, first});
                        if (match.broken() != null) throw new IllegalStateException(match.broken());
                        check("the match is over", match.isOver(), "true");
                        boolean isTold = false;
                        for (int i = 0; i < match.log().size(); i++) isTold |= Say.log(match, i, 0).contains("gains 4");
                        check("the log tells of 4", isTold, "true");
                        outside(new Page());
                    }

                    public String name() { return "page"; }
                    public String about() { return "The page of forty calls."; }
                    public Layout layout() { return LAYOUT; }
                    public Catalogue cards() { return Catalogue.EMPTY; }
                    public int minSeats() { return 2; }
                    public int maxSeats() { return 2; }
                    public void setup(Table t) {
                        for (int i = 1; i <= %d; i++) t.last(AGENDA, PIECE, i, 0, 0, 0);
                    }
                    public void step(Table t) { t.runNext(AGENDA); }
                    public void leave(Table t, int seat) {}
                    public Reaction reaction(int ability) {
                        return new Reaction() {
                            public boolean applies(Table t, int l, int source, int target, int amount) { return true; }
                            public int would(Table t, int l, int source, int target, int amount) { return 2 * amount; }
                        };
                    }
                    public Change change(int ability) {
                        return new Change() {
                            public boolean affects(Table t, int m, int row) { return t.is(CARD, row); }
                            public void apply(Table t, int m, int row) { t.change(PRICE, row, t.stat(PRICE, row) - 1); }
                        };
                    }
                }
                """.formatted(pieces.getFirst(), calls, methods, checked(pieces.getLast()), pieces.size() - 2);
    }

    private static String checked(String piece) {
        return piece.lines()
                .map(line -> {
                    Matcher gives = GIVES.matcher(line);
                    if (!gives.matches()) return line;
                    String call = gives.group(1).strip();
                    return "check(%s, %s, \"%s\");".formatted(quoted(call), call, gives.group(2));
                })
                .collect(Collectors.joining("\n", "", "\n"));
    }

    private static String quoted(String call) {
        return '"' + call.replace("\"", "\\\"") + '"';
    }
}
