package croupier.apps;

import croupier.kernel.Nearest;
import croupier.script.forms.Schema;
import croupier.script.library.Library;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes the JSON Schema of a game's card files. */
@Command(
        name = "schema",
        mixinStandardHelpOptions = true,
        description = "Writes the JSON Schema of a game's card files, by which editors complete and check them.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  croupier schema spire                         the folders there are",
            "  croupier schema spire cards > cards.json      the schema of one folder",
            "  croupier schema spire --out schemas           the schemas of all folders, as files",
            "  croupier schema spire --reference             all verbs in words"
        })
final class SchemaCommand extends Subcommand {
    @Parameters(index = "0", paramLabel = "GAME", description = "The game.")
    private String game = "";

    @Parameters(index = "1", arity = "0..1", paramLabel = "FOLDER", description = "The folder of card files.")
    private @Nullable String folder;

    @Option(names = "--out", paramLabel = "DIR", description = "Writes GAME-FOLDER.schema.json for every folder there.")
    private @Nullable Path out;

    @Option(names = "--reference", description = "Writes the reference of all verbs instead.")
    private boolean reference;

    @Mixin
    private GameChoice choice = new GameChoice();

    @Override
    public Integer call() {
        Library library = Scripted.needed(choice.load(game), "schema");
        List<String> folders = Schema.folders(library.vocabulary());
        PrintWriter print = out();
        if (reference) print.println(library.reference());
        else if (out != null) for (String f : folders) print.println(write(library, f, out));
        else if (folder != null) print.println(library.schema(known(folders, folder)));
        else print.println(whole(library, folders));
        return Exit.OK;
    }

    /** One schema for any card file of the game: each folder's stands in it as a document of its own. */
    private String whole(Library library, List<String> folders) {
        if (folders.size() == 1) return library.schema(folders.getFirst());
        StringJoiner all = new StringJoiner(",\n", "[\n", "\n]");
        for (String f : folders)
            all.add(library.schema(f).replaceFirst("\\{", "{\n  \"\\$id\": \"" + game + "/" + f + "\","));
        return "{\n  \"$schema\": \"https://json-schema.org/draft/2020-12/schema\",\n  \"title\": \"card files of "
                + game + "\",\n  \"anyOf\": " + all + "\n}";
    }

    private String known(List<String> folders, String name) {
        if (folders.contains(name)) return name;
        throw Trouble.wrong(game + " has no folder '" + name + "'. " + Nearest.hint(name, folders));
    }

    private Path write(Library library, String f, Path to) {
        Path file = to.resolve(game + "-" + f.replace('/', '-') + ".schema.json");
        DataFolder.write(file, library.schema(f) + "\n");
        return file;
    }
}
