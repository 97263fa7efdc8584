package croupier.games.spire;

import static croupier.games.spire.Spire.*;

import croupier.kernel.Table;
import croupier.script.Definitions;
import croupier.script.Library;
import croupier.script.Ref;
import java.util.ArrayList;
import java.util.List;

/** The decks of the content, ready to be dealt. */
final class Decks {
    private final int[][] cards;
    private final int[][] upgrades;
    private final int[][] relics;
    private final int[][] potions;
    private final int[] hp;
    private final int[] energy;
    private final int[] random;
    private final int[] pool;
    final String[] heroes;

    Decks(Library library, Book book) {
        Definitions<Defs.DeckDef> all = library.definitions(Defs.DeckDef.class);
        int n = all.size();
        cards = new int[n][];
        upgrades = new int[n][];
        relics = new int[n][];
        potions = new int[n][];
        hp = new int[n];
        energy = new int[n];
        random = new int[n];
        heroes = new String[n];
        pool = pool(library, book);
        for (int i = 0; i < n; i++) read(library, all.get(i), i, all.name(i));
    }

    private void read(Library library, Defs.DeckDef d, int i, String name) {
        hp[i] = d.hp();
        energy[i] = d.energy();
        random[i] = d.random();
        heroes[i] = d.hero();
        relics[i] = d.relics().stream().mapToInt(Ref::card).toArray();
        potions[i] = d.potions().stream().mapToInt(Ref::card).toArray();
        cards[i] = new int[d.cards().size()];
        upgrades[i] = new int[cards[i].length];
        for (int c = 0; c < cards[i].length; c++) {
            String card = d.cards().get(c);
            upgrades[i][c] = card.endsWith("+") ? 1 : 0;
            String plain = card.endsWith("+") ? card.substring(0, card.length() - 1) : card;
            cards[i][c] = library.cards().find(plain);
            if (cards[i][c] == 0)
                throw new IllegalArgumentException("the deck '" + name + "' names a card '" + plain
                        + "' that is not there. " + croupier.kernel.Nearest.hint(plain, names(library)));
        }
    }

    private static List<String> names(Library library) {
        Definitions<Defs.CardDef> all = library.definitions(Defs.CardDef.class);
        List<String> names = new ArrayList<>();
        for (int i = 0; i < all.size(); i++) names.add(all.name(i));
        return names;
    }

    /** Cards that may be added at random: those of heroes that are not basic. */
    private static int[] pool(Library library, Book book) {
        Definitions<Defs.CardDef> all = library.definitions(Defs.CardDef.class);
        int[] found = new int[all.size()];
        int n = 0;
        for (int i = 0; i < all.size(); i++) {
            Book.Card c = book.card(all.cardOf(i), 0);
            boolean isRewarded =
                    c.rarity == Defs.Rarity.COMMON || c.rarity == Defs.Rarity.UNCOMMON || c.rarity == Defs.Rarity.RARE;
            if (isRewarded && c.pool == Defs.Pool.IRONCLAD) found[n++] = all.cardOf(i);
        }
        return java.util.Arrays.copyOf(found, n);
    }

    int size() {
        return cards.length;
    }

    void deal(Table t, int deck) {
        t.set(DECK_NOW, deck);
        t.set(MAX_HP, t.get(ME), hp[deck]);
        t.set(ENERGY_PER_TURN, energy[deck]);
        for (int i = 0; i < cards[deck].length; i++) add(t, cards[deck][i], upgrades[deck][i]);
        for (int i = 0; i < random[deck]; i++) add(t, pool[t.roll(DEAL, pool.length)], t.roll(DEAL, 4) == 0 ? 1 : 0);
        for (int relic : relics[deck]) giveRelic(t, relic);
        for (int potion : potions[deck]) t.move(t.create(POTION, potion), POTIONS, 0);
    }

    private static void add(Table t, int card, int upgrades) {
        t.move(Piles.make(t, card, upgrades), DECK, 0);
    }

    /** A relic listens as long as it is carried, in the order in which relics were picked up. */
    static void giveRelic(Table t, int relic) {
        int row = t.create(RELIC, relic);
        t.move(row, RELICS, 0);
        for (Book.Hook h : Book.of(t).relics[relic].hooks())
            t.listen(h.event, h.number, row, t.get(ME), Book.RELIC_RANK);
    }
}
