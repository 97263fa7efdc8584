package croupier.games.spire.battle;

import static croupier.games.spire.words.SpireWords.DEAL;

import croupier.games.spire.cards.CardLists;
import croupier.games.spire.cards.Defs;
import croupier.games.spire.cards.SpireCards;
import croupier.kernel.*;
import croupier.script.*;
import croupier.script.library.Definitions;
import croupier.script.library.Library;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** The decks of the content, ready to be dealt. */
public final class Decks {
    private final Library library;
    private final SpireCards book;
    private final int[] everything;
    private final int[] relics;
    private final int[] potions;
    private final Loadout[] all;
    private final int[] starters;
    private final int[][] ofHeroes;

    public Decks(Library library, SpireCards book) {
        this.library = library;
        this.book = book;
        everything = numbers(library.definitions(Defs.CardDef.class));
        relics = numbers(library.definitions(Defs.RelicDef.class));
        potions = numbers(library.definitions(Defs.PotionDef.class));
        Definitions<Defs.DeckDef> defs = library.definitions(Defs.DeckDef.class);
        all = new Loadout[defs.size()];
        for (int i = 0; i < all.length; i++) all[i] = read(defs.get(i), defs.name(i));
        Definitions<Defs.HeroDef> heroes = library.definitions(Defs.HeroDef.class);
        starters = new int[heroes.size()];
        ofHeroes = new int[heroes.size()][];
        for (int hero = 0; hero < starters.length; hero++) {
            String name = heroes.name(hero);
            starters[hero] = heroes.get(hero).deck().number();
            ofHeroes[hero] = IntStream.range(0, all.length)
                    .filter(i -> all[i].name().equals(name))
                    .toArray();
        }
    }

    private Loadout read(Defs.DeckDef d, String name) {
        return new Loadout(
                d.hero().name(),
                d.hero().get(),
                Math.max(d.orbSlots(), d.hero().get().orbSlots()),
                cards(d.cards(), name),
                upgrades(d.cards()),
                cards(d.burden(), name),
                d.relics().stream().mapToInt(Ref::card).toArray(),
                d.potions().stream().mapToInt(Ref::card).toArray(),
                d.random(),
                d.ofAnyPool() ? everything : rewarded(d.hero().get().pool()),
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

    /** Cards that may be added at random: those of the hero that are not basic. */
    private int[] rewarded(Defs.Pool pool) {
        int[] cards = numbers(library.definitions(Defs.CardDef.class));
        return Arrays.stream(cards).filter(card -> isRewarded(card, pool)).toArray();
    }

    private boolean isRewarded(int card, Defs.Pool pool) {
        SpireCards.Card c = book.card(card, 0);
        return c.def.pool() == pool && CardLists.rarityOf(c) >= 0;
    }

    private static int[] numbers(Definitions<?> all) {
        int[] numbers = new int[all.size()];
        for (int i = 0; i < numbers.length; i++) numbers[i] = all.cardOf(i);
        return numbers;
    }

    public Loadout get(int deck) {
        return all[deck];
    }

    /** The deck with which a hero begins a run. */
    public int starter(int hero) {
        return starters[hero];
    }

    /** Any of a hero's decks. */
    public int roll(Table t, int hero) {
        return ofHeroes[hero][t.roll(DEAL, ofHeroes[hero].length)];
    }
}
