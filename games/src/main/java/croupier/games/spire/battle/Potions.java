package croupier.games.spire.battle;

import static croupier.games.spire.words.SpireWords.*;

import croupier.games.spire.cards.Actions;
import croupier.games.spire.cards.Defs;
import croupier.games.spire.cards.Hook;
import croupier.games.spire.cards.SpireCards;
import croupier.games.spire.cards.TextStep;
import croupier.kernel.*;
import croupier.script.*;

/** Potions: drunk or thrown away at any time of the player's turn. */
public final class Potions {
    private static final int COMMON_BELOW = 65;
    private static final int UNCOMMON_BELOW = 90;
    private static final int ROLLS = 100;

    public static final Task IS_EMPTY = W.task("potion is empty", (t, potion, b, c, d) -> t.remove(potion), Holds.ROW);

    private static final int SCARCE = 11;

    private Potions() {}

    /** The belt holds three potions, from ascension 11 on two. */
    static void makeRoom(Table t) {
        t.set(POTION_SLOTS, t.option(ASCENSION) >= SCARCE ? 2 : 3);
    }

    /** A potion goes to the first empty place of the belt; without one it is lost, and 0 is returned. */
    public static int give(Table t, int kind) {
        int place = 0;
        while (place < t.count(POTIONS, 0) && t.get(BELT_PLACE, t.at(POTIONS, 0, place)) == place) place++;
        if (place >= t.get(POTION_SLOTS)) return 0;
        int potion = t.create(POTION, kind);
        t.set(BELT_PLACE, potion, place);
        t.moveTo(potion, POTIONS, 0, place);
        for (Hook h : SpireCards.of(t).potions[kind][0].hooks())
            t.listen(h.event, h.number, potion, t.get(ME), SpireCards.POTION_RANK);
        return potion;
    }

    /** A potion is found in a battle. */
    public static void obtain(Table t, int kind) {
        if (t.would(OBTAIN_POTION, t.get(ME), 0, 1) == 1) give(t, kind);
    }

    /** A potion as strong as it is now. */
    public static SpireCards.Potion strength(Table t, int potion) {
        SpireCards.Potion[] strengths = SpireCards.of(t).potions[t.card(potion)];
        return strengths[strengths.length == 1 ? 0 : t.would(POTENCY, t.get(ME), potion, 0)];
    }

    // ---- what may be done with them

    public static void offer(Table t, Ask ask) {
        int count = t.count(POTIONS, 0);
        for (int i = 0; i < count; i++) {
            int potion = t.at(POTIONS, 0, i);
            offerDrink(t, ask, potion, SpireCards.of(t).potions[t.card(potion)][0]);
            ask.option(TOSS, potion);
        }
    }

    private static void offerDrink(Table t, Ask ask, int potion, SpireCards.Potion p) {
        Condition usableIf = p.def().usableIf();
        if (usableIf != null && !Actions.isMet(t, usableIf, potion)) ask.not(DRINK, potion, NOT_DRUNK_NOW, 0);
        else if (p.def().targeted()) offerTargets(t, ask, potion);
        else ask.option(DRINK, potion);
    }

    private static void offerTargets(Table t, Ask ask, int potion) {
        Rows targets = Monsters.alive(t);
        for (int i = 0; i < targets.size(); i++) ask.option(DRINK, potion, targets.get(i));
    }

    /** Outside battles some potions can be drunk, and all thrown away. */
    public static void offerOutside(Table t, Ask ask) {
        int count = t.count(POTIONS, 0);
        for (int i = 0; i < count; i++) {
            int potion = t.at(POTIONS, 0, i);
            if (SpireCards.of(t).potions[t.card(potion)][0].def().anywhere()) ask.option(DRINK, potion);
            else ask.not(DRINK, potion, ONLY_IN_BATTLE, 0);
            ask.option(TOSS, potion);
        }
    }

    /** Whether the answer was about a potion; it is carried out. */
    public static boolean isDone(Table t, long chosen) {
        if (Code.is(chosen, DRINK)) drink(t, Code.a(chosen), 0);
        else if (Code.is(chosen, TOSS)) toss(t, Code.a(chosen));
        else return false;
        return true;
    }

    public static boolean hasRoom(Table t) {
        return t.count(POTIONS, 0) < t.get(POTION_SLOTS);
    }

    // ---- drinking and throwing away

    public static void drink(Table t, int potion, int target) {
        TextStep[] text = strength(t, potion).text();
        leaveBelt(t, potion);
        Creatures.turnTo(t, target);
        Actions.queueText(t, text, potion, target, 0, 0);
        t.did(POTION_USED, t.get(ME), potion, 0);
        t.last(ACTIONS, IS_EMPTY, potion, 0, 0, 0);
    }

    /** A potion that is drunk by itself works at once, and nobody hears of it. */
    public static void drinkItself(Table t, int potion) {
        TextStep[] text = strength(t, potion).text();
        leaveBelt(t, potion);
        Scope s = Actions.scope(t, potion, 0);
        for (TextStep step : text) step.actNow(t, s);
        t.done(s);
        t.remove(potion);
    }

    public static void toss(Table t, int potion) {
        leaveBelt(t, potion);
        t.remove(potion);
    }

    private static void leaveBelt(Table t, int potion) {
        if (SpireCards.of(t).potions[t.card(potion)][0].hooks().length > 0) t.unlistenAll(potion);
        t.move(potion, IN_USE, 0);
    }

    // ---- random potions

    /** Any kind of potion, all alike. */
    public static int anyKind(Table t, Stream by) {
        int[] pool = SpireCards.potionPool(t);
        return pool[t.roll(by, pool.length)];
    }

    /** A kind of potion at random: its rarity first, then any kinds until one has that rarity. */
    public static int rolled(Table t) {
        int roll = t.roll(POTION_ROLLS, ROLLS);
        int rarity = roll < COMMON_BELOW ? 0 : roll < UNCOMMON_BELOW ? 1 : 2;
        int kind = anyKind(t, POTION_ROLLS);
        while (rarityOf(t, kind) != rarity) kind = anyKind(t, POTION_ROLLS);
        return kind;
    }

    public static int rarityOf(Table t, int kind) {
        return switch (SpireCards.of(t).potions[kind][0].def().rarity()) {
            case UNCOMMON -> 1;
            case RARE -> 2;
            default -> 0;
        };
    }

    /**
     * A kind of potion at random: its rarity first, then any kinds until one has that rarity. In a battle the first that comes
     * up is passed over, and so is every one that raises the maximum of HP.
     */
    public static int random(Table t) {
        int roll = t.roll(POTION_ROLLS, ROLLS);
        Defs.Rarity rarity = roll < COMMON_BELOW
                ? Defs.Rarity.COMMON
                : roll < UNCOMMON_BELOW ? Defs.Rarity.UNCOMMON : Defs.Rarity.RARE;
        SpireCards book = SpireCards.of(t);
        int[] pool = SpireCards.potionPool(t);
        t.roll(POTION_ROLLS, pool.length);
        while (true) {
            int kind = pool[t.roll(POTION_ROLLS, pool.length)];
            SpireCards.Potion p = book.potions[kind][0];
            if (p.def().rarity() == rarity && !p.lasts()) return kind;
        }
    }
}
