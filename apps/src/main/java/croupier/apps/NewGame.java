package croupier.apps;

import croupier.kernel.Games;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.SourceVersion;

/**
 * The files of a new game: a Maven project of its own that compiles, is tested and can be played. It is the project under
 * {@code croupier/new/game} with its names changed.
 */
record NewGame(String name) {
    private static final String TEMPLATE = "/croupier/new/game/";
    private static final List<String> FILES = List.of(
            "README.md",
            "pom.xml",
            ".gitignore",
            "src/main/java/newgame/NewGame.java",
            "src/main/java/newgame/NewGameBot.java",
            "src/main/java/newgame/NewGameCard.java",
            "src/main/java/newgame/NewGameSource.java",
            "src/main/java/newgame/NewGameWords.java",
            "src/main/java/newgame/Rules.java",
            "src/main/java/newgame/Verbs.java",
            "src/main/resources/META-INF/services/croupier.kernel.GameSource",
            "src/main/resources/META-INF/services/croupier.lab.BotSource",
            "src/main/resources/new-game/board.yaml",
            "src/main/resources/new-game/cards/cards.yaml",
            "src/test/java/newgame/NewGameTest.java",
            "src/test/scenarios/rules.yaml");
    private static final Set<String> OWN_CLASSES = Set.of("Rules", "Verbs");
    private static final List<String> IMPORTED = List.of(
            "java.lang.",
            "java.util.",
            "croupier.kernel.",
            "croupier.lab.",
            "croupier.script.",
            "croupier.script.library.",
            "croupier.script.forms.",
            "croupier.script.scenario.");

    NewGame {
        if (Games.names().contains(name)) throw Trouble.wrong("there is a game '" + name + "' already: choose another");
        if (SourceVersion.isKeyword(identifier(name)) || isTaken(className(name)))
            throw Trouble.wrong("'" + name + "' means something else in Java or in the library: choose another name");
    }

    /** The files by their places in the project's folder. */
    Map<String, String> files() {
        Map<String, String> all = new LinkedHashMap<>();
        for (String place : FILES) all.put(renamed(place), renamed(read(place)));
        return all;
    }

    private String renamed(String text) {
        return text.replace("new-game", name)
                .replace("newgame", identifier(name))
                .replace("NewGame", className(name))
                .replace("New Game", NewPack.title(name));
    }

    private static String identifier(String name) {
        return name.replace("-", "");
    }

    private static String className(String name) {
        return NewPack.title(name).replace(" ", "");
    }

    private static boolean isTaken(String type) {
        return OWN_CLASSES.contains(type) || IMPORTED.stream().anyMatch(p -> exists(p + type));
    }

    private static boolean exists(String type) {
        try {
            Class.forName(type, false, NewGame.class.getClassLoader());
            return true;
        } catch (ClassNotFoundException | NoClassDefFoundError e) {
            return false;
        }
    }

    private static String read(String place) {
        // Maven leaves files whose names begin with a dot out of jars
        String stored = place.startsWith(".") ? "dot-" + place.substring(1) : place;
        try (InputStream in = NewGame.class.getResourceAsStream(TEMPLATE + stored)) {
            if (in == null) throw new IllegalStateException("the program lacks " + TEMPLATE + stored);
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
