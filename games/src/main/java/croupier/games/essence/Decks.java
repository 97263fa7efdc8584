package croupier.games.essence;

import croupier.kernel.Nearest;
import croupier.script.Definitions;
import croupier.script.Library;
import croupier.script.Mistake;
import croupier.script.MistakesException;
import croupier.script.Node;
import croupier.script.Ref;
import croupier.script.Sources;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** Cards and decks laid out for play; decks are checked when they are loaded. */
final class Decks {
    private static final int SMALLEST = 40;
    private static final int LARGEST = 60;
    private static final int MOST_COPIES = 3;

    final int[] spells;
    final int filler;
    final int blank;
    private final List<int[]> decks = new ArrayList<>();
    private final List<Integer> deities = new ArrayList<>();

    Decks(Library library, Sources sources, Printed[] printed) {
        Definitions<DeckDef> all = library.definitions(DeckDef.class);
        List<Mistake> mistakes = new ArrayList<>();
        for (int i = 0; i < all.size(); i++) {
            check(all.name(i), all.get(i), sources, printed, mistakes);
            deities.add(all.get(i).deity().card());
            decks.add(cards(all.get(i)));
        }
        if (!mistakes.isEmpty()) throw new MistakesException(mistakes);
        spells = Arrays.stream(printed)
                .filter(p -> p != null && p.type.isCast())
                .mapToInt(p -> p.card)
                .toArray();
        int basic = 0;
        for (Printed p : printed) if (p != null && p.basic && basic == 0) basic = p.card;
        filler = basic;
        int plain = 0;
        for (Printed p : printed)
            if (p != null
                    && p.type == Type.DEITY
                    && !p.isActive()
                    && p.godCode.isEmpty()
                    && p.klBonus == null
                    && plain == 0) plain = p.card;
        blank = plain;
    }

    /** By number of the catalogue. */
    @SuppressWarnings("NullAway") // there is no card 0
    static Printed[] printed(Library library) {
        Definitions<CardDef> all = library.definitions(CardDef.class);
        Printed[] printed = new Printed[all.size() + 1];
        for (int i = 0; i < all.size(); i++)
            printed[all.cardOf(i)] = new Printed(all.cardOf(i), all.name(i), all.get(i));
        return printed;
    }

    /** What stored matches call the abilities: by card and place. */
    static String[] names(Library library, int hooks) {
        String[] names = new String[hooks];
        Definitions<CardDef> all = library.definitions(CardDef.class);
        for (int i = 0; i < all.size(); i++) {
            List<croupier.script.Numbered<Hook>> own = all.get(i).abilities();
            for (int n = 0; n < own.size(); n++) names[own.get(n).number()] = all.name(i) + " " + (n + 1);
        }
        for (int i = 0; i < hooks; i++) if (names[i] == null) names[i] = "given " + i;
        return names;
    }

    private static int[] cards(DeckDef deck) {
        List<Integer> cards = new ArrayList<>();
        deck.cards().forEach((card, count) -> {
            for (int i = 0; i < count; i++) cards.add(card.card());
        });
        return cards.stream().mapToInt(Integer::intValue).toArray();
    }

    private static void check(String name, DeckDef deck, Sources sources, Printed[] printed, List<Mistake> mistakes) {
        if (!(sources.node("decks", name) instanceof Node.Mapping written)) return;
        Node cards = written.get("cards");
        Node where = cards == null ? written : cards;
        if (deck.deity().get().type() != Type.DEITY)
            mistakes.add(Mistake.at(
                    where,
                    "'" + deck.deity().name() + "' leads the deck '" + name + "' but is no Deity. "
                            + Nearest.hint(deck.deity().name(), deities(printed))));
        int size = 0;
        for (Map.Entry<Ref<CardDef>, Integer> e : deck.cards().entrySet()) {
            size += e.getValue();
            String wrong = wrong(e.getKey(), e.getValue(), deck.unchecked());
            if (!wrong.isEmpty())
                mistakes.add(Mistake.at(entry(where, e.getKey().name()), wrong));
        }
        if (!deck.unchecked() && (size < SMALLEST || size > LARGEST))
            mistakes.add(Mistake.at(
                    where, "a deck has " + SMALLEST + " to " + LARGEST + " cards; '" + name + "' has " + size));
    }

    private static List<String> deities(Printed[] printed) {
        return Arrays.stream(printed)
                .filter(p -> p != null && p.type == Type.DEITY)
                .map(p -> p.name)
                .toList();
    }

    private static String wrong(Ref<CardDef> card, int count, boolean unchecked) {
        Type type = card.get().type();
        if (type == Type.DEITY || type == Type.TOKEN)
            return "'" + card.name() + "' is a " + (type == Type.DEITY ? "Deity" : "Token") + " and lies in no deck";
        if (count < 1) return "a deck has at least 1 of a card that it names, not " + count;
        if (!unchecked && count > MOST_COPIES && !card.get().isBasic())
            return "a deck has at most " + MOST_COPIES + " of a card that is not Basic; of '" + card.name()
                    + "' it has " + count;
        return "";
    }

    private static Node entry(Node where, String card) {
        Node.Entry found = where instanceof Node.Mapping m ? m.entry(card) : null;
        return found == null ? where : found.key();
    }

    int size() {
        return decks.size();
    }

    int deity(int deck) {
        return deities.get(deck);
    }

    int[] cards(int deck) {
        return decks.get(deck);
    }
}
