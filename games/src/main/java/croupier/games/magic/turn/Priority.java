package croupier.games.magic.turn;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.abilities.ActivatedAbility;
import croupier.games.magic.abilities.Face;
import croupier.games.magic.abilities.MagicCards;
import croupier.games.magic.abilities.RuleChange;
import croupier.games.magic.cards.Defs;
import croupier.games.magic.casting.Activating;
import croupier.games.magic.casting.ByHand;
import croupier.games.magic.casting.CastWays;
import croupier.games.magic.casting.Casting;
import croupier.games.magic.casting.LandPlays;
import croupier.games.magic.casting.Resolving;
import croupier.games.magic.casting.Sides;
import croupier.games.magic.casting.Stops;
import croupier.games.magic.casting.Suspending;
import croupier.games.magic.casting.TriggerQueue;
import croupier.games.magic.casting.TurningUp;
import croupier.games.magic.mana.Workspace;
import croupier.games.magic.words.Rule;
import croupier.kernel.*;

/** Priority (117): who may act, what they may do, and what happens when all pass. */
final class Priority {
    private Priority() {}

    /** A player gets priority, after state-based actions and waiting triggers (117.5). */
    static void give(Table t) {
        if (settle(t) || t.isOver()) return;
        int seat = t.get(PRIORITY);
        if (!isIn(t, seat)) {
            t.set(PRIORITY, next(t, seat));
            return;
        }
        if (!stopsHere(t, seat)) {
            pass(t, seat);
            return;
        }
        long chosen = offer(t, seat).code();
        // who leaves the game neither acts nor passes: what is next happens without them (800.4a)
        if (!t.isLeaving(seat)) act(t, seat, chosen);
    }

    /** State-based actions until there are none, then the next waiting trigger goes onto the stack; true if there was one. */
    private static boolean settle(Table t) {
        TriggerQueue.lookAtStates(t);
        while (StateBased.check(t)) {
            if (t.isOver()) return true;
            TriggerQueue.lookAtStates(t);
        }
        return TriggerQueue.putOnStack(t);
    }

    /** Where players have set no stop they pass; see {@link Stops}. */
    private static boolean stopsHere(Table t, int seat) {
        boolean own = t.get(ACTIVE) == seat;
        int top = t.top(STACK, 0);
        if (top != 0) return t.printed(CONTROLLER, top) != seat || Stops.has(t, seat, Stops.OWN);
        return switch (step(t)) {
            case UPKEEP -> Stops.has(t, seat, Stops.UPKEEP);
            case DRAW -> Stops.has(t, seat, Stops.DRAW);
            case MAIN, SECOND_MAIN -> own || Stops.has(t, seat, Stops.OTHER_MAIN);
            case BEGIN_COMBAT -> Stops.has(t, seat, Stops.BEGIN_COMBAT);
            case ATTACKERS -> Stops.has(t, seat, Stops.ATTACKERS);
            case BLOCKERS -> Stops.has(t, seat, Stops.BLOCKERS);
            case FIRST_DAMAGE, DAMAGE, END_COMBAT -> Stops.has(t, seat, Stops.DAMAGE);
            case END -> Stops.has(t, seat, own ? Stops.OWN_END : Stops.END);
            default -> true;
        };
    }

    // ---- what may be done

    /** After this many attempts that rules refused, a player can only pass. */
    private static final int MOST_FAILURES = 3;

    /** Everything this player may do now, with the reasons for what may not be done. */
    private static Ask offer(Table t, int seat) {
        Workspace.of(t).sources.surveyLater(t, seat);
        boolean sorceryTime = Casting.isSorceryTime(t, seat);
        boolean split = Casting.isSplitSecond(t);
        Ask ask = t.ask(seat, PRIORITY_ASKED).option(PASS);
        if (t.get(FAILED) >= MOST_FAILURES) return ask;
        if (split) offerSpecial(t, seat, ask);
        else {
            offerHand(t, seat, ask, sorceryTime);
            offerGraveyard(t, seat, ask, sorceryTime);
            if (t.get(ADVENTURES) != 0) offerAdventures(t, seat, ask, sorceryTime);
            offerPermanents(t, seat, ask, sorceryTime);
        }
        Stops.offer(t, seat, ask);
        if (sorceryTime) ask.act();
        if (ask.size() == 1 && t.isOn(WAITS) && sorceryTime) ask.option(WAIT);
        ByHand.offer(t, seat, ask);
        return ask;
    }

