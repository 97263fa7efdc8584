package croupier.games.doomlings;

import croupier.kernel.*;
import croupier.script.*;
import croupier.script.library.Library;
import java.util.List;
import java.util.stream.IntStream;

/** The cards of one pack by number of the catalogue, so that nothing is searched while playing. */
final class DoomCards {
    final Library library;
    final Defs.TraitDef[] traits;
    /** What is asked of every card of a hand or pile, by card: what it reacts to as bits, and whether it is dominant. */
    final int[] reacts;

    final boolean[] dominant;
    private final Defs.AgeDef[] ages;
    /** An age that says nothing. */
    private final Defs.AgeDef noAge;

    private final Defs.CatastropheDef[] catastrophes;
    private final Steps[] texts;
    /** All traits, ages and catastrophes of the deck, each as often as it is in it. */
    final int[] traitDeck;

    final int[] ageDeck;
    final int[] catastropheDeck;
    /** The age on top of the age deck, 0 for none. */
    final int opening;
    /** What some trait of the pack reacts to, and the levels of World's End that some have, as bits. */
    private final int opens;

    final int levels;
    /** Numbers of abilities begin here. */
    private final int firstAbility;

    final List<Ability> abilities;

    DoomCards(Library library, String pack, int firstAbility) {
        this.library = library;
        this.firstAbility = firstAbility;
        traits = library.byCard(Defs.TraitDef.class);
        reacts = new int[traits.length];
        dominant = new boolean[traits.length];
        for (int card = 0; card < traits.length; card++) {
            if (traits[card] == null) continue;
            reacts[card] = traits[card].reacts();
            dominant[card] = traits[card].dominant();
        }
        ages = library.byCard(Defs.AgeDef.class);
        noAge = library.definition(Defs.AgeDef.class, "{}");
        catastrophes = library.byCard(Defs.CatastropheDef.class);
        texts = library.all(Steps.class).toArray(Steps[]::new);
        abilities = library.all(Ability.class);
        traitDeck = deck(library, Defs.TraitDef.class, pack);
        catastropheDeck = deck(library, Defs.CatastropheDef.class, pack);
        int[] allAges = deck(library, Defs.AgeDef.class, pack);
        ageDeck = IntStream.of(allAges).filter(i -> !ages[i].opens()).toArray();
        opening = IntStream.of(allAges).filter(i -> ages[i].opens()).findFirst().orElse(0);
        opens = IntStream.of(traitDeck).map(i -> traits[i].reacts()).reduce(0, (a, b) -> a | b);
        levels = IntStream.of(traitDeck).map(i -> traits[i].levels()).reduce(0, (a, b) -> a | b);
    }

    private static <T extends Defs.Copied> int[] deck(Library library, Class<T> type, String pack) {
        return library.deck(type, card -> card.pack().equals(pack) ? card.copies() : 0);
    }

    static DoomCards of(Table t) {
        return (DoomCards) t.cards();
    }

    /** What is printed on a trait. */
    static Defs.TraitDef trait(Table t, int row) {
        return of(t).traits[t.card(row)];
    }

    static Defs.CatastropheDef catastrophe(Table t, int row) {
        return of(t).catastrophes[t.card(row)];
    }

    /** The age of this round; during a catastrophe an age that says nothing. */
    static Defs.AgeDef ageNow(Table t) {
        DoomCards cards = of(t);
        int now = t.get(DoomWords.NOW);
        Defs.AgeDef d = now == 0 ? null : cards.ages[t.card(now)];
        return d == null ? cards.noAge : d;
    }

    /** Whether some card of the pack reacts to this: otherwise no window is opened. */
    boolean opens(Trigger to) {
        return (opens & to.bit()) != 0;
    }

    /** A text that is carried out on its own. */
    Steps text(int number) {
        return texts[number];
    }

    /** The number by which a listener knows an ability. */
    int number(Numbered<Ability> ability) {
        return firstAbility + ability.number();
    }
}
