package croupier.apps;

import croupier.kernel.Content;
import croupier.kernel.Games;
import croupier.kernel.Nearest;
import croupier.script.files.Node;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** What the file {@code pack.yaml} of a pack says, both empty where there is none. */
record PackFile(String game, String about) {
    /** The nearest one at a folder or file of cards, or above it. */
    static PackFile of(Path pack) {
        Path at = pack.toAbsolutePath().normalize();
        for (int i = 0; i < 3 && at != null; i++, at = at.getParent()) {
            Path file = at.resolve(Content.PACK);
            if (Files.isRegularFile(file)) return read(file);
        }
        return new PackFile("", "");
    }

    private static PackFile read(Path file) {
        try {
            if (!(Node.read(file.toString(), Files.readString(file)) instanceof Node.Mapping m))
                throw Trouble.wrong(file + " is a mapping: game: NAME, and about: one line");
            for (Node.Entry e : m.entries())
                if (!e.key().text().matches("game|about"))
                    throw Trouble.wrong(e.key().place() + ": a pack says 'game' and 'about', not '"
                            + e.key().text() + "'. " + Nearest.hint(e.key().text(), List.of("game", "about")));
            return new PackFile(m.text("game"), m.text("about"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    void mustBeOf(String wanted, Path pack) {
        if (!game.isEmpty() && !game.equals(wanted))
            throw Trouble.wrong(pack + " is a pack of " + game + ", not of " + wanted);
    }

    /** Archives are refused before anything is looked for in them. */
    static void mustBeUnpacked(Path pack) {
        String name = String.valueOf(pack.getFileName());
        if (Files.isRegularFile(pack) && name.matches("(?i).*\\.(zip|jar|tar|tgz|gz|7z|rar)"))
            throw Trouble.wrong(pack + " is an archive: unpack it, and name the folder that holds " + Content.PACK);
    }

    /** The game of a pack: what its file says, or whose name is part of the path. */
    static String gameOf(Path pack) {
        mustBeUnpacked(pack);
        String said = of(pack).game;
        if (!said.isEmpty()) return Games.source(said).name();
        for (Path part : pack.toAbsolutePath().normalize())
            if (Games.names().contains(part.toString())) return part.toString();
        throw Trouble.wrong("whose cards are in " + pack + "? Write 'game: NAME' into its " + Content.PACK
                + ", or add --game with one of " + String.join(", ", Games.names()));
    }
}