    /** While split second is on the stack special actions are taken all the same, and mana abilities activated (702.61b). */
    private static void offerSpecial(Table t, int seat, Ask ask) {
        for (int i = 0; i < t.count(BATTLEFIELD, 0); i++) {
            int object = t.at(BATTLEFIELD, 0, i);
            if (t.stat(CONTROLLER, object) != seat) continue;
            if (t.is(FACE_DOWN, object)) TurningUp.offer(t, seat, object, ask);
        }
    }

    private static void offerHand(Table t, int seat, Ask ask, boolean sorceryTime) {
        int count = t.count(HAND, seat);
        for (int i = 0; i < count; i++) {
            int card = t.at(HAND, seat, i);
            if (isOffered(t, seat, card, i)) continue;
            Face f = MagicCards.face(t, card);
            if (f.isLand()) ask.optionUnless(whyNoLand(t, seat, sorceryTime), PLAY, card);
            if (!f.isLand() || f.sides.length > 0) {
                Reason why = CastWays.whyNot(t, seat, card, sorceryTime);
                if (why == null) ask.option(CAST, card);
                else if (!f.isLand()) ask.not(CAST, card, why);
            }
            if (!f.isLand() && Sides.landOf(t, card) != 0)
                ask.optionUnless(whyNoLand(t, seat, sorceryTime), PLAY_AS_LAND, card);
            Suspending.offer(t, seat, card, ask);
            for (ActivatedAbility a : f.activated)
                if (a.works() == Defs.Works.HAND) Activating.offer(t, seat, card, a, ask, sorceryTime);
        }
    }

    /** Of several cards of one name the first is enough to offer. */
    private static boolean isOffered(Table t, int seat, int card, int place) {
        for (int i = 0; i < place; i++) if (t.card(t.at(HAND, seat, i)) == t.card(card)) return true;
        return false;
    }

    /** One land a turn, and those that effects allow (305.2). */
    private static @org.jspecify.annotations.Nullable Reason whyNoLand(Table t, int seat, boolean sorceryTime) {
        if (!sorceryTime) return NOT_NOW;
        return LandPlays.isLeft(t, seat) ? null : LAND_PLAYED;
    }

    private static void offerGraveyard(Table t, int seat, Ask ask, boolean sorceryTime) {
        int count = t.count(GRAVEYARD, seat);
        for (int i = 0; i < count; i++) {
            int card = t.at(GRAVEYARD, seat, i);
            Face f = MagicCards.face(t, card);
            if (t.stat(LOST, card) != 0) continue;
            if (f.isLand() && RuleChange.says(t, Rule.PLAY_LANDS_FROM_GRAVEYARD, player(t, seat)))
                ask.optionUnless(whyNoLand(t, seat, sorceryTime), PLAY, card);
            if (f.def.flashback() != null) ask.optionUnless(CastWays.whyNot(t, seat, card, sorceryTime), CAST, card);
            for (ActivatedAbility a : f.activated)
                if (a.works() == Defs.Works.GRAVEYARD) Activating.offer(t, seat, card, a, ask, sorceryTime);
        }
    }

    /** Cards that are on an adventure are cast from exile by the player who sent them (715.3d). */
    private static void offerAdventures(Table t, int seat, Ask ask, boolean sorceryTime) {
        for (int owner = 0; owner < t.seats(); owner++)
            for (int i = 0; i < t.count(EXILE, owner); i++) {
                int card = t.at(EXILE, owner, i);
                if (t.get(ADVENTURER, card) != seat + 1) continue;
                ask.optionUnless(CastWays.whyNot(t, seat, card, sorceryTime), CAST, card);
            }
    }

