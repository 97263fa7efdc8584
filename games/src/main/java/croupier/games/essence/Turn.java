package croupier.games.essence;

import static croupier.games.essence.EssenceWords.*;

import croupier.kernel.*;
import java.util.List;

/** A turn: Start, Main 1, Combat, Main 2, End. */
final class Turn {
    /** What a player has done in this turn. */
    private static final Columns THIS_TURN = new Columns(List.of(
            ATTACKERS,
            PLAYED,
            SPELLS_PLAYED,
            AVATARS_PLAYED,
            BEASTS_PLAYED,
            GLOW_PLAYED,
            VOID_PLAYED,
            DRAWN_THIS_TURN,
            BEASTS_DIED));

    /** The next piece of the turn; triggers that wait come first. */
    static void goOn(Table t) {
        if (t.get(TURN_IS_OVER) != 0) {
            breakOff(t);
            return;
        }
        if (t.runNext(TRIGGERS)) return;
        int phase = t.get(PHASE);
        if (phase == Phase.MULLIGAN.number) mulligan(t);
        else if (phase == Phase.START.number) start(t);
        else if (phase == Phase.MAIN_ONE.number || phase == Phase.MAIN_TWO.number) main(t);
        else if (phase == Phase.END.number) end(t);
        else if (phase == Phase.CLEANUP.number) cleanUp(t);
        else Combat.goOn(t, phase);
    }

    static void phase(Table t, Phase phase) {
        t.set(PHASE, phase.number);
    }

    // ---- before the first turn

    /** In turn order each player may once put the whole hand back, shuffle and draw one card less. */
    private static void mulligan(Table t) {
        int n = t.get(NEXT_SEAT);
        if (n == t.seats() || !t.isOn(MULLIGANS)) {
            t.set(NEXT_SEAT, 0);
            phase(t, Phase.START);
            return;
        }
        t.set(NEXT_SEAT, n + 1);
        int seat = (t.get(FIRST) + n) % t.seats();
        long choice = t.ask(seat, MULLIGAN).option(KEEP).option(NEW_HAND).code();
        if (!Code.is(choice, NEW_HAND)) return;
        while (t.count(HAND, seat) > 0) t.move(t.top(HAND, seat), DECK, seat);
        t.shuffle(DECK, seat, SHUFFLES);
        for (int i = 1; i < OPENING_HAND; i++) if (t.count(DECK, seat) > 0) t.move(t.top(DECK, seat), HAND, seat);
    }

    // ---- Start Phase

    /** Ready, draw, forget the crossing, count KL, look at the Threshold; then what triggers at the start of a turn. */
    private static void start(Table t) {
        int seat = t.get(ACTIVE);
        int player = player(t, seat);
        if (t.option(TURN_LIMIT) > 0 && t.get(TURN) > t.option(TURN_LIMIT)) throw t.draw();
        phase(t, Phase.MAIN_ONE);
        Lasting.end(t, Until.YOUR_NEXT_TURN);
        t.set(FORBIDS, player, 0);
        t.set(FORBIDS_TOO, player, 0);
        ready(t, seat);
        if (t.get(TURN) > 1) Drawing.draw(t, player, 1);
        if (t.get(TURN_IS_OVER) != 0) return;
        t.set(CROSSED, player, 0);
        Kl.recalculate(t, player);
        t.did(START_OF_TURN, player, player, 0);
        Lasting.end(t, Until.YOUR_NEXT_START);
        Zones.checkGuards(t);
    }

    /** All permanents of the player become ready, except those that are held this once. */
    private static void ready(Table t, int seat) {
        for (Zone z : BATTLEFIELD)
            for (int i = 0; i < t.count(z, seat); i++) {
                int card = t.at(z, seat, i);
                if (t.is(HELD, card)) t.set(HELD, card, 0);
                else t.set(EXHAUSTED, card, 0);
            }
    }

    // ---- Main Phase

    /** Cards are played and abilities used until the player goes on. */
    private static void main(Table t) {
        int seat = t.get(ACTIVE);
        boolean first = t.get(PHASE) == Phase.MAIN_ONE.number;
        Ask ask = t.ask(seat, MAIN).act();
        PlayCard.offer(t, seat, ask);
        Abilities.offer(t, seat, ask);
        if (first && Combat.canAttack(t, seat)) ask.option(TO_COMBAT);
        long choice =
                ask.option(END_TURN).otherwise(Code.of(END_TURN.index(), 0, 0)).code();
        if (Code.is(choice, PLAY)) PlayCard.play(t, seat, Code.a(choice));
        else if (Code.is(choice, USE)) Abilities.use(t, seat, Code.a(choice), 0);
        else if (Code.is(choice, USE_OTHER)) Abilities.use(t, seat, Code.a(choice), 1);
        else if (Code.is(choice, TO_COMBAT)) phase(t, Phase.ATTACK);
        else phase(t, Phase.END);
    }

    // ---- End Phase

    private static void end(Table t) {
        int player = player(t, t.get(ACTIVE));
        phase(t, Phase.CLEANUP);
        t.did(END_OF_TURN, player, player, 0);
    }

    /** What lasts until the end of the turn ends, and in the same moment all damage goes. */
    private static void cleanUp(Table t) {
        int seat = t.get(ACTIVE);
        handLimit(t, seat);
        forgetTurn(t, seat);
        if (t.isOn(KL_DISCARD)) t.set(KL, player(t, seat), 0);
        if (t.waiting(TRIGGERS) == 0) next(t);
    }

    /** The player whose turn it is has lost: the turn ends at once, and nothing triggers by that. */
    private static void breakOff(Table t) {
        t.dropAll(TRIGGERS);
        Combat.end(t);
        forgetTurn(t, t.get(ACTIVE));
        next(t);
    }

    private static void forgetTurn(Table t, int seat) {
        Lasting.end(t, Until.END_OF_TURN);
        for (int owner = 0; owner < t.seats(); owner++)
            for (int i = 0; i < t.count(AVATARS, owner); i++) forgetTurn(t, t.at(AVATARS, owner, i), owner == seat);
        changed(t);
        Zones.checkGuards(t);
    }

    private static void forgetTurn(Table t, int card, boolean own) {
        t.clear(Zones.UNTIL_END_OF_TURN, card);
        t.set(LAST_HIT, card, 0);
        if (own && t.get(STILL, card) > 0) t.add(STILL, card, -1);
    }

    private static void handLimit(Table t, int seat) {
        int limit = t.option(HAND_LIMIT);
        int over = t.count(HAND, seat) - limit;
        if (limit == 0 || over <= 0) return;
        Rows chosen = t.ask(seat, HAND_LIMIT_ASK).from(HAND, seat).some(over, over);
        for (int i = 0; i < chosen.size(); i++) Zones.discard(t, player(t, seat), chosen.get(i));
    }

    /** The turn is over: the next player who is still in the game begins the next one. */
    private static void next(Table t) {
        int seat = t.get(ACTIVE);
        t.set(TURN_IS_OVER, 0);
        t.add(TURNS_TAKEN, player(t, seat), 1);
        t.add(TURN, 1);
        t.set(ACTIVE, after(t, seat));
        t.set(TRIGGERS_THIS_TURN, 0);
        phase(t, Phase.START);
        for (int i = 0; i < t.seats(); i++) t.clear(THIS_TURN, player(t, i));
    }
}
