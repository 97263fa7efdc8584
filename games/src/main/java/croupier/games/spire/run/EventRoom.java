package croupier.games.spire.run;

import static croupier.games.spire.words.RunWords.*;
import static croupier.games.spire.words.SpireWords.*;

import croupier.games.spire.cards.RunCards;
import croupier.games.spire.words.SpireRandom;
import croupier.kernel.*;

/** Unknown rooms and events. An event is a state machine of nodes, written in card files. */
public final class EventRoom {
    public static final int OVER = -1;

    private static final float MONSTER_STEP = 0.1f;
    private static final float SHOP_STEP = 0.03f;
    private static final float TREASURE_STEP = 0.02f;
    private static final float SHRINE = 0.25f;
    private static final int HUNDRED = 100;

    private EventRoom() {}

    // ---- what an unknown room is

    static void resetChances(Table t) {
        setChance(t, MONSTER_CHANCE, MONSTER_STEP);
        setChance(t, SHOP_CHANCE, SHOP_STEP);
        setChance(t, TREASURE_CHANCE, TREASURE_STEP);
    }

    private static void setChance(Table t, croupier.kernel.Column c, float chance) {
        t.set(c, Float.floatToRawIntBits(chance));
    }

    static float chance(Table t, croupier.kernel.Column c) {
        return Float.intBitsToFloat(t.get(c));
    }

    /** Monsters, a shop, treasure or an event: what did not come is likelier the next time. */
    static int showUnknown(Table t, boolean afterShop) {
        float roll = SpireRandom.share(t, EVENT_ROLLS);
        int room = t.would(UNKNOWN_ROOM, t.get(ME), 0, rolled(t, (int) (roll * HUNDRED), afterShop));
        boolean fights = room == RunMap.MONSTER;
        if (fights) room = t.would(UNKNOWN_FIGHT, t.get(ME), 0, room);
        next(t, MONSTER_CHANCE, MONSTER_STEP, fights);
        next(t, SHOP_CHANCE, SHOP_STEP, room == RunMap.SHOP_ROOM);
        next(t, TREASURE_CHANCE, TREASURE_STEP, room == RunMap.TREASURE);
        return room;
    }

    private static int rolled(Table t, int roll, boolean afterShop) {
        int monster = (int) (chance(t, MONSTER_CHANCE) * HUNDRED);
        int shop = monster + (afterShop ? 0 : (int) (chance(t, SHOP_CHANCE) * HUNDRED));
        int treasure = shop + (int) (chance(t, TREASURE_CHANCE) * HUNDRED);
        if (roll < monster) return RunMap.MONSTER;
        return roll < shop ? RunMap.SHOP_ROOM : roll < treasure ? RunMap.TREASURE : RunMap.UNKNOWN;
    }

    private static void next(Table t, croupier.kernel.Column c, float step, boolean came) {
        setChance(t, c, came ? step : chance(t, c) + step);
    }

    // ---- which event it is

    /** The choice is made with a copy of the stream: it does not go on. */
    static void enter(Table t) {
        SpireRandom.copy(t, EVENT_ROLLS, PASSING_ROLLS);
        boolean shrine = SpireRandom.share(t, PASSING_ROLLS) < SHRINE;
        int event = shrine ? shrine(t) : event(t);
        if (event < 0) event = shrine ? event(t) : shrine(t);
        if (event < 0) {
            t.set(PHASE, Climb.MAP_SCREEN);
            return;
        }
        begin(t, event);
    }

    private static int event(Table t) {
        int[] events = RunCards.of(t).acts[t.get(ACT)].events();
        Rows could = t.rows();
        for (int i = 0; i < events.length; i++)
            if ((t.get(EVENTS_LEFT) & 1 << i) != 0 && canHappen(t, events[i])) could.add(i);
        if (could.isEmpty()) return -1;
        int which = could.get(t.roll(PASSING_ROLLS, could.size()));
        t.set(EVENTS_LEFT, t.get(EVENTS_LEFT) & ~(1 << which));
        return events[which];
    }