    private static void offerPermanents(Table t, int seat, Ask ask, boolean sorceryTime) {
        int count = t.count(BATTLEFIELD, 0);
        for (int i = 0; i < count; i++) {
            int object = t.at(BATTLEFIELD, 0, i);
            if (t.stat(CONTROLLER, object) != seat) continue;
            if (t.is(FACE_DOWN, object)) TurningUp.offer(t, seat, object, ask);
            ActivatedAbility[] all = MagicCards.face(t, object).activated;
            if (all.length > 0 && t.stat(LOST, object) == 0)
                for (ActivatedAbility a : all)
                    if (a.works() == Defs.Works.BATTLEFIELD) Activating.offer(t, seat, object, a, ask, sorceryTime);
            if (t.stat(GRANTED, object) != 0) offerGranted(t, seat, object, ask, sorceryTime);
        }
    }

    private static void offerGranted(Table t, int seat, int object, Ask ask, boolean sorceryTime) {
        for (int bits = t.stat(GRANTED, object); bits != 0; bits &= bits - 1)
            for (ActivatedAbility a : MagicCards.of(t).grants[Integer.numberOfTrailingZeros(bits)].activated)
                Activating.offer(t, seat, object, a, ask, sorceryTime);
    }

    // ---- what is done

    private static void act(Table t, int seat, long chosen) {
        int object = Code.a(chosen);
        if (Code.is(chosen, PASS)) {
            pass(t, seat);
            return;
        }
        if (Code.is(chosen, WAIT)) return;
        if (Code.is(chosen, CHANGE_WHERE)) {
            Stops.change(t, seat);
            return;
        }
        if (t.get(STOPS_CHANGED) != 0) t.set(STOPS_CHANGED, 0);
        t.set(PASSES, 0);
        if (ByHand.activate(t, seat, Code.word(chosen), object)) return;
        boolean done = true;
        if (Code.is(chosen, PLAY) || Code.is(chosen, PLAY_AS_LAND)) LandPlays.play(t, seat, object);
        else if (Code.is(chosen, CAST)) done = Casting.cast(t, seat, object);
        else if (Code.is(chosen, SUSPEND)) done = Suspending.suspend(t, seat, object);
        else if (Code.is(chosen, TURN_UP)) done = TurningUp.turnUp(t, seat, object);
        else done = Activating.activate(t, seat, object, MagicCards.of(t).activated(Code.word(chosen)));
        if (done && t.get(FAILED) != 0) t.set(FAILED, 0);
        if (!done && !t.wasTakenBack()) fail(t, seat, object);
    }

    /** A rule refused what was offered: the log says so, and nobody can go on trying for ever. */
    private static void fail(Table t, int seat, int object) {
        t.add(FAILED, 1);
        t.tell(NOT_POSSIBLE, player(t, seat), object, 0);
    }

    /** When all pass in succession the top of the stack resolves, or the step ends (117.4). */
    private static void pass(Table t, int seat) {
        if (t.get(FAILED) != 0) t.set(FAILED, 0);
        if (t.get(STOPS_CHANGED) != 0) t.set(STOPS_CHANGED, 0);
        int passed = t.get(PASSES) + 1;
        if (passed < playersLeft(t)) {
            t.set(PASSES, passed);
            t.set(PRIORITY, next(t, seat));
            return;
        }
        t.set(PASSES, 0);
        t.set(PRIORITY, t.get(ACTIVE));
        if (t.count(STACK, 0) > 0) Resolving.top(t);
        else Turn.endStep(t);
    }

    static int playersLeft(Table t) {
        int n = 0;
        for (int seat = 0; seat < t.seats(); seat++) if (isIn(t, seat)) n++;
        return n;
    }
}
