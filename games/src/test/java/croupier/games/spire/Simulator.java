package croupier.games.spire;

import static croupier.games.spire.words.RunWords.*;
import static croupier.games.spire.words.SpireWords.*;

import croupier.games.spire.battle.Battle;
import croupier.games.spire.battle.Loadout;
import croupier.games.spire.battle.Potions;
import croupier.games.spire.run.Climb;
import croupier.games.spire.run.RunInside;
import croupier.kernel.Ask;
import croupier.kernel.Table;
import java.util.List;
import java.util.Set;

/**
 * The game as the simulator of the traces plays it, for one match: the rulings of docs/spire-differences.md that are not the text of a
 * card or a relic are taken back before or after each task. Nothing of it is in the game.
 */
class Simulator extends Spire {
    private final SimulatedMonsters monsters = new SimulatedMonsters();
    private final SimulatedCards cards = new SimulatedCards();
    private final SimulatedDeck deck = new SimulatedDeck();
    private final SimulatedTop top = new SimulatedTop();

    private final boolean simulates;
    private boolean isRoomLent;
    private int battles;

    /** Floors with a campfire at which the screen of Peace Pipe closes as soon as it is opened. */
    private Set<Integer> closing = Set.of();

    Simulator(Spire same) {
        this(same, same.loadout("Starter"));
    }

    Simulator(Spire same, Loadout given) {
        this(same, given, true);
    }

    /** Perhaps the game as it is after all. */
    Simulator(Spire same, Loadout given, boolean simulates) {
        super(same, given);
        this.simulates = simulates;
    }

    @Override
    public void step(Table t) {
        if (simulates) simulate(t);
        else super.step(t);
    }

    private void simulate(Table t) {
        isRoomLent = lendRoom(t);
        boolean wasFighting = Battle.isOn(t);
        if (wasFighting) {
            SimulatedMonsters.weakLasts(t);
            SimulatedTurns.before(t);
            cards.before(t);
            monsters.before(t);
        }
        if (leavesCampfire(t)) leaveCampfire(t);
        else if (top.waits(t)) top.act(t);
        else super.step(t);
        if (isRoomLent) takeRoomBack(t);
        isRoomLent = false;
        if (t.get(BATTLES) != battles) beginBattle(t);
        if (Battle.isOn(t)) {
            cards.after(t);
            monsters.after(t);
        } else {
            deck.after(t);
        }
    }

    private void beginBattle(Table t) {
        battles = t.get(BATTLES);
        monsters.forget();
        cards.forget();
        top.forget();
        deck.bringInto(t);
    }

    // ---- the deck

    /** Of several cards that are chosen to leave the deck others leave it. */
    void leave(Table t, List<Integer> chosen) {
        deck.leave(t, chosen);
    }

    /** Cards that were chosen are transformed, in this order. */
    void transform(Table t, List<Integer> chosen) {
        deck.transform(t, chosen);
    }

    /** By how much the simulator counts upgrades of a card that can be upgraded again in another way. */
    int miscounted(Table t, int row) {
        return deck.miscounted(t, row);
    }

    // ---- between battles

    /** Shops and rewards give potions also to those whose belt is full; such a potion is lost. */
    private static boolean lendRoom(Table t) {
        int phase = t.get(PHASE);
        boolean mayTake = phase == Climb.SHOP_SCREEN || phase == Climb.REWARDS_SCREEN;
        boolean isLent = mayTake && !Battle.isOn(t) && !Potions.hasRoom(t);
        if (isLent) t.add(POTION_SLOTS, 1);
        return isLent;
    }

    private static void takeRoomBack(Table t) {
        t.add(POTION_SLOTS, -1);
        int last = t.count(POTIONS, 0) - 1;
        if (last >= 0 && t.get(BELT_PLACE, t.at(POTIONS, 0, last)) >= t.get(POTION_SLOTS))
            t.remove(t.at(POTIONS, 0, last));
    }

    void closeAt(Set<Integer> floors) {
        closing = floors;
    }

    /** How many places of the belt are only lent. */
    int lent() {
        return isRoomLent ? 1 : 0;
    }

    /** A campfire is left when there is nothing to do by the simulator's count of cards that can be upgraded. */
    private boolean leavesCampfire(Table t) {
        if (Battle.isOn(t) || t.get(PHASE) != RunInside.CAMPFIRE_SCREEN) return false;
        if (closing.contains(t.get(FLOOR_NOW))) return true;
        int me = t.get(ME);
        return t.would(MAY_REST, me, 0, 1) != 1
                && (t.would(MAY_SMITH, me, 0, 1) != 1 || deck.upgradable(t) <= 0)
                && (t.get(KEYS) & Climb.RUBY_KEY) != 0
                && t.would(MAY_LIFT, me, 0, 0) != 1
                && t.would(MAY_TOKE, me, 0, 0) != 1
                && t.would(MAY_DIG, me, 0, 0) != 1;
    }

    private static void leaveCampfire(Table t) {
        Ask ask = t.ask(0, AT_CAMPFIRE).option(PROCEED);
        Potions.offerOutside(t, ask);
        if (!Potions.isDone(t, ask.code())) t.set(PHASE, Climb.MAP_SCREEN);
    }

    static boolean hasRelic(Table t, String name) {
        for (int i = 0; i < t.count(RELICS, 0); i++)
            if (t.game().cards().name(t.card(t.at(RELICS, 0, i))).equals(name)) return true;
        return false;
    }
}
