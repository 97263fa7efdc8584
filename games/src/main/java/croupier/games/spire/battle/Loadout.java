package croupier.games.spire.battle;

import static croupier.games.spire.words.SpireWords.*;

import croupier.games.spire.cards.Defs;
import croupier.games.spire.cards.Hook;
import croupier.games.spire.cards.SpireCards;
import croupier.kernel.*;

/**
 * What a hero goes into battle with: who it is, HP, energy a turn, cards with their upgrades, relics, potions, by their numbers.
 *
 * @param name of the hero
 * @param burden cards that are added from ascension 10 on
 * @param drawn cards that may be added at random
 * @param random how many of them are added at random; as many relics and potions too
 */
public record Loadout(
        String name,
        Defs.HeroDef hero,
        int orbSlots,
        int[] cards,
        int[] upgrades,
        int[] burden,
        int[] relics,
        int[] potions,
        int random,
        int[] drawn,
        int randomRelics,
        int[] anyRelics,
        int randomPotions,
        int[] anyPotions) {
    private static final int BURDENED = 10;

    /** What everybody has who goes with it. */
    public void lay(Table t) {
        t.set(MAX_HP, t.get(ME), hero.hp());
        t.set(ENERGY_PER_TURN, hero.energy());
        t.set(HERO, hero.pool().number);
        t.set(ORB_SLOTS, orbSlots);
        t.set(HERO_ORB_SLOTS, orbSlots);
        for (int i = 0; i < cards.length; i++) add(t, cards[i], upgrades[i]);
        if (t.option(ASCENSION) >= BURDENED) for (int card : burden) add(t, card, 0);
        for (int relic : relics) giveRelic(t, relic);
        Potions.makeRoom(t);
        for (int potion : potions) Potions.give(t, potion);
    }

    /** What chance adds. */
    public void deal(Table t) {
        for (int i = 0; i < random; i++) add(t, drawn[t.roll(DEAL, drawn.length)], t.roll(DEAL, 4) == 0 ? 1 : 0);
        for (int i = 0; i < randomRelics; i++) giveRelic(t, anyRelics[t.roll(DEAL, anyRelics.length)]);
        for (int i = 0; i < randomPotions; i++) Potions.give(t, anyPotions[t.roll(DEAL, anyPotions.length)]);
    }

    private static void add(Table t, int card, int upgrades) {
        Piles.intoDeck(t, card, upgrades);
    }

    /** A relic listens as long as it is carried, in the order in which relics were picked up. */
    public static void giveRelic(Table t, int relic) {
        int row = t.create(RELIC, relic);
        t.move(row, RELICS, 0);
        SpireCards.Relic r = SpireCards.of(t).relics[relic];
        if (r.def().hidesIntents()) t.set(INTENTS_HIDDEN, 1);
        if (r.def().showsDrawPile()) Piles.showDrawPile(t);
        for (Hook h : r.hooks()) t.listen(h.event, h.number, row, t.get(ME), SpireCards.relicRank(h.event));
    }
}
