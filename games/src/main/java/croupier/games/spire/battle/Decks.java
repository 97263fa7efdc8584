package croupier.games.spire.battle;

import croupier.games.spire.cards.Defs;
import croupier.games.spire.cards.SpireCards;
import croupier.script.Ref;
import croupier.script.library.Definitions;
import croupier.script.library.Library;
import java.util.ArrayList;
import java.util.List;

/** The decks of the content, ready to be dealt. */
public final class Decks {
    private final Library library;
    private final int[] pool;
    private final int[] everything;
    private final int[] relics;
    private final int[] potions;
    private final Loadout[] all;

    public Decks(Library library, SpireCards book) {
        this.library = library;
        pool = pool(library, book);
        everything = numbers(library.definitions(Defs.CardDef.class));
        relics = numbers(library.definitions(Defs.RelicDef.class));
        potions = numbers(library.definitions(Defs.PotionDef.class));
        Definitions<Defs.DeckDef> defs = library.definitions(Defs.DeckDef.class);
        all = new Loadout[defs.size()];
        for (int i = 0; i < all.length; i++) all[i] = read(defs.get(i), defs.name(i));
    }

    private Loadout read(Defs.DeckDef d, String name) {
        return new Loadout(
                d.hero(),
                d.pool().number,
                d.orbSlots(),
                d.hp(),
                d.energy(),
                cards(d.cards(), name),
                upgrades(d.cards()),
                cards(d.burden(), name),
                d.relics().stream().mapToInt(Ref::card).toArray(),
                d.potions().stream().mapToInt(Ref::card).toArray(),
                d.random(),
                d.ofAnyPool() ? everything : pool,
                d.randomRelics(),
                relics,
                d.randomPotions(),
                potions);
    }

    private int[] cards(List<String> names, String deck) {
        int[] found = new int[names.size()];
        for (int i = 0; i < found.length; i++) {
            String plain = plain(names.get(i));
            found[i] = library.cards().find(plain);
            if (found[i] == 0)
                throw library.wrong(
                        Defs.DeckDef.class,
                        deck,
                        names.get(i),
                        "there is no card '" + plain + "'. " + croupier.kernel.Nearest.hint(plain, names()));
        }
        return found;
    }

    private static String plain(String card) {
        return card.endsWith("+") ? card.substring(0, card.length() - 1) : card;
    }

    private static int[] upgrades(List<String> names) {
        return names.stream().mapToInt(name -> name.endsWith("+") ? 1 : 0).toArray();
    }

    private List<String> names() {
        Definitions<Defs.CardDef> cards = library.definitions(Defs.CardDef.class);
        List<String> names = new ArrayList<>();
        for (int i = 0; i < cards.size(); i++) names.add(cards.name(i));
        return names;
    }

    /** Cards that may be added at random: those of heroes that are not basic. */
    private static int[] pool(Library library, SpireCards book) {
        Definitions<Defs.CardDef> all = library.definitions(Defs.CardDef.class);
        int[] found = new int[all.size()];
        int n = 0;
        for (int i = 0; i < all.size(); i++) {
            SpireCards.Card c = book.card(all.cardOf(i), 0);
            boolean isRewarded = c.def.rarity() == Defs.Rarity.COMMON
                    || c.def.rarity() == Defs.Rarity.UNCOMMON
                    || c.def.rarity() == Defs.Rarity.RARE;
            if (isRewarded && c.def.pool() == Defs.Pool.IRONCLAD) found[n++] = all.cardOf(i);
        }
        return java.util.Arrays.copyOf(found, n);
    }

    private static int[] numbers(Definitions<?> all) {
        int[] numbers = new int[all.size()];
        for (int i = 0; i < numbers.length; i++) numbers[i] = all.cardOf(i);
        return numbers;
    }

    public int size() {
        return all.length;
    }

    public Loadout get(int deck) {
        return all[deck];
    }
}
