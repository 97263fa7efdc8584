package croupier.games.duel;

import static croupier.games.duel.DuelWords.*;

import croupier.kernel.*;

/** What happens to the table when an event has passed through all listeners. */
final class Effects {
    static final int FATIGUE = 1;

    /** An event that nobody swallowed happens; after every effect the log takes the state. */
    static void happen(Table t, Event e, int player, int target, int amount, int thing) {
        if (e.is(TURN_END)) {
            turnEnds(t, player);
            return;
        }
        if (e.is(DAMAGE)) damage(t, target, amount);
        else if (e.is(REMOVE_ITEM)) removeItem(t, player, target, thing);
        else if (e.is(ADD_STATUS)) addStatus(t, target, amount, thing);
        else if (e.is(HEALING)) raiseHealth(t, target, amount);
        else if (e.is(REMOVE_STATUS)) removeStatus(t, thing);
        else if (e.is(SPEED_UP)) changeSpeed(t, target, amount);
        else if (e.is(SLOW_DOWN)) changeSpeed(t, target, -amount);
        else return;
        changed(t);
    }

    private static void changed(Table t) {
        if (t.isLogged() && !isDecided(t)) t.tell(CHANGED, 0, 0, 0);
    }

    /**
     * The oldest listeners: the turn queue moves on, then the player who had no item left as the turn ended is tired. Nobody is
     * older, so nothing negates or inverts that damage.
     */
    private static void turnEnds(Table t, int player) {
        if (t.depth() >= Chain.DEEPEST) return;
        TurnQueue.advance(t);
        changed(t);
        if (t.count(ITEMS, player) > 0) return;
        if (t.isLogged() && !isDecided(t)) t.tell(TIRED, 0, player(t, player), 0);
        damage(t, player, FATIGUE);
        changed(t);
    }

    /** Health is lost, and the player who has none left is beaten at once. Damage below zero is healing and beats nobody. */
    private static void damage(Table t, int target, int amount) {
        if (amount <= 0) {
            raiseHealth(t, target, -amount);
            return;
        }
        int player = player(t, target);
        setHealth(t, player, t.get(HEALTH, player) - amount);
        if (t.get(HEALTH, player) <= 0) gameOver(t, target);
    }

    /** Health rises, at most to the cap if there is one; who is above it already loses nothing. */
    private static void raiseHealth(Table t, int target, int amount) {
        int player = player(t, target);
        int health = t.get(HEALTH, player);
        int cap = t.option(CAP);
        int most = cap == 0 || amount < 0 ? health + amount : Math.max(health, Math.min(cap, health + amount));
        setHealth(t, player, most);
    }

    private static void setHealth(Table t, int player, int health) {
        boolean tells = t.isLogged() && !isDecided(t) && health != t.get(HEALTH, player);
        t.set(HEALTH, player, health);
        if (tells) t.tell(HEALTH_NOW, 0, player, health);
    }

    /** The other player wins, no matter who did it; nothing else happens or is logged. */
    private static void gameOver(Table t, int loser) {
        changed(t);
        t.tell(GAME_OVER, player(t, loser), player(t, 1 - loser), 0);
        t.set(BEATEN, loser + 1);
    }

    /** Speed changes for good, and the turns to come are distributed again at once. */
    private static void changeSpeed(Table t, int target, int by) {
        t.add(SPEED, player(t, target), by);
        TurnQueue.rebuild(t);
    }

    /** The item goes with everything in it that listens; an item that is gone already changes nothing. */
    private static void removeItem(Table t, int player, int owner, int item) {
        if (!t.isIn(ITEMS, owner, item)) return;
        if (player != owner && t.isLogged() && !isDecided(t)) t.tell(REMOVES, player(t, player), item, 0);
        Chain.unlisten(t, item);
        t.move(item, USED, owner);
    }

    /** A status begins; one that stacks is added to the same status if the player has it already. */
    private static void addStatus(Table t, int owner, int count, int card) {
        Defs.Status d = DuelCards.of(t).statuses[card];
        int status = d.stacks() ? t.find(STATUSES, owner, card) : 0;
        boolean isNew = status == 0;
        if (isNew) status = t.create(STATUS, card, STATUSES, owner);
        if (d.charges() > 0) t.add(CHARGES, status, count);
        if (d.turns() > 0) t.add(TURNS, status, count);
        if (isNew) Chain.listenTogether(t, status, owner);
    }

    /** The status ends; one that has ended already changes nothing. */
    static void removeStatus(Table t, int status) {
        if (!t.isIn(STATUSES, status)) return;
        Chain.unlisten(t, status);
        t.remove(status);
    }
}
