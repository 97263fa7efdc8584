package croupier.games.spire.cards;

import static croupier.games.spire.words.SpireWords.*;

import croupier.kernel.*;
import croupier.script.*;
import croupier.script.library.Definitions;
import croupier.script.library.Library;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Cards that can be made at random in battle. The game looks through its pools of common, uncommon and rare cards from the
 * end, and leaves out those that heal; where only common cards are meant it picks from their pool as it stands.
 */
public final class Pools {
    /** What is made at random; words for it are those of card files. */
    public enum Sort {
        CARD(0),
        ATTACK(1),
        SKILL(2),
        POWER(3),
        COLORLESS(4),
        COMMON(5),
        ATTACK_OF_ANY_HERO(6);

        private final int number;

        Sort(int number) {
            this.number = number;
        }

        private boolean has(SpireCards.Card c) {
            return switch (this) {
                case ATTACK, ATTACK_OF_ANY_HERO -> c.def.type() == SpireCards.Type.ATTACK;
                case SKILL -> c.def.type() == SpireCards.Type.SKILL;
                case POWER -> c.def.type() == SpireCards.Type.POWER;
                case COMMON -> c.def.rarity() == Defs.Rarity.COMMON;
                case CARD, COLORLESS -> true;
            };
        }
    }

    private static final int SORTS = Sort.values().length;

    static final List<Defs.Pool> HEROES =
            List.of(Defs.Pool.IRONCLAD, Defs.Pool.SILENT, Defs.Pool.DEFECT, Defs.Pool.WATCHER);

    private static final List<Defs.Rarity> RARITIES =
            List.of(Defs.Rarity.COMMON, Defs.Rarity.UNCOMMON, Defs.Rarity.RARE);

    /** Of 100 rolls for an attack of any hero these are common, and these common or uncommon. */
    private static final int COMMON_ROLLS = 55;

    private static final int UNCOMMON_ROLLS = 85;
    private static final int ALL_ROLLS = 100;

    private final int[][] cards;
    /** Attacks of all heroes by rarity. */
    private final int[][] attacks = new int[RARITIES.size()][];

    private final int attackCount;

    Pools(Library library, SpireCards.Card[][] book) {
        Definitions<Defs.PoolDef> all = library.definitions(Defs.PoolDef.class);
        Defs.Pool[] heroes = Defs.Pool.values();
        cards = new int[heroes.length * SORTS][];
        for (Defs.Pool hero : heroes)
            for (Sort sort : Sort.values()) {
                Defs.Pool of = sort == Sort.COLORLESS ? Defs.Pool.COLORLESS : hero;
                cards[hero.number * SORTS + sort.number] = found(all, of, sort, book);
            }
        for (int i = 0; i < attacks.length; i++) attacks[i] = attacks(all, RARITIES.get(i), book);
        attackCount = Arrays.stream(attacks).mapToInt(a -> a.length).sum();
    }

    private static int[] attacks(Definitions<Defs.PoolDef> all, Defs.Rarity rarity, SpireCards.Card[][] book) {
        List<Integer> found = new ArrayList<>();
        for (Defs.Pool hero : HEROES)
            for (int i = 0; i < all.size(); i++) {
                Defs.PoolDef pool = all.get(i);
                if (pool.of() != hero || pool.rarity() != rarity) continue;
                for (Ref<Defs.CardDef> ref : pool.cards())
                    if (Sort.ATTACK.has(book[ref.card()][0])) found.add(ref.card());
            }
        return found.stream().mapToInt(Integer::intValue).toArray();
    }

    private static int[] found(Definitions<Defs.PoolDef> all, Defs.Pool of, Sort sort, SpireCards.Card[][] book) {
        List<Integer> found = new ArrayList<>();
        for (int i = 0; i < all.size(); i++) {
            Defs.PoolDef pool = all.get(i);
            if (pool.of() != of) continue;
            for (Ref<Defs.CardDef> ref :
                    sort == Sort.COMMON ? pool.cards() : pool.cards().reversed()) {
                SpireCards.Card c = book[ref.card()][0];
                if (sort.has(c) && !c.heals) found.add(ref.card());
            }
        }
        return found.stream().mapToInt(Integer::intValue).toArray();
    }

    /** One of the hero's cards of this sort, rolled; 0 if there are none. */
    public static int roll(Table t, Sort sort) {
        if (sort == Sort.ATTACK_OF_ANY_HERO) return SpireCards.of(t).pools.attackOfAnyHero(t);
        int[] among = SpireCards.of(t).pools.cards[t.get(HERO) * SORTS + sort.number];
        return among.length == 0 ? 0 : among[t.roll(CARD_RANDOM, among.length)];
    }

    /** The rarity is rolled, then one of its attacks. */
    private int attackOfAnyHero(Table t) {
        int roll = t.roll(CARD_RANDOM, ALL_ROLLS);
        int[] among = attacks[roll < COMMON_ROLLS ? 0 : roll < UNCOMMON_ROLLS ? 1 : 2];
        return among.length == 0 ? 0 : among[t.roll(CARD_RANDOM, among.length)];
    }

    public static int size(Table t, Sort sort) {
        if (sort == Sort.ATTACK_OF_ANY_HERO) return SpireCards.of(t).pools.attackCount;
        return SpireCards.of(t).pools.cards[t.get(HERO) * SORTS + sort.number].length;
    }
}
