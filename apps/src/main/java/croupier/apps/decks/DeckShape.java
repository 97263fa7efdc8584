package croupier.apps.decks;

import croupier.kernel.Game;
import croupier.script.scenario.Staged;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * How the card files of a game write the cards of a deck.
 *
 * @param key under which name
 * @param counts whether as a number for each card; otherwise as a list in which a card stands as often as it is there
 */
record DeckShape(String key, boolean counts) {
    static DeckShape of(Game game) {
        if (game instanceof Staged staged)
            for (RecordComponent part : staged.library().folder("decks").type().getRecordComponents()) {
                if (part.getType() == Map.class) return new DeckShape(part.getName(), true);
                if (part.getType() == List.class) return new DeckShape(part.getName(), false);
            }
        throw new IllegalArgumentException(game.name() + " has no card files that hold decks");
    }

    Object written(Map<String, Integer> cards) {
        if (counts) return cards;
        List<String> all = new ArrayList<>();
        cards.forEach((card, count) -> {
            for (int i = 0; i < count; i++) all.add(card);
        });
        return all;
    }
}
