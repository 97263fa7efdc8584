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
        Content all = game.content();
        for (Path pack : packs) all = all.with(of(game, pack).files());
        return all;
    }

    /** The files by the places they would have in the game's own folder. */
    static Content of(GameSource game, Path path) {
        if (!Files.exists(path)) throw Trouble.wrong("there is no file or folder " + path);
        Content found = Files.isDirectory(path) ? folder(game, path) : file(game, path);
        if (found.files().isEmpty())
            throw Trouble.wrong(path + " holds no card files; they end in .yaml, .yml or .json");
        return found;
    }

    /** What a person calls the file at this place. */
    static String called(String place, Path path) {
        return Files.isDirectory(path) ? place : path.toString();
    }

    private static Content folder(GameSource game, Path path) {
        Content found = Content.in(path);
        String kind = kindOf(path);
        boolean isOfOneKind = kinds(game).contains(kind)
                && found.files().keySet().stream()
                        .noneMatch(f -> kinds(game).contains(f.substring(0, Math.max(0, f.indexOf('/')))));
        if (!isOfOneKind) return found;
        TreeMap<String, String> files = new TreeMap<>();
        found.files().forEach((place, text) -> files.put(kind + "/" + place, text));
        return new Content(files);
    }

    /** The kind is that of the folder it lies in, or else that of the definitions which its own look like. */
    private static Content file(GameSource game, Path path) {
        String name = String.valueOf(path.getFileName());
        Content alone = Content.of(path, name);
        if (alone.files().isEmpty()) return alone;
        Path parent = path.toAbsolutePath().normalize().getParent();
        String kind = parent == null ? "" : kindOf(parent);
        if (kinds(game).contains(kind)) return Content.of(path, kind + "/" + name);
        if (kinds(game).contains(name.substring(0, name.lastIndexOf('.')))) return alone;
        Library library = Scripted.library(game.load(game.content())).orElse(null);
        if (library == null) return alone;
        String like = library.folderLike(name, alone.files().getOrDefault(name, ""));
        if (like == null)
            throw Trouble.wrong("what kind of definitions does " + path
                    + " hold? Put it into a folder that says so, one of " + String.join(", ", kinds(game)));
        return Content.of(path, like + "/" + name);
    }

    private static String kindOf(Path folder) {
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
