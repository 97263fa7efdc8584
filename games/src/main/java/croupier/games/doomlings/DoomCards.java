package croupier.games.doomlings;

import croupier.kernel.Table;
import croupier.script.Ability;
import croupier.script.Numbered;
import croupier.script.Steps;
import croupier.script.library.Library;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/** The cards of one pack by number of the catalogue, so that nothing is searched while playing. */
final class DoomCards {
    private static final Defs.AgeDef NO_AGE = new Defs.AgeDef(
            0,
            "",
            false,
            Steps.NONE,
            null,
            null,
            false,
            false,
            false,
            Steps.NONE,
            null,
            0,
            Steps.NONE,
            Steps.NONE,
            false,
            null,
            Steps.NONE);

    final Library library;
    final Defs.TraitDef[] traits;
    private final Defs.AgeDef[] ages;
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
        ages = library.byCard(Defs.AgeDef.class);
        catastrophes = library.byCard(Defs.CatastropheDef.class);
        texts = library.all(Steps.class).toArray(Steps[]::new);
        abilities = library.all(Ability.class);
        traitDeck = deck(i -> traits[i] != null && traits[i].pack().equals(pack), i -> traits[i].copies());
        int[] everyAge = deck(i -> ages[i] != null && ages[i].pack().equals(pack), i -> ages[i].copies());
        opening =
                IntStream.of(everyAge).filter(i -> ages[i].opens()).findFirst().orElse(0);
        ageDeck = IntStream.of(everyAge).filter(i -> !ages[i].opens()).toArray();
        catastropheDeck = deck(
                i -> catastrophes[i] != null && catastrophes[i].pack().equals(pack), i -> catastrophes[i].copies());
        opens = IntStream.of(traitDeck).map(i -> traits[i].reacts()).reduce(0, (a, b) -> a | b);
        levels = IntStream.of(traitDeck).map(i -> traits[i].levels()).reduce(0, (a, b) -> a | b);
    }

    private IntStream cards() {
        return IntStream.range(1, traits.length);
    }

    private int[] deck(IntPredicate isIn, IntUnaryOperator copies) {
        return cards().filter(isIn)
                .flatMap(i -> IntStream.generate(() -> i).limit(copies.applyAsInt(i)))
                .toArray();
    }

    static DoomCards of(Table t) {
        return Doomlings.of(t).cards(t);
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
        int now = t.get(DoomWords.NOW);
        Defs.AgeDef d = now == 0 ? null : of(t).ages[t.card(now)];
        return d == null ? NO_AGE : d;
    }

    /** Whether some card of the pack reacts to this: otherwise no window is opened. */
    boolean opens(Trigger to) {
        return (opens & to.bit) != 0;
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
