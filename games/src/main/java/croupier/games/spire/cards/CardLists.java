package croupier.games.spire.cards;

import croupier.games.spire.words.SpireWords;
import croupier.script.*;
import croupier.script.library.Definitions;
import croupier.script.library.Library;
import java.util.ArrayList;
import java.util.List;

/** The cards that are found outside battles, in the orders in which the game keeps them: chance picks by place. */
public final class CardLists {
    public static final int COMMON = 0;
    public static final int UNCOMMON = 1;
    public static final int RARE = 2;
    private static final int RARITIES = 3;
    private static final int TYPES = 3;

    /** By hero and rarity, as rewards pick them. */
    private final int[][] found;
    /** By hero, type and rarity, sorted by name, as shops pick them. */
    private final int[][] sold;
    /** By hero: what a card may be transformed into; and any card at all. */
    private final int[][] transformed;

    private final int[][] any;
    /** Colorless cards by rarity, sorted by name; all of them sorted, as transformations pick them; as they are kept. */
    public final int[][] colorless = new int[RARITIES][];

    public final int[] colorlessSorted;
    public final int[] colorlessKept;
    public final int[] curses;
    /** Cards of all heroes and colorless ones by rarity, sorted by name. */
    public final int[][] ofAnyClass = new int[RARITIES][];

    /** By number of the catalogue: cards that stay in the deck for good, and what happens when one is removed. */
    public final boolean[] permanent;

    private final croupier.script.Steps[] whenRemoved;
    private final int[][] damage;
    private final int[][] worth;
    private final Library library;
    private final SpireCards book;

    CardLists(Library library, SpireCards book) {
        this.library = library;
        this.book = book;
        permanent = new boolean[library.cards().size()];
        whenRemoved = new croupier.script.Steps[permanent.length];
        damage = new int[permanent.length][];
        worth = new int[permanent.length][];
        Definitions<Defs.CardDef> defs = library.definitions(Defs.CardDef.class);
        for (int i = 0; i < defs.size(); i++) {
            permanent[defs.cardOf(i)] = defs.get(i).permanent();
            whenRemoved[defs.cardOf(i)] = defs.get(i).whenRemoved();
            damage[defs.cardOf(i)] = damage(defs, i);
            worth[defs.cardOf(i)] = worth(book, defs.cardOf(i), damage[defs.cardOf(i)]);
        }
        int heroes = Defs.Pool.values().length;
        found = new int[heroes * RARITIES][];
        sold = new int[heroes * RARITIES * TYPES][];
        transformed = new int[heroes][];
        any = new int[heroes][];
        for (int hero = 0; hero < heroes; hero++) hero(hero);
        List<Integer> kept = cards(Defs.Pool.COLORLESS.number, -1, -1);
        colorlessKept = array(kept);
        colorlessSorted = array(sorted(kept));
        for (int rarity = 0; rarity < RARITIES; rarity++) {
            colorless[rarity] = array(sorted(cards(Defs.Pool.COLORLESS.number, rarity, -1)));
            List<Integer> all = new ArrayList<>(cards(Defs.Pool.COLORLESS.number, rarity, -1));
            for (Defs.Pool hero : Pools.HEROES) all.addAll(cards(hero.number, rarity, -1));
            ofAnyClass[rarity] = array(sorted(all));
        }
        Definitions<RunDefs.CurseListDef> c = library.definitions(RunDefs.CurseListDef.class);
        curses = c.size() == 0
                ? new int[0]
                : c.get(0).curses().stream().mapToInt(Ref::card).toArray();
    }

    /** How much a deck gains by a card, roughly: by rarity, what it deals, whether it stays. */
    private static int[] worth(SpireCards book, int card, int[] damage) {
        int[] levels = new int[damage.length];
        for (int level = 0; level < levels.length; level++) {
            SpireCards.Card c = book.card(card, level);
            int worth = switch (c.def.rarity()) {
                case BASIC -> 0;
                case COMMON -> 22;
                case UNCOMMON -> 34;
                case RARE -> 48;
                default -> 10;
            };
            if (c.def.type() == SpireCards.Type.CURSE || c.def.type() == SpireCards.Type.STATUS) worth = -70;
            if (c.def.type() == SpireCards.Type.POWER) worth += 12;
            levels[level] = worth + damage[level] + 18 * level;
        }
        return levels;
    }

