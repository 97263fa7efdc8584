package croupier.script.scenario;

import static croupier.script.scenario.ToyWords.*;

import croupier.kernel.Answers;
import croupier.kernel.Ask;
import croupier.kernel.Code;
import croupier.kernel.Event;
import croupier.kernel.Reaction;
import croupier.kernel.Rows;
import croupier.kernel.Scope;
import croupier.kernel.Table;

/** The rules of the toy game: on a turn play a card on somebody, or pass; who has no hit points left has lost. */
final class ToyRules {
    private ToyRules() {}

    static void turn(Table t) {
        t.set(PHASE, 1);
        t.add(TURN, 1);
        int seat = t.get(ACTIVE);
        Ask ask = t.ask(seat, PLAY_OR_PASS);
        for (int i = 0; i < t.count(HAND, seat); i++) offer(t, ask, seat, t.at(HAND, seat, i));
        long choice = ask.option(PASS).otherwise(Code.of(PASS.index(), 0, 0)).code();
        t.set(ACTIVE, (seat + 1) % t.seats());
        t.last(LINE, TAKE_TURN, 0, 0, 0, 0);
        if (Code.a(choice) != 0) play(t, seat, Code.a(choice), Code.b(choice));
    }

    private static void offer(Table t, Ask ask, int seat, int card) {
        ToyGame.Card c = ToyGame.of(t).card(t, card);
        if (t.get(STRENGTH, hero(t, seat)) < c.needs()) ask.not(PLAY, card, TOO_WEAK, c.needs());
        else if (!c.aimed()) ask.option(PLAY, card);
        else for (int s = 0; s < t.seats(); s++) if (s != seat) ask.option(PLAY, card, hero(t, s));
    }

    static void play(Table t, int seat, int card, int target) {
        t.move(card, DISCARD, 0);
        Scope s = t.scope();
        s.seat = seat;
        s.self = hero(t, seat);
        s.target = target;
        s.card = card;
        ToyGame.of(t).card(t, card).play().run(t, s);
        t.done(s);
    }

    static void damage(Table t, int source, int target, int amount) {
        amount = t.would(DAMAGE, source, target, amount);
        if (amount == Event.NOTHING) return;
        t.add(HP, target, -amount);
        t.did(DAMAGE, source, target, amount);
        if (t.get(HP, target) > 0) return;
        for (int s = 0; s < t.seats(); s++) t.score(s, t.get(HP, hero(t, s)));
        throw t.finish(1 << t.ownerOf(source));
    }

    static int hero(Table t, int seat) {
        return t.at(HEROES, seat, 0);
    }

    static void bet(Table t) {
        Rows seats = t.rows();
        for (int s = 0; s < t.seats(); s++) seats.add(s);
        Answers bets = t.askEach(
                seats, BET, (table, seat, arg, ask) -> ask.numbers(0, 3).secretly(), 0);
        for (int i = 0; i < bets.size(); i++) t.add(STRENGTH, hero(t, bets.seat(i)), Code.a(bets.code(i)));
    }

    static void shield(Table t, int seat, int card) {
        int status = t.create(STATUS, card);
        t.move(status, STATUSES, seat);
        t.listen(DAMAGE, 0, status, hero(t, seat));
    }

    /** A shield swallows one damage. */
    static final Reaction SHIELD = new Reaction() {
        @Override
        public boolean applies(Table t, int listener, int source, int target, int amount) {
            return t.isOn(SHIELDS) && target == t.holderOf(listener);
        }

        @Override
        public int would(Table t, int listener, int source, int target, int amount) {
            int status = t.sourceOf(listener);
            t.unlisten(listener);
            t.remove(status);
            return Event.NOTHING;
        }
    };
}
