package croupier.games.doomlings;

import croupier.kernel.Table;
import croupier.script.Ability;
import croupier.script.Definitions;
import croupier.script.Library;
import croupier.script.Numbered;
import croupier.script.Steps;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The cards of one pack laid out by number of the catalogue, so that nothing is searched while playing. */
final class Book {
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
    final Defs.@Nullable TraitDef[] traits;
    /** Face values, colours, what a card reacts to, and whether it is dominant, by number of the catalogue. */
    final int[] face;

    final int[] color;
    final int[] reacts;
    final boolean[] dominant;
    /** Whether its action lets the player play another trait. */
    final boolean[] playsOn;
    /** Whether a trait says anything that counts when it enters or leaves a pile. */
    final boolean[] matters;

    private final Defs.@Nullable AgeDef[] ages;
    private final Defs.@Nullable CatastropheDef[] catastrophes;
    private final Steps[] texts;
    /** All traits, ages and catastrophes of the deck, each as often as it is in it. */
    final int[] traitDeck;

    final int[] ageDeck;
    final int[] catastropheDeck;
    /** The age on top of the age deck, 0 for none. */
    final int opening;

    private final int opens;
    /** The levels of World's End that some trait has, as bits. */
    final int levels;
    /** Numbers of abilities begin here. */
    final int firstAbility;

    final List<Ability> abilities;

    Book(Library library, String pack, int firstAbility) {
        this.library = library;
        this.firstAbility = firstAbility;
        int size = library.cards().size();
        face = new int[size];
        color = new int[size];
        reacts = new int[size];
        dominant = new boolean[size];
        matters = new boolean[size];
        playsOn = new boolean[size];
        traits = new Defs.TraitDef[size];
        ages = new Defs.AgeDef[size];
        catastrophes = new Defs.CatastropheDef[size];
        List<Integer> deck = new ArrayList<>();
        int triggers = 0;
        int steps = 0;
        Definitions<Defs.TraitDef> all = library.definitions(Defs.TraitDef.class);
        for (int i = 0; i < all.size(); i++) {
            Defs.TraitDef d = all.get(i);
            int card = all.cardOf(i);
            enter(card, d);
            if (!d.pack().equals(pack)) continue;
            add(deck, card, d.copies());
            triggers |= reacts[card];
            if (d.worldsEnd() != null) steps |= 1 << d.worldsEnd().priority().level;
        }
        opens = triggers;
        levels = steps;
        traitDeck = ints(deck);
        List<Integer> first = new ArrayList<>();
        List<Integer> others = new ArrayList<>();
        Definitions<Defs.AgeDef> everyAge = library.definitions(Defs.AgeDef.class);
        for (int i = 0; i < everyAge.size(); i++) {
            Defs.AgeDef d = everyAge.get(i);
            ages[everyAge.cardOf(i)] = d;
            if (d.pack().equals(pack)) add(d.opens() ? first : others, everyAge.cardOf(i), d.copies());
        }
        opening = first.isEmpty() ? 0 : first.get(0);
        ageDeck = ints(others);
        List<Integer> disasters = new ArrayList<>();
        Definitions<Defs.CatastropheDef> every = library.definitions(Defs.CatastropheDef.class);
        for (int i = 0; i < every.size(); i++) {
            catastrophes[every.cardOf(i)] = every.get(i);
            if (every.get(i).pack().equals(pack))
                add(disasters, every.cardOf(i), every.get(i).copies());
        }
        catastropheDeck = ints(disasters);
        texts = library.all(Steps.class).toArray(Steps[]::new);
        abilities = library.all(Ability.class);
    }

    private void enter(int card, Defs.TraitDef d) {
        traits[card] = d;
        face[card] = d.value();
        color[card] = d.color().number;
        dominant[card] = d.dominant();
        reacts[card] = d.reaction() == null ? 0 : d.reaction().to().bit;
        playsOn[card] = Plays.playsOn(d.action());
        matters[card] = d.genePool() != 0
                || d.allGenePools() != 0
                || !d.enter().isEmpty()
                || !d.abilities().isEmpty();
    }

    private static void add(List<Integer> deck, int card, int copies) {
        for (int i = 0; i < copies; i++) deck.add(card);
    }

    private static int[] ints(List<Integer> list) {
        return list.stream().mapToInt(Integer::intValue).toArray();
    }

    static Book of(Table t) {
        return Doomlings.of(t).book(t);
    }

    Defs.TraitDef trait(int card) {
        Defs.TraitDef d = traits[card];
        if (d == null) throw new IllegalStateException("card " + card + " is no trait");
        return d;
    }

    /** The age of this round; during a catastrophe an age that says nothing. */
    Defs.AgeDef ageNow(Table t) {
        int now = t.get(DoomWords.NOW);
        Defs.AgeDef d = now == 0 ? null : ages[t.card(now)];
        return d == null ? NO_AGE : d;
    }

    Defs.CatastropheDef catastrophe(int card) {
        Defs.CatastropheDef d = catastrophes[card];
        if (d == null) throw new IllegalStateException("card " + card + " is no catastrophe");
        return d;
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
