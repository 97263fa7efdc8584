package croupier.games.essence;

import croupier.kernel.*;
import croupier.script.*;
import croupier.script.library.DeckCheck;
import croupier.script.library.Library;
import java.util.List;

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

    final List<int[]> decks;
    /** The Deity of each deck. */
    final int[] deities;

    EssenceCards(Library library) {
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
        decks = DeckCheck.decks(library, Defs.Deck.class, Defs.Deck::cards, (deck, law) -> check(deck, law, library));
        deities = library.all(Defs.Deck.class).stream()
                .mapToInt(d -> d.deity().card())
                .toArray();
    }

    static EssenceCards of(Table t) {
        return (EssenceCards) t.cards();
    }

    private static boolean isBlankDeity(Defs.Card c) {
        boolean isPlain = !c.isActive() && c.godCode().isEmpty() && c.klBonus() == null;
        return c.type() == Type.DEITY && isPlain;
    }

    private static void check(Defs.Deck deck, DeckCheck law, Library library) {
        String deity = deck.deity().name();
        String led = "'" + deity + "' leads the deck '" + law.deck() + "' but is no Deity. ";
        if (deck.deity().get().type() != Type.DEITY)
            law.wrong(deity, led + Nearest.hint(deity, library.names(Defs.Card.class, c -> c.type() == Type.DEITY)));
        int size = law.count(deck.cards());
        deck.cards().forEach((card, count) -> check(card, count, deck.unchecked(), law));
        String sized = "a deck has " + SMALLEST + " to " + LARGEST + " cards; '" + law.deck() + "' has " + size;
        if (!deck.unchecked() && (size < SMALLEST || size > LARGEST)) law.wrong("cards", sized);
    }

    private static void check(Ref<Defs.Card> card, int count, boolean unchecked, DeckCheck law) {
        Type type = card.get().type();
        String name = "'" + card.name() + "'";
        String many = "a deck has at most " + MOST_COPIES + " of a card that is not Basic; of " + name + " it has ";
        if (type == Type.DEITY || type == Type.TOKEN)
            law.wrong(card.name(), name + " is a " + (type == Type.DEITY ? "Deity" : "Token") + " and lies in no deck");
        else if (!unchecked && count > MOST_COPIES && !card.get().isBasic()) law.wrong(card.name(), many + count);
    }
}