    public int worth(int card, int level) {
        int[] levels = worth[card];
        return levels[Math.min(level, levels.length - 1)];
    }

    private static int[] damage(Definitions<Defs.CardDef> defs, int place) {
        int[] levels = new int[defs.levels(place)];
        for (int level = 0; level < levels.length; level++) {
            croupier.script.Numbers numbers = defs.get(place, level).numbers();
            if (numbers != null && defs.get(place).type() == SpireCards.Type.ATTACK)
                levels[level] = numbers.byName().getOrDefault("damage", 0);
        }
        return levels;
    }

    private void hero(int hero) {
        List<Integer> into = new ArrayList<>(cards(hero, COMMON, -1));
        into.addAll(cards(hero, UNCOMMON, -1).reversed());
        into.addAll(cards(hero, RARE, -1).reversed());
        transformed[hero] = array(into);
        List<Integer> all = new ArrayList<>();
        for (int rarity = 0; rarity < RARITIES; rarity++) {
            List<Integer> cards = cards(hero, rarity, -1);
            found[hero * RARITIES + rarity] = array(cards);
            all.addAll(cards.reversed());
            for (int type = 0; type < TYPES; type++)
                sold[(hero * TYPES + type) * RARITIES + rarity] = array(sorted(cards(hero, rarity, type)));
        }
        any[hero] = array(all);
    }

    /** Cards of the pools of a hero, of this rarity and type; -1 for any. */
    private List<Integer> cards(int hero, int rarity, int type) {
        Definitions<Defs.PoolDef> all = library.definitions(Defs.PoolDef.class);
        List<Integer> cards = new ArrayList<>();
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i).of().number != hero) continue;
            for (Ref<Defs.CardDef> ref : all.get(i).cards()) {
                SpireCards.Card c = book.card(ref.card(), 0);
                if (rarity >= 0 && rarityOf(c) != rarity || type >= 0 && number(c.def.type()) != type) continue;
                cards.add(ref.card());
            }
        }
        return cards;
    }

    private static int number(SpireCards.Type type) {
        return switch (type) {
            case ATTACK -> 0;
            case SKILL -> 1;
            case POWER -> 2;
            default -> -1;
        };
    }

    public static int rarityOf(SpireCards.Card c) {
        return switch (c.def.rarity()) {
            case COMMON -> COMMON;
            case UNCOMMON -> UNCOMMON;
            case RARE -> RARE;
            default -> -1;
        };
    }

    /** By name, as far as two cards have to change places. */
    private List<Integer> sorted(List<Integer> cards) {
        List<Integer> sorted = new ArrayList<>();
        for (int card : cards) {
            int at = 0;
            while (at < sorted.size() && sortName(sorted.get(at)).compareTo(sortName(card)) < 0) at++;
            sorted.add(at, card);
        }
        return sorted;
    }

    private String sortName(int card) {
        String sortedAs = book.card(card, 0).def.sortedAs();
        return sortedAs != null ? sortedAs : library.cards().name(card);
    }

    private static int[] array(List<Integer> cards) {
        return cards.stream().mapToInt(Integer::intValue).toArray();
    }

    /** The damage that a card names on its face, 0 for none. */
    public int printedDamage(croupier.kernel.Table t, int card) {
        int[] levels = damage[t.card(card)];
        return levels[Math.min(t.get(SpireWords.UPGRADES, card), levels.length - 1)];
    }

    public croupier.script.Steps whenRemoved(int card) {
        return whenRemoved[card];
    }

    public int[] found(int hero, int rarity) {
        return found[hero * RARITIES + rarity];
    }

    public int[] sold(int hero, SpireCards.Type type, int rarity) {
        return sold[(hero * TYPES + number(type)) * RARITIES + rarity];
    }

    public int[] transformed(int hero) {
        return transformed[hero];
    }

    public int[] any(int hero) {
        return any[hero];
    }
}
