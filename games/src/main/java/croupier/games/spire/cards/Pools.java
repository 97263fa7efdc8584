package croupier.games.spire.cards;

import static croupier.games.spire.words.SpireWords.*;

import croupier.kernel.Table;
import croupier.script.Ref;
import croupier.script.library.Definitions;
import croupier.script.library.Library;
import java.util.ArrayList;
import java.util.List;

/**
 * Cards that can be made at random in battle. The game looks through its pools of common, uncommon and rare cards from the
 * end, and leaves out those that heal.
 */
public final class Pools {
    /** What is made at random; words for it are those of card files. */
    public enum Sort {
        CARD(0),
        ATTACK(1),
        SKILL(2),
        POWER(3),
        COLORLESS(4),
        COMMON(5);

        private final int number;

        Sort(int number) {
            this.number = number;
        }

        private boolean has(SpireCards.Card c) {
            return switch (this) {
                case ATTACK -> c.def.type() == SpireCards.Type.ATTACK;
                case SKILL -> c.def.type() == SpireCards.Type.SKILL;
                case POWER -> c.def.type() == SpireCards.Type.POWER;
                case COMMON -> c.def.rarity() == Defs.Rarity.COMMON;
                case CARD, COLORLESS -> true;
            };
        }
    }

    private static final int SORTS = Sort.values().length;

    private final int[][] cards;

    Pools(Library library, SpireCards.Card[][] book) {
        Definitions<Defs.PoolDef> all = library.definitions(Defs.PoolDef.class);
        Defs.Pool[] heroes = Defs.Pool.values();
        cards = new int[heroes.length * SORTS][];
        for (Defs.Pool hero : heroes)
            for (Sort sort : Sort.values()) {
                Defs.Pool of = sort == Sort.COLORLESS ? Defs.Pool.COLORLESS : hero;
                cards[hero.number * SORTS + sort.number] = found(all, of, sort, book);
            }
    }

    private static int[] found(Definitions<Defs.PoolDef> all, Defs.Pool of, Sort sort, SpireCards.Card[][] book) {
        List<Integer> found = new ArrayList<>();
        for (int i = 0; i < all.size(); i++) {
            Defs.PoolDef pool = all.get(i);
            if (pool.of() != of) continue;
            for (Ref<Defs.CardDef> ref : pool.cards().reversed()) {
                SpireCards.Card c = book[ref.card()][0];
                if (sort.has(c) && !c.heals) found.add(ref.card());
            }
        }
        return found.stream().mapToInt(Integer::intValue).toArray();
    }

    /** One of the hero's cards of this sort, rolled; 0 if there are none. */
    public static int roll(Table t, Sort sort) {
        int[] among = SpireCards.of(t).pools.cards[t.get(HERO) * SORTS + sort.number];
        return among.length == 0 ? 0 : among[t.roll(CARD_RANDOM, among.length)];
    }

    public static int size(Table t, Sort sort) {
        return SpireCards.of(t).pools.cards[t.get(HERO) * SORTS + sort.number].length;
    }
}
