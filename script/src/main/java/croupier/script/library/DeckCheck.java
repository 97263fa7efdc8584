package croupier.script.library;

import croupier.script.Ref;
import croupier.script.files.Mistake;
import croupier.script.files.MistakesException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Function;

/** Looks whether ready-made decks keep the law of their game; every card that is one too many is reported, not only the first. */
public final class DeckCheck {
    private final Library library;
    private final Class<?> type;
    private final String deck;
    private final List<Mistake> mistakes;

    private DeckCheck(Library library, Class<?> type, String deck, List<Mistake> mistakes) {
        this.library = library;
        this.type = type;
        this.deck = deck;
        this.mistakes = mistakes;
    }

    /**
     * The cards of all decks of a kind, by place; each card as often as it is in its deck.
     *
     * @param cards how often a deck has each card
     * @param law reports with {@link #wrong} what is wrong with a deck
     */
    public static <D, C> List<int[]> decks(
            Library library, Class<D> type, Function<D, Map<Ref<C>, Integer>> cards, BiConsumer<D, DeckCheck> law) {
        Definitions<D> all = library.definitions(type);
        List<int[]> decks = new ArrayList<>();
        List<Mistake> mistakes = new ArrayList<>();
        for (int i = 0; i < all.size(); i++) {
            law.accept(all.get(i), new DeckCheck(library, type, all.name(i), mistakes));
            decks.add(Ref.cards(cards.apply(all.get(i))));
        }
        if (!mistakes.isEmpty()) throw new MistakesException(mistakes);
        return decks;
    }

    /** The name of the deck that is looked at. */
    public String deck() {
        return deck;
    }

    /** How many cards a list of the deck has. It has at least one of each card that it names. */
    public <C> int count(Map<Ref<C>, Integer> list) {
        int sum = 0;
        for (Map.Entry<Ref<C>, Integer> e : list.entrySet()) {
            int count = e.getValue();
            if (count < 1) wrong(e.getKey().name(), "a deck has at least 1 of a card that it names, not " + count);
            sum += count;
        }
        return sum;
    }

    /** @param near the card or key of the deck that the mistake is about */
    public void wrong(String near, String message) {
        mistakes.add(library.mistake(type, deck, near, message));
    }
}
