package croupier.games.doomlings;

import static croupier.games.doomlings.DoomWords.*;

import croupier.kernel.*;
import croupier.script.*;
import java.util.List;

/** The trait piles: what comes in, what leaves, and what cannot. */
final class Piles {
    static final int MOST_DOMINANTS = 2;

    static boolean isDominant(Table t, int trait) {
        return DoomCards.of(t).dominant[t.card(trait)];
    }

    static int dominants(Table t, int seat) {
        boolean[] dominant = DoomCards.of(t).dominant;
        int n = 0;
        for (int i = t.count(TRAITS, seat) - 1; i >= 0; i--) if (dominant[t.card(t.at(TRAITS, seat, i))]) n++;
        return n;
    }

    /** Whether a pile has as many dominants as it may have. */
    static boolean isFull(Table t, int seat) {
        return dominants(t, seat) >= MOST_DOMINANTS;
    }

    /** Whether a trait in a pile can be swapped, stolen, given or discarded: never a dominant, none while the age protects. */
    static boolean isMovable(Table t, int trait) {
        return isReturnable(t, trait) && !DoomCards.ageNow(t).protectsTraits();
    }

    /** Whether a trait in a pile can be returned to the hand: nothing removes a dominant. */
    static boolean isReturnable(Table t, int trait) {
        return t.isIn(TRAITS, trait) && !isDominant(t, trait);
    }

    /** A trait comes into a pile: its gene-pool lines apply, its abilities listen, what it says of entering follows. */
    static void enter(Table t, int seat, int trait) {
        Defs.TraitDef d = DoomCards.trait(t, trait);
        t.move(trait, TRAITS, seat);
        t.set(ENTERED, trait, t.get(STEP));
        if (!d.matters()) return;
        listen(t, seat, trait);
        GenePool.apply(t, seat, d, 1);
        if (!d.enter().isEmpty()) next(t, ENTER_TASK, seat, trait, 0, 0);
    }

    static void listen(Table t, int seat, int trait) {
        List<Numbered<Ability>> all = DoomCards.trait(t, trait).abilities();
        for (int i = 0; i < all.size(); i++) listen(t, seat, trait, all.get(i));
    }

    /** From now on an ability of a trait or catastrophe listens for a player. */
    static void listen(Table t, int seat, int card, Numbered<Ability> ability) {
        List<Event> events = ability.value().events();
        int number = DoomCards.of(t).number(ability);
        for (int i = 0; i < events.size(); i++) t.listen(events.get(i), number, card, player(t, seat));
    }

    /** A trait is about to leave its pile: its gene-pool lines are reversed, it forgets what happened to it. */
    static void leave(Table t, int trait) {
        quiet(t, trait);
        forget(t, trait);
    }

    private static void forget(Table t, int trait) {
        Defs.TraitDef d = DoomCards.trait(t, trait);
        Doomlings.printed(t, trait);
        t.set(USED, trait, 0);
        t.set(RESOLVED, trait, 0);
        t.set(FIXED, trait, 0);
        if (d.matters()) GenePool.apply(t, t.ownerOf(trait), d, -1);
    }

    private static void quiet(Table t, int trait) {
        if (!DoomCards.trait(t, trait).abilities().isEmpty()) t.unlistenAll(trait);
    }

    /** A card goes from hand to hand, a trait from pile to pile; the player who gets it does not perform its action. */
    static void give(Table t, int card, int to) {
        if (t.isIn(HAND, card)) Hands.give(t, card, to);
        else if (goesTo(t, card, to)) moveOver(t, card, to);
    }

    /** A card is stolen from a hand, or a trait from a pile unless somebody prevents it. */
    static void steal(Table t, int card, int thief) {
        if (t.isIn(HAND, card)) Hands.give(t, card, thief);
        if (!goesTo(t, card, thief)) return;
        int owner = 1 << t.ownerOf(card);
        boolean prevented = Windows.prevents(t, NOT_STOLEN, Trigger.STEALING, thief, card, owner, 1);
        if (!prevented && goesTo(t, card, thief)) moveOver(t, card, thief);
    }

    private static boolean goesTo(Table t, int trait, int to) {
        return isMovable(t, trait) && t.ownerOf(trait) != to;
    }

    private static void moveOver(Table t, int trait, int to) {
        leave(t, trait);
        enter(t, to, trait);
    }

    /** Two traits change places. */
    static void swap(Table t, int one, int other) {
        if (!isMovable(t, one) || !isMovable(t, other)) return;
        int here = t.ownerOf(one);
        int there = t.ownerOf(other);
        if (here == there) return;
        leave(t, one);
        leave(t, other);
        enter(t, there, one);
        enter(t, here, other);
    }

    /** A trait is discarded by a player: by its owner it may come back at once, and the owner may get another for it. */
    static void discard(Table t, int trait, int by) {
        if (!isMovable(t, trait)) return;
        int owner = t.ownerOf(trait);
        if (Windows.prevents(t, NOT_DISCARDED, Trigger.DISCARDING, by, trait, 1 << owner, 1)) return;
        if (!t.isIn(TRAITS, trait)) return;
        int player = player(t, by);
        boolean own = by == owner;
        boolean stays = own && t.would(DISCARDS, player, trait, 1) == Event.NOTHING;
        if (!stays) {
            forget(t, trait);
            t.move(trait, DISCARD_PILE, 0);
        }
        if (own) t.did(DISCARDS, player, trait, 1);
        if (!stays) quiet(t, trait);
    }

    static void returnToHand(Table t, int trait) {
        if (!isReturnable(t, trait)) return;
        int owner = t.ownerOf(trait);
        leave(t, trait);
        t.move(trait, HAND, owner);
    }
}
