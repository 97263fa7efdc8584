package croupier.script.scenario;

import croupier.kernel.Content;
import croupier.kernel.Game;
import croupier.kernel.GameSource;
import croupier.script.files.Mistake;
import croupier.script.files.MistakesException;
import croupier.script.files.Node;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** The games of the cases: each is loaded once, and once more for every other set of cards. */
final class LoadedGames {
    private static final int MOST_KEPT = 64;

    private final Map<String, GameSource> added = new LinkedHashMap<>();
    private final Map<String, Content> contents = new LinkedHashMap<>();
    private final Map<String, Loaded> plain = new LinkedHashMap<>();
    private final Map<String, Loaded> changed = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Loaded> eldest) {
            return size() > MOST_KEPT;
        }
    };

    synchronized void add(GameSource source) {
        added.put(source.name(), source);
    }

    TreeSet<String> names() {
        TreeSet<String> all = new TreeSet<>(croupier.kernel.Games.names());
        all.addAll(added.keySet());
        return all;
    }

    /** The nearest folder above a file that is named like a game, or nothing. */
    String gameOf(Path file) {
        TreeSet<String> all = names();
        for (Path p = file.toAbsolutePath(); p != null; p = p.getParent())
            if (p.getFileName() != null && all.contains(p.getFileName().toString()))
                return p.getFileName().toString();
        return "";
    }

    private GameSource source(String name) {
        GameSource own = added.get(name);
        return own != null ? own : croupier.kernel.Games.source(name);
    }

    Content content(String game) {
        return contents.computeIfAbsent(game, g -> source(g).content());
    }

    /** A definition as it is written. */
    synchronized Node.Mapping definition(String game, String folder, String name) {
        return new Edition(content(game), plain(game).library()).definition(folder, name);
    }

    /** The game with the cards that come with it. */
    synchronized Loaded plain(String game) {
        Loaded is = plain.get(game);
        if (is == null) plain.put(game, is = staged(source(game).load(content(game))));
        return is;
    }

    /** The game with the variant and the cards that a case gives. */
    synchronized Loaded load(String game, Given given) {
        if (given.cards.isEmpty() && given.changes.isEmpty() && given.get("variant") == null) return plain(game);
        Edition edition = new Edition(content(game), plain(game).library());
        Node variant = given.get("variant");
        if (variant != null) edition.variant(Given.scalar(variant));
        for (Node.Mapping m : given.cards) edition.add(m);
        for (Node.Mapping m : given.changes) edition.change(m);
        Content content = edition.content();
        String key = game + " " + content.hash();
        Loaded is = changed.get(key);
        if (is == null) changed.put(key, is = staged(load(source(game), content, edition)));
        return is;
    }

    private static Game load(GameSource source, Content content, Edition edition) {
        try {
            return source.load(content);
        } catch (MistakesException e) {
            List<Mistake> told = new ArrayList<>();
            for (Mistake m : e.mistakes()) told.add(edition.translate(m));
            throw new MistakesException("scenarios", told);
        }
    }

    private static Loaded staged(Game game) {
        if (game instanceof Staged s) return new Loaded(game, s.library(), s.stage());
        throw new IllegalArgumentException("no scenarios can be written for " + game.name() + ": it has no stage");
    }
}
