package croupier.apps;

import croupier.kernel.Content;
import croupier.kernel.GameSource;
import croupier.script.files.MistakesException;
import croupier.script.forms.Schema;
import croupier.script.forms.Vocabulary;
import croupier.script.library.Library;
import croupier.script.library.Page;
import java.io.PrintWriter;
import java.io.Writer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The files of a new pack: a card with its example to begin with, settings by which editors complete card files, a README. */
record NewPack(GameSource source, String name) {
    private static final int MOST_TRIED = 20;

    /** The files by their places in the pack's folder. */
    Map<String, String> files() {
        Library library = Scripted.needed(source.load(source.content()), "new pack");
        Vocabulary words = library.vocabulary();
        Page model = model(library);
        Map<String, String> all = new LinkedHashMap<>();
        all.put(Content.PACK, "game: " + source.name() + "\nabout: My own cards.\n");
        all.put(model.folder() + "/" + name + ".yaml", card(model));
        all.put("README.md", readme(model.folder()));
        all.put(".vscode/settings.json", settings(Schema.folders(words)));
        for (String folder : Schema.folders(words))
            all.put(".schemas/" + schema(folder), library.schema(folder) + "\n");
        return all;
    }

    /** The shortest card with an example that holds under another name too. */
    private Page model(Library library) {
        List<Page> all = new ArrayList<>();
        for (int card = 1; card < library.cards().size(); card++) {
            Page page = library.page(card);
            boolean isFirstKind = page.folder().equals(library.folders().getFirst());
            if (isFirstKind
                    && page.written().contains("examples:")
                    && page.written().contains("play:")) all.add(page);
        }
        all.sort(Comparator.comparingInt(p -> p.written().length()));
        return all.stream()
                .limit(MOST_TRIED)
                .filter(this::holds)
                .findFirst()
                .orElseThrow(() -> Trouble.wrong(source.name() + " has no card with an example to begin with"));
    }

    private boolean holds(Page model) {
        Content content =
                source.content().withPack(name, name, Map.of(model.folder() + "/" + name + ".yaml", card(model)));
        try {
            return new PackCheck(source, content, "").run(new PrintWriter(Writer.nullWriter()), false) == Exit.OK;
        } catch (MistakesException e) {
            return false;
        }
    }

    private String card(Page model) {
        String own = Pattern.compile("\\b" + Pattern.quote(model.name()) + "\\b")
                .matcher(model.written())
                .replaceAll(Matcher.quoteReplacement(title()));
        return "# yaml-language-server: $schema=../.schemas/" + schema(model.folder()) + "\n" + own.strip() + "\n";
    }

    private String title() {
        return title(name);
    }

    /** A name in words: my-forge is My Forge. */
    static String title(String name) {
        return Arrays.stream(name.split("-", -1))
                .filter(w -> !w.isEmpty())
                .map(w -> Character.toUpperCase(w.charAt(0)) + w.substring(1))
                .collect(Collectors.joining(" "));
    }

    private String schema(String folder) {
        return source.name() + "-" + folder.replace('/', '-') + ".schema.json";
    }

    private String settings(List<String> folders) {
        return folders.stream()
                .map(f -> "    \"./.schemas/" + schema(f) + "\": \"" + f + "/*.yaml\"")
                .collect(Collectors.joining(",\n", "{\n  \"yaml.schemas\": {\n", "\n  }\n}\n"));
    }

    private String readme(String folder) {
        return """
                # %s

                A pack for %s. Definitions lie in folders by their kind, such as `%s/`.

                    croupier check DIR          every mistake, then the examples
                    croupier watch DIR          the same whenever a file is saved
                    croupier play %s --cards DIR
                    croupier serve --cards DIR  in the browser

                A name that the game has already needs a mark that says what becomes of the other one:

                - `replaces: true` takes its place
                - `changes: true` changes the fields that are written, and leaves the others
                - `adds: true` continues its lists, such as a deck
                - `removes: true` leaves it out
                """.formatted(title(), source.name(), folder, source.name());
    }
}
