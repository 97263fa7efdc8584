package croupier.games.spire.run;

import static croupier.games.spire.words.RunWords.*;
import static croupier.games.spire.words.SpireWords.*;

import croupier.games.spire.battle.Piles;
import croupier.games.spire.battle.Potions;
import croupier.games.spire.cards.UpgradeAside;
import croupier.kernel.*;

/** A campfire: rest, upgrade a card, recall the ruby key, and what relics allow. */
public final class Campfire {
    private static final int PERCENT = 100;
    private static final int RESTING = 30;

    private static final Purpose UPGRADE_ONE = new Purpose() {
        @Override
        public String text() {
            return "Upgrade a card";
        }

        @Override
        public String aside(Table t, long code) {
            return UpgradeAside.of(t, code);
        }
    };
    static final Purpose REMOVE_ONE = () -> "Remove a card from your deck";

    private Campfire() {}

    static void ask(Table t) {
        int me = t.get(ME);
        Ask ask = t.ask(0, AT_CAMPFIRE).act();
        if (t.would(MAY_REST, me, 0, 1) == 1) ask.option(REST);
        if (t.would(MAY_SMITH, me, 0, 1) == 1 && hasUpgradable(t)) ask.option(SMITH);
        if (t.isOn(FINAL_ACT) && (t.get(KEYS) & Climb.RUBY_KEY) == 0) ask.option(RECALL);
        if (t.would(MAY_LIFT, me, 0, 0) == 1) ask.option(LIFT);
        if (t.would(MAY_TOKE, me, 0, 0) == 1 && hasRemovable(t)) ask.option(TOKE);
        if (t.would(MAY_DIG, me, 0, 0) == 1) ask.option(DIG);
        if (ask.size() == 0) ask.option(PROCEED);
        Potions.offerOutside(t, ask);
        long chosen = ask.code();
        if (Potions.isDone(t, chosen)) return;
        t.set(PHASE, Climb.MAP_SCREEN);
        act(t, chosen);
    }

    private static void act(Table t, long chosen) {
        if (Code.is(chosen, REST)) rest(t);
        else if (Code.is(chosen, SMITH)) smith(t);
        else if (Code.is(chosen, RECALL)) Climb.obtainKey(t, Climb.RUBY_KEY);
        else if (Code.is(chosen, LIFT)) t.did(LIFTED, t.get(ME), 0, 0);
        else if (Code.is(chosen, TOKE)) toke(t);
        else if (Code.is(chosen, DIG)) dig(t);
    }

    private static void rest(Table t) {
        Climb.heal(t, restHeals(t));
        t.did(RESTED, t.get(ME), 0, 0);
    }

    /** What resting heals, however much is missing. */
    public static int restHeals(Table t) {
        int heals = (int) (t.get(MAX_HP, t.get(ME)) * (RESTING / (float) PERCENT));
        return t.would(REST_HEALS, t.get(ME), 0, heals);
    }

    private static void smith(Table t) {
        Piles.upgrade(
                t,
                t.ask(0, FROM_DECK)
                        .purpose(UPGRADE_ONE)
                        .from(DECK, 0, Campfire::canUpgrade, 0)
                        .one());
    }

    private static void toke(Table t) {
        Deck.remove(
                t,
                t.ask(0, FROM_DECK)
                        .purpose(REMOVE_ONE)
                        .from(DECK, 0, Campfire::canRemove, 0)
                        .one());
    }

    private static void dig(Table t) {
        Rewards.relic(t, Relics.next(t, Relics.rollTier(t)));
        Rewards.open(t, Climb.MAP_SCREEN);
    }

    static boolean canUpgrade(Table t, int card, int arg) {
        return Piles.canUpgrade(t, card);
    }

    static boolean canRemove(Table t, int card, int arg) {
        return Deck.isRemovable(t, card);
    }

    static boolean hasUpgradable(Table t) {
        int count = t.count(DECK, 0);
        for (int i = 0; i < count; i++) if (Piles.canUpgrade(t, t.at(DECK, 0, i))) return true;
        return false;
    }

    static boolean hasRemovable(Table t) {
        int count = t.count(DECK, 0);
        for (int i = 0; i < count; i++) if (Deck.isRemovable(t, t.at(DECK, 0, i))) return true;
        return false;
    }
}
