package croupier.games.essence;

import croupier.kernel.Nearest;
import croupier.script.Modifier;
import croupier.script.Ref;
import croupier.script.files.Mistake;
import croupier.script.files.MistakesException;
import croupier.script.library.Definitions;
import croupier.script.library.Library;
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

    EssenceCards(Library library) {
        printed = library.byCard(Defs.Card.class);
        aspects = new int[printed.length];
        for (int card = 1; card < printed.length; card++) aspects[card] = Aspect.bits(printed[card].subtypes());
        hooks = library.all(Hook.class).toArray(Hook[]::new);
        hookNames = library.names(Hook.class);
        modifiers = library.all(Modifier.class).toArray(Modifier[]::new);
        spells = library.cards(Defs.Card.class, c -> c.type().isCast());
        filler = library.card(Defs.Card.class, Defs.Card::isBasic);
        blankDeity = library.card(Defs.Card.class, EssenceCards::isBlankDeity);
        Definitions<Defs.Deck> all = library.definitions(Defs.Deck.class);
        List<Mistake> mistakes = new ArrayList<>();
        for (int i = 0; i < all.size(); i++) {
            check(all.name(i), all.get(i), library, mistakes);
            deities.add(all.get(i).deity().card());
            decks.add(Ref.cards(all.get(i).cards()));
        }
        if (!mistakes.isEmpty()) throw new MistakesException(mistakes);
    }

    private static boolean isBlankDeity(Defs.Card c) {
        boolean isPlain = !c.isActive() && c.godCode().isEmpty() && c.klBonus() == null;
        return c.type() == Type.DEITY && isPlain;
    }

    private static void check(String name, Defs.Deck deck, Library library, List<Mistake> mistakes) {
        String deity = deck.deity().name();
        String led = "'" + deity + "' leads the deck '" + name + "' but is no Deity. ";
        if (deck.deity().get().type() != Type.DEITY)
            mistakes.add(library.mistake(Defs.Deck.class, name, deity, led + Nearest.hint(deity, deities(library))));
        int size = 0;
        for (Map.Entry<Ref<Defs.Card>, Integer> e : deck.cards().entrySet()) {
            size += e.getValue();
            String wrong = wrong(e.getKey(), e.getValue(), deck.unchecked());
            if (!wrong.isEmpty())
                mistakes.add(library.mistake(Defs.Deck.class, name, e.getKey().name(), wrong));
        }
        String sized = "a deck has " + SMALLEST + " to " + LARGEST + " cards; '" + name + "' has " + size;
        if (!deck.unchecked() && (size < SMALLEST || size > LARGEST))
            mistakes.add(library.mistake(Defs.Deck.class, name, "cards", sized));
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
}
