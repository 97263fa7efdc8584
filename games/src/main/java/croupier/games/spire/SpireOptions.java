package croupier.games.spire;

import static croupier.games.spire.words.SpireWords.*;

import croupier.games.spire.battle.FirstFloors;
import croupier.games.spire.cards.Pages;
import croupier.games.spire.cards.SpireContent;
import croupier.kernel.*;
import croupier.script.files.Node;
import croupier.script.library.Sources;
import java.util.ArrayList;
import java.util.List;

/** Columns, words and options that depend on the card files. */
final class SpireOptions {
    private static final String RANDOM = "random";

    private SpireOptions() {}

    /** Every power has a column, every move a word. */
    static void declare(Sources sources, Layout into) {
        for (String power : sources.names("powers")) {
            String column = Pages.columnOf(power);
            if (into.column(CREATURE, column) == null) into.number(CREATURE, column, power);
            else into.label(CREATURE, column, power);
        }
        into.choice(
                "mode",
                List.of(SpireContent.RUN, SpireContent.BATTLE),
                SpireContent.RUN,
                "a whole run, or one battle with the deck and encounter chosen");
        into.choice("hero", heroes(sources), heroes(sources).getFirst(), "who climbs, where no deck is chosen");
        choice(into, "deck", List.of(RANDOM), sources.names("decks"), "the deck to begin with, and its hero");
        choice(into, "encounter", List.of(RANDOM, FirstFloors.NAME), sources.names("encounters"), "whom to fight");
        into.choice("note card", sources.names("cards"), usualNote(sources), "the card that an earlier run has left");
        SpireLanguage.declare(sources);
        for (String move : Pages.moves(sources).keySet()) into.word(move, move);
    }

    private static void choice(Layout into, String name, List<String> first, List<String> names, String help) {
        List<String> all = new ArrayList<>(first);
        all.addAll(names);
        into.choice(name, all, RANDOM, help);
    }

    private static List<String> heroes(Sources sources) {
        List<String> all = sources.names("heroes");
        return all.isEmpty() ? List.of("nobody") : all;
    }

    /** The card that is found if no earlier run has left one stands with the first deck. */
    private static String usualNote(Sources sources) {
        List<String> cards = sources.names("cards");
        for (String name : sources.names("decks").stream().limit(1).toList())
            if (sources.node("decks", name) instanceof Node.Mapping deck
                    && deck.get("note") instanceof Node.Scalar note
                    && cards.contains(note.text())) return note.text();
        return cards.isEmpty() ? "" : cards.getFirst();
    }
}
