package croupier.script.library;

import croupier.kernel.Catalogue;
import croupier.kernel.Game;
import croupier.kernel.Layout;
import croupier.kernel.Option;
import croupier.kernel.Queue;
import croupier.kernel.Table;
import croupier.kernel.Words;
import croupier.kernel.Zone;
import croupier.script.files.Glossary;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A game whose cards are files: its layout, its compiled cards, the options by which seats choose a deck, what its grammar and
 * glossary files say. A game's class says its rules.
 */
public abstract class CardGame implements Game {
    private static final String RANDOM = "random";

    /** The compiled cards. */
    protected final Library library;

    private final Layout layout;
    private final String about;
    private final int minSeats;
    private final int maxSeats;
    private final List<Option> decks = new ArrayList<>();
    private final List<Queue> queues;

    /**
     * @param about one line for a list of games
     * @param deckOptions the names of the options, one for each seat, that choose one of the definitions in the folder "decks"
     */
    protected CardGame(
            Sources sources, Words words, String about, int minSeats, int maxSeats, List<String> deckOptions) {
        this.about = about;
        this.minSeats = minSeats;
        this.maxSeats = maxSeats;
        layout = new Layout(words);
        List<String> choices = new ArrayList<>(List.of(RANDOM));
        if (!deckOptions.isEmpty()) choices.addAll(sources.names("decks"));
        choices.addAll(otherDecks());
        for (String option : deckOptions) {
            String seat = nameOfSeat(decks.size());
            decks.add(layout.choice(option, choices, RANDOM, "What " + seat + " begins with."));
        }
        declare(sources, layout);
        library = sources.compile(layout);
        complete(library, layout);
        layout.close();
        queues = layout.queues();
    }

    /** A game without decks. */
    protected CardGame(Sources sources, Words words, String about, int minSeats, int maxSeats) {
        this(sources, words, about, minSeats, maxSeats, List.of());
    }

    /** Declares what is known only when the cards are compiled, such as options that say what abilities say; nothing by default. */
    protected void complete(Library compiled, Layout into) {}

    /** What may be chosen beside the decks of the folder; nothing by default. */
    protected List<String> otherDecks() {
        return List.of();
    }

    /** The same game: its layout, cards and options. For a game that differs in something else. */
    protected CardGame(CardGame same) {
        about = same.about;
        minSeats = same.minSeats;
        maxSeats = same.maxSeats;
        layout = same.layout;
        library = same.library;
        queues = same.queues;
        decks.addAll(same.decks);
    }

    /** Declares columns, options and words that depend on the card files; nothing by default. The game is not made yet. */
    protected void declare(Sources sources, Layout into) {}

    /** What stored matches call abilities, by number; what has no name here is called by its number, which other cards may change. */
    protected List<String> abilityNames() {
        return List.of();
    }

    @Override
    public String nameOfAbility(int ability) {
        return ability < abilityNames().size() ? abilityNames().get(ability) : Game.super.nameOfAbility(ability);
    }

    @Override
    public int abilityNamed(String name) {
        return abilityNames().contains(name) ? abilityNames().indexOf(name) : Game.super.abilityNamed(name);
    }

    /** The place of the deck that somebody chose for a seat, -1 for a random one. */
    protected final int chosenDeck(Table t, int seat) {
        return t.option(decks.get(seat)) - 1;
    }

    /** By default the next task of the queue that is declared first. */
    @Override
    public void step(Table t) {
        t.runNext(queues.get(0));
    }

    @Override
    public final String name() {
        return library.vocabulary().game;
    }

    @Override
    public final String about() {
        return about;
    }

    @Override
    public final Map<Class<?>, String> verbs() {
        Map<Class<?>, String> all = new LinkedHashMap<>();
        library.vocabulary().verbs.forEach((name, classes) -> classes.forEach(c -> all.put(c, name)));
        return all;
    }

    /** The compiled cards. */
    public final Library library() {
        return library;
    }

    @Override
    public final Layout layout() {
        return layout;
    }

    @Override
    public final Catalogue cards() {
        return library.cards();
    }

    @Override
    public final int minSeats() {
        return minSeats;
    }

    @Override
    public final int maxSeats() {
        return maxSeats;
    }

    @Override
    public List<Option> decks() {
        return List.copyOf(decks);
    }

    @Override
    public Map<String, String> glossary() {
        return Glossary.beside(getClass(), name());
    }

    /** By default what is printed on it, or its seat for a row that stands for a player. */
    @Override
    public String nameOf(Table t, int row) {
        int card = t.card(row);
        if (card != 0) return cards().name(card);
        return t.ownerOf(row) >= 0 ? nameOfSeat(t.ownerOf(row)) : Game.super.nameOf(t, row);
    }

    @Override
    public @Nullable String moveText(@Nullable Zone from, @Nullable Zone to) {
        return library.moveText(from, to);
    }
}
