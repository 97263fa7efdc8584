package croupier.apps;

import croupier.kernel.Content;
import croupier.kernel.GameSource;
import croupier.script.library.Library;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeMap;

/** Card files that somebody names on the command line: a folder of them, a folder of one kind, or a single file. */
final class CardFiles {
    private CardFiles() {}

    /** The cards of a game with those of packs on top of them, in this order. */
    static Content on(GameSource game, List<Path> packs) {
        return on(game, game.content(), packs);
    }

    /** These cards with those of packs on top of them. */
    static Content on(GameSource game, Content cards, List<Path> packs) {
        Content all = cards;
        for (Path pack : packs) {
            PackFile.of(pack).mustBeOf(game.name(), pack);
            Found found = find(game, pack);
            all = all.withPack(
                    found.name(),
                    found.from().toString().replace('\\', '/'),
                    found.files().files());
        }
        return all;
    }

    /** The files by the places they would have in the game's own folder. */
    static Content of(GameSource game, Path path) {
        return find(game, path).files();
    }

    /** @param from what the places of the files are under, or the single file */
    private record Found(String name, Path from, Content files) {}

    private static Found find(GameSource game, Path path) {
        if (!Files.exists(path)) throw Trouble.wrong("there is no file or folder " + path);
        PackFile.mustBeUnpacked(path);
        Found found = Files.isDirectory(path) ? folder(game, path) : file(game, path);
        if (found.files().files().isEmpty())
            throw Trouble.wrong(path + " holds no card files; they end in .yaml, .yml or .json");
        return found;
    }

    private static Found folder(GameSource game, Path path) {
        Content found = Content.in(path);
        String kind = nameOf(path);
        boolean isOfOneKind = kinds(game).contains(kind)
                && found.files().keySet().stream()
                        .noneMatch(f -> kinds(game).contains(f.substring(0, Math.max(0, f.indexOf('/')))));
        if (!isOfOneKind) return new Found(kind, path, found);
        TreeMap<String, String> files = new TreeMap<>();
        found.files().forEach((place, text) -> files.put(kind + "/" + place, text));
        return new Found(nameOf(path.resolve("..")), above(path), new Content(files));
    }

    /** The kind is that of the folder it lies in, or else that of the definitions which its own look like. */
    private static Found file(GameSource game, Path path) {
        String name = String.valueOf(path.getFileName());
        if (DeckLists.is(path)) return new Found(name, path, DeckLists.content(game, path));
        Content alone = Content.of(path, name);
        if (alone.files().isEmpty()) return new Found(name, path, alone);
        String bare = name.substring(0, name.lastIndexOf('.'));
        String kind = nameOf(path.toAbsolutePath().resolve(".."));
        if (kinds(game).contains(kind)) return new Found(bare, path, Content.of(path, kind + "/" + name));
        if (kinds(game).contains(bare)) return new Found(bare, path, alone);
        Library library = Scripted.library(game.load(game.content())).orElse(null);
        if (library == null) return new Found(bare, path, alone);
        String like = library.folderLike(name, alone.files().getOrDefault(name, ""));
        if (like == null)
            throw Trouble.wrong("what kind of definitions does " + path
                    + " hold? Put it into a folder that says so, one of " + String.join(", ", kinds(game)));
        return new Found(bare, path, Content.of(path, like + "/" + name));
    }

    private static Path above(Path folder) {
        Path parent = folder.getParent();
        return parent == null ? Path.of(".") : parent;
    }

    private static String nameOf(Path folder) {
        Path name = folder.toAbsolutePath().normalize().getFileName();
        return name == null ? "" : name.toString();
    }

    private static List<String> kinds(GameSource game) {
        return game.content().files().keySet().stream()
                .filter(f -> f.indexOf('/') > 0)
                .map(f -> f.substring(0, f.indexOf('/')))
                .distinct()
                .toList();
    }
}