    /** Shrines of the act, then those that come once a run. */
    private static int shrine(Table t) {
        int[] shrines = RunCards.of(t).acts[t.get(ACT)].shrines();
        int[] once = RunCards.of(t).once;
        Rows could = t.rows();
        for (int i = 0; i < shrines.length; i++) if ((t.get(SHRINES_LEFT) & 1 << i) != 0) could.add(i);
        for (int i = 0; i < once.length; i++)
            if ((t.get(ONCE_LEFT) & 1 << i) != 0 && canHappen(t, once[i])) could.add(shrines.length + i);
        if (could.isEmpty()) return -1;
        int which = could.get(t.roll(PASSING_ROLLS, could.size()));
        if (which < shrines.length) {
            t.set(SHRINES_LEFT, t.get(SHRINES_LEFT) & ~(1 << which));
            return shrines[which];
        }
        t.set(ONCE_LEFT, t.get(ONCE_LEFT) & ~(1 << which - shrines.length));
        return once[which - shrines.length];
    }

    private static boolean canHappen(Table t, int event) {
        return Relics.isMet(t, RunCards.of(t).events[event].when());
    }

    // ---- what happens in it

    static void begin(Table t, int event) {
        t.set(EVENT_NOW, event + 1);
        t.set(NODE_NOW, 0);
        t.set(LOSS, 0);
        t.set(GAIN, 0);
        t.set(PRICE, 0);
        t.set(TRIES, 0);
        t.set(PHASE, Climb.EVENT_SCREEN);
        Climb.run(t, page(t).enter());
        enterNode(t, 0);
    }

    public static RunCards.EventPage page(Table t) {
        return RunCards.of(t).events[t.get(EVENT_NOW) - 1];
    }

    /** A node does what it does; if it leaves nothing to choose, the event is over. */
    static void enterNode(Table t, int node) {
        if (node == OVER || t.get(NODE_NOW) == OVER) {
            leave(t);
            return;
        }
        t.set(NODE_NOW, node);
        RunCards.NodePage page = page(t).nodes()[node];
        Climb.run(t, page.enter());
        if (page.options().length == 0) leave(t);
    }

    /** The event is over; rewards that it opened, or a fight, come first. */
    public static void leave(Table t) {
        t.set(NODE_NOW, OVER);
        if (t.get(PHASE) == Climb.EVENT_SCREEN) t.set(PHASE, Climb.MAP_SCREEN);
        forget(t);
    }

    private static void forget(Table t) {
        t.set(EVENT_ROW, 0);
        t.set(EVENT_ROW_2, 0);
        t.set(EVENT_ROW_3, 0);
        t.set(SECRET, 0);
        t.set(SECRET_FIGHT, 0);
    }

    static void ask(Table t) {
        RunCards.OptionPage[] options = page(t).nodes()[t.get(NODE_NOW)].options();
        Ask ask = t.ask(0, CHOOSE_OPTION).act();
        for (RunCards.OptionPage o : options) if (Relics.isMet(t, o.when())) ask.option(CHOOSE, o.number());
        long code = ask.code();
        for (RunCards.OptionPage o : options) if (code != 0 && o.number() == Code.a(code)) choose(t, o);
        if (code == 0) leave(t);
    }

    private static void choose(Table t, RunCards.OptionPage o) {
        Climb.run(t, o.text());
        if (t.get(PHASE) < Climb.BLESSING_SCREEN) return;
        enterNode(t, o.go());
    }

    /** A fight of an event: the winner goes on at the node that was named. */
    public static void fight(Table t, int encounter, int node) {
        t.set(NODE_NOW, place(t, node));
        Fights.begin(t, encounter);
    }

    static void fightIsWon(Table t, boolean fled) {
        t.set(PHASE, Climb.EVENT_SCREEN);
        if (fled) leave(t);
        else enterNode(t, t.get(NODE_NOW));
    }

    /** The place of a node among those of the event. */
    private static int place(Table t, int number) {
        RunCards.NodePage[] nodes = page(t).nodes();
        for (int i = 0; i < nodes.length; i++) if (nodes[i].number() == number) return i;
        return OVER;
    }
}
