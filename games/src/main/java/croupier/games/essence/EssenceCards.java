package croupier.games.essence;

import croupier.kernel.Nearest;
import croupier.kernel.Table;
import croupier.script.Modifier;
import croupier.script.Ref;
import croupier.script.files.Mistake;
import croupier.script.files.MistakesException;
import croupier.script.files.Node;
import croupier.script.library.Definitions;
import croupier.script.library.Library;
import croupier.script.library.Sources;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Cards and decks laid out for play; decks are checked when they are loaded. */
final class EssenceCards {
    private static final int SMALLEST = 40;
    private static final int LARGEST = 60;
    private static final int MOST_COPIES = 3;

    final Defs.Card[] printed;
    /** The aspects that are printed on a card, as bits. */
    final int[] aspects;
    /** By card: whether nothing is paid for it besides KL, and whether it has abilities to be used. */
    final boolean[] costsKlAlone;

    final boolean[] isUsable;

    final Hook[] hooks;
    /** What stored matches call the abilities: by card and place. */
    final List<String> hookNames;

    final Modifier[] modifiers;
    /** The Spells and Rites, which can be named. */
    final int[] spells;
    /** The plainest card: it fills hands and decks in tests. */
    final int filler;
    /** The first Deity without any ability. */
    final int blankDeity;

    final List<int[]> decks = new ArrayList<>();
    /** The Deity of each deck. */
    final List<Integer> deities = new ArrayList<>();

    EssenceCards(Library library, Sources sources) {
        printed = library.byCard(Defs.Card.class);
        aspects = new int[printed.length];
        costsKlAlone = new boolean[printed.length];
        isUsable = new boolean[printed.length];
        for (int card = 1; card < printed.length; card++) {
            aspects[card] = Aspect.bits(printed[card].subtypes());
            costsKlAlone[card] = printed[card].costs().equals(Costs.NONE);
            isUsable[card] = !printed[card].use().isEmpty();
        }
        hooks = library.all(Hook.class).toArray(Hook[]::new);
        hookNames = library.names(Hook.class);
        modifiers = library.all(Modifier.class).toArray(Modifier[]::new);
        spells = library.cards(Defs.Card.class, c -> c.type().isCast());
        filler = library.card(Defs.Card.class, Defs.Card::isBasic);
        blankDeity = library.card(Defs.Card.class, EssenceCards::isBlankDeity);
        Definitions<Defs.Deck> all = library.definitions(Defs.Deck.class);
        List<Mistake> mistakes = new ArrayList<>();
        for (int i = 0; i < all.size(); i++) {
            check(all.name(i), all.get(i), sources, library, mistakes);
            deities.add(all.get(i).deity().card());
            decks.add(cards(all.get(i)));
        }
        if (!mistakes.isEmpty()) throw new MistakesException(mistakes);
    }

    static EssenceCards of(Table t) {
        return (EssenceCards) t.cards();
    }

    private static boolean isBlankDeity(Defs.Card c) {
        boolean isPlain = !c.isActive() && c.godCode().isEmpty() && c.klBonus() == null;
        return c.type() == Type.DEITY && isPlain;
    }

    private static int[] cards(Defs.Deck deck) {
        return deck.cards().entrySet().stream()
                .flatMapToInt(e -> IntStream.generate(() -> e.getKey().card()).limit(e.getValue()))
                .toArray();
    }

    private static void check(String name, Defs.Deck deck, Sources sources, Library library, List<Mistake> mistakes) {
        if (!(sources.node("decks", name) instanceof Node.Mapping written)) return;
        Node cards = written.get("cards");
        Node where = cards == null ? written : cards;
        if (deck.deity().get().type() != Type.DEITY)
            mistakes.add(Mistake.at(
                    where,
                    "'" + deck.deity().name() + "' leads the deck '" + name + "' but is no Deity. "
                            + Nearest.hint(deck.deity().name(), deities(library))));
        int size = 0;
        for (Map.Entry<Ref<Defs.Card>, Integer> e : deck.cards().entrySet()) {
            size += e.getValue();
            String wrong = wrong(e.getKey(), e.getValue(), deck.unchecked());
            if (!wrong.isEmpty())
                mistakes.add(Mistake.at(entry(where, e.getKey().name()), wrong));
        }
        if (!deck.unchecked() && (size < SMALLEST || size > LARGEST))
            mistakes.add(Mistake.at(
                    where, "a deck has " + SMALLEST + " to " + LARGEST + " cards; '" + name + "' has " + size));
    }

    private static List<String> deities(Library library) {
        return IntStream.of(library.cards(Defs.Card.class, c -> c.type() == Type.DEITY))
                .mapToObj(library.cards()::name)
                .toList();
    }

    private static String wrong(Ref<Defs.Card> card, int count, boolean unchecked) {
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
}
