package croupier.lab.toy;

import croupier.kernel.Content;
import croupier.kernel.Game;
import croupier.kernel.GameSource;
import java.util.Map;
import java.util.TreeMap;

/** Where the toy game comes from. */
public final class ToySource implements GameSource {
    private static final String CARDS =
            "Ant: 1\nBee: 2\nCat: 3\nDog: 4\nElk: 5\nFox: 6\nGnu: 7\nHen: 8\nIbis: 9\nJay: 10\nKite: 11\nLion: 12\n";

    @Override
    public String name() {
        return "toy";
    }

    @Override
    public Content content() {
        return new Content(new TreeMap<>(Map.of("cards.yaml", CARDS)));
    }

    @Override
    public Game load(Content content) {
        return new Toy(new ToyCards(content));
    }
}
