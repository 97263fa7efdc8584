package croupier.apps;

import croupier.kernel.Content;
import croupier.kernel.Game;
import croupier.kernel.GameSource;
import croupier.kernel.Games;
import croupier.script.files.Mistake;
import croupier.script.files.MistakesException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;

/** New decks of a game, of which the game itself says whether its rules allow them. */
record DeckTrials(GameSource source, Content content) {
    private static final int BATCHES = 20;

    /** Leaves out the decks that the game refuses, and returns the game with the others. */
    Game keepAllowed(String pack, Map<String, DeckShapes.Deck> decks) {
        while (true) {
            try {
                return Games.load(source, with(pack, decks));
            } catch (MistakesException e) {
                List<String> ofLine = new ArrayList<>();
                decks.forEach((name, deck) -> {
                    for (long i = deck.text(name).lines().count(); i > 0; i--) ofLine.add(name);
                });
                int before = decks.size();
                for (Mistake m : e.mistakes())
                    if (m.place().line() <= ofLine.size())
                        decks.remove(ofLine.get(m.place().line() - 1));
                if (decks.size() == before) throw e;
            }
        }
    }

    Content with(String pack, Map<String, DeckShapes.Deck> decks) {
        if (decks.isEmpty()) return content;
        StringBuilder text = new StringBuilder();
        decks.forEach((name, deck) -> text.append(deck.text(name)));
        return content.withPack(
                pack,
                pack,
                Map.of(
                        "decks/" + pack.replace(' ', '-') + ".yaml",
                        text.append("\n").toString()));
    }

    /** Adds random decks, called random-1 and so on; the same seed makes the same decks. */
    Content withRandom(int count, long seed) {
        Game game = Games.load(source, content);
        Map<String, DeckShapes.Deck> shapes = DeckShapes.of(content, game.readyMade());
        if (shapes.isEmpty())
            throw new IllegalArgumentException(game.name() + " has no decks to make random ones from");
        List<DeckShapes.Deck> parents = List.copyOf(shapes.values());
        List<String> pool = DeckShapes.pool(shapes, game);
        SplittableRandom dice = new SplittableRandom(seed);
        Map<String, DeckShapes.Deck> found = new LinkedHashMap<>();
        for (int batch = 0; batch < BATCHES && found.size() < count; batch++) {
            Map<String, DeckShapes.Deck> tried = new LinkedHashMap<>();
            for (int i = 0; i < 2 * count; i++)
                tried.put(
                        "random-" + batch + "-" + i,
                        parents.get(dice.nextInt(parents.size())).shuffled(dice, pool));
            Objects.requireNonNull(keepAllowed("random decks", tried));
            for (DeckShapes.Deck deck : tried.values())
                if (found.size() < count) found.put("random-" + (found.size() + 1), deck);
        }
        if (found.size() < count)
            throw new IllegalArgumentException("of " + BATCHES * 2 * count + " random decks " + game.name() + " allows "
                    + found.size() + ", not " + count);
        return with("random decks", found);
    }
}
