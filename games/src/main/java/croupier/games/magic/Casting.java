package croupier.games.magic;

import static croupier.games.magic.Magic.*;

import croupier.kernel.Ask;
import croupier.kernel.Code;
import croupier.kernel.Reason;
import croupier.kernel.Rows;
import croupier.kernel.Scope;
import croupier.kernel.Table;
import croupier.kernel.Word;
import org.jspecify.annotations.Nullable;

/** Casting spells (601): all or nothing. */
final class Casting {
    /** How a spell was cast, beside the usual way. */
    static final int FLASHBACK = 1;

    static final int OTHERWISE = 2;
    static final int DOWN = 3;
    static final int FREELY = 4;

    static final Cost THREE = Cost.of(ManaCost.of("3"));

    private Casting() {}

    // ---- may it be cast?

    /** Why a card cannot be cast now, or null; the mana there is has been counted once for all cards. */
    static @Nullable Reason whyNot(Table t, int seat, int card, boolean sorceryTime, Rows units) {
        Face f = Book.face(t, card);
        if (f.isLand()) return NOT_NOW;
        boolean anyTime = f.is(Type.INSTANT) || f.has(Keyword.FLASH);
        if (!sorceryTime && !anyTime && !Rule.AS_THOUGH_FLASH.says(t, card)) return NOT_NOW;
        if (Rule.CANT_CAST.says(t, card)) return FORBIDDEN;
        boolean priced = false;
        for (int way = 0; way <= DOWN; way++) {
            Cost cost = cost(t, seat, card, f, way);
            if (cost == null) continue;
            priced = true;
            if (Paying.payable(t, seat, cost, change(t, card, cost), units) != null
                    && canPayParts(t, seat, card, f, cost, way)) {
                if (way == DOWN || Targets.canBeChosen(t, f.spell, card, seat)) return null;
                return NO_TARGET;
            }
        }
        return priced ? TOO_DEAR : NO_COST;
    }

    /** The mana or alternative cost of casting it this way (601.2b), or null if it cannot be. */
    private static @Nullable Cost cost(Table t, int seat, int card, Face f, int way) {
        Defs.CardDef d = f.def;
        boolean inGraveyard = t.isIn(GRAVEYARD, card);
        return switch (way) {
            case 0 -> inGraveyard || !allowed(t, seat, card, d.castOnly()) ? null : f.cost;
            case FLASHBACK -> inGraveyard ? d.flashback() : null;
            case OTHERWISE ->
                d.alternative() != null
                                && !inGraveyard
                                && allowed(t, seat, card, d.alternative().if_())
                        ? d.alternative().cost()
                        : null;
            default -> d.morph() != null && !inGraveyard && isSorceryTime(t, seat) ? THREE : null;
        };
    }

    private static boolean allowed(Table t, int seat, int card, croupier.script.@Nullable Condition c) {
        if (c == null) return true;
        Scope s = t.scope();
        Scopes.object(t, s, card, seat);
        boolean is = c.test(t, s);
        t.done(s);
        return is;
    }

    private static boolean canPayParts(Table t, int seat, int card, Face f, Cost cost, int way) {
        if (cost.isOnlyMana() && (f.def.additional() == null || way == DOWN)) return true;
        Scope s = t.scope();
        Scopes.object(t, s, card, seat);
        boolean can = Paying.canPayParts(t, s, card, cost)
                && (f.def.additional() == null || way == DOWN || Paying.canPayParts(t, s, card, f.def.additional()));
        t.done(s);
        return can;
    }

    /** Increases, then reductions, which touch generic mana only (601.2f, 118.7). */
    static int change(Table t, int card, Cost cost) {
        int more = Rule.COSTS_MORE.says(t, card) ? Rule.COSTS_MORE.sum(t, card) : 0;
        int less = Rule.COSTS_LESS.says(t, card) ? Rule.COSTS_LESS.sum(t, card) : 0;
        return more == 0 && less == 0 ? 0 : Math.max(-cost.mana.generic(), more - less);
    }

    static boolean isSorceryTime(Table t, int seat) {
        return t.get(ACTIVE) == seat && t.count(STACK, 0) == 0 && (step(t) == Step.MAIN || step(t) == Step.SECOND_MAIN);
    }

    // ---- casting

    /** 601.2: what a mana ability revealed stays known when the cast is taken back (732.1). */
    static boolean cast(Table t, int seat, int card) {
        int mark = t.mark();
        Rows stands = t.rows();
        boolean done = t.attempt(Casting::propose, seat, card, stands);
        if (!done) Mana.again(t, seat, stands);
        t.release(mark);
        return done;
    }

    private static void propose(Table t, int seat, int card, Rows stands) {
        Face f = Book.face(t, card);
        int way = chooseWay(t, seat, card, f);
        Cost cost = java.util.Objects.requireNonNull(cost(t, seat, card, f, way % KICKED_TOO));
        boolean kicked = way >= KICKED_TOO;
        way %= KICKED_TOO;
        int spell = putOnStack(t, seat, card, way);
        if (kicked) t.set(KICKED, spell, 1);
        announce(t, seat, spell, way == DOWN ? null : f.spell, cost);
        Cost whole = kicked ? f.kicked(way == 0 ? null : cost) : cost;
        pay(t, seat, spell, f, whole, way, stands);
        t.add(SPELLS_CAST, player(t, seat), 1);
        if (way != DOWN) Entering.listenElsewhere(t, spell, Defs.Works.STACK);
        t.did(CASTS, player(t, seat), spell, t.get(X, spell));
        Targets.tell(t, spell);
    }

    private static final int KICKED_TOO = 8;

    /** Which of the ways to cast it that can be paid (601.2b). */
    private static int chooseWay(Table t, int seat, int card, Face f) {
        Defs.CardDef d = f.def;
        if (d.alternative() == null && d.morph() == null && d.kicker() == null)
            return t.isIn(GRAVEYARD, card) ? FLASHBACK : 0;
        int mark = t.mark();
        Rows units = t.rows();
        Mana.survey(t, seat, units, t.rows());
        Ask ask = t.ask(seat, CHOOSE_WAY).because(card);
        for (int way = 0; way <= DOWN; way++) {
            Cost cost = cost(t, seat, card, f, way);
            if (cost == null || !canPayParts(t, seat, card, f, cost, way)) continue;
            if (way != DOWN && !Targets.canBeChosen(t, f.spell, card, seat)) continue;
            int change = change(t, card, cost);
            if (Paying.payable(t, seat, cost, change, units) != null) ask.option(wordOf(way), way);
            if (d.kicker() == null || way == DOWN) continue;
            Cost kicked = f.kicked(way == 0 ? null : cost);
            if (Paying.payable(t, seat, kicked, change, units) != null
                    && canPayParts(t, seat, card, f, d.kicker(), way)) ask.option(CAST_KICKED, way + KICKED_TOO);
        }
        t.release(mark);
        return Code.a(ask.code());
    }

    private static Word wordOf(int way) {
        return way == DOWN ? CAST_FACE_DOWN : way == OTHERWISE ? CAST_OTHERWISE : CAST_NORMALLY;
    }

    private static int putOnStack(Table t, int seat, int card, int way) {
        if (way == DOWN) return FaceDown.cast(t, seat, card);
        int spell = card;
        if (Moves.isLaidOut(t, card)) {
            spell = Moves.renew(t, card, STACK, Moves.ON_TOP);
            Moves.forget(t, card);
        } else t.move(card, STACK, 0);
        t.setPrinted(CONTROLLER, spell, seat);
        if (way != 0) t.set(CAST_AS, spell, way);
        return spell;
    }

    /** Modes, X, targets and how things are divided (601.2b to d); also for abilities. */
    static void announce(Table t, int seat, int spell, @Nullable Text text, Cost cost) {
        if (text == null) return;
        if (text.isModal()) chooseModes(t, seat, spell, text);
        if (cost.mana.x() > 0) chooseX(t, seat, spell, cost);
        if (!Targets.choose(t, seat, spell, text)) throw t.refuse();
    }

    static void chooseModes(Table t, int seat, int spell, Text text) {
        int chosen = 0;
        int object = t.get(ABILITY, spell) == 0 ? spell : t.get(SOURCE, spell);
        int words = Wording.of(t, spell);
        for (int n = 0; n < text.most; n++) {
            Ask ask = t.ask(seat, CHOOSE_MODE).because(spell);
            int offered = 0;
            if (n >= text.least) ask.may();
            for (int m = 0; m < text.modes.length; m++) {
                if ((chosen & (1 << m)) != 0 || !Targets.canBeChosen(t, text.modes[m], object, seat, words, spell))
                    continue;
                ask.option(java.util.Objects.requireNonNull(text.modes[m].label()), m);
                offered++;
            }
            if (offered == 0) {
                if (n < text.least) throw t.refuse();
                break;
            }
            long code = ask.code();
            if (code == Code.STOP) break;
            chosen |= 1 << Code.a(code);
        }
        t.set(MODES, spell, chosen);
    }

    private static void chooseX(Table t, int seat, int spell, Cost cost) {
        int mark = t.mark();
        Rows units = t.rows();
        Mana.survey(t, seat, units, t.rows());
        int most = 0;
        int change = change(t, spell, cost);
        while (Paying.payable(t, seat, cost, change + (most + 1) * cost.mana.x(), units) != null) most++;
        t.release(mark);
        t.set(
                X,
                spell,
                Code.a(t.ask(seat, CHOOSE_X).because(spell).numbers(0, most).code()));
    }

    /** How many targets can be paid for, where each beyond the first costs so much more. */
    static int targetsPaid(Table t, int seat, int spell, int extra) {
        Face f = Book.face(t, spell);
        Cost cost = switch (t.get(CAST_AS, spell)) {
            case FLASHBACK -> f.def.flashback();
            case OTHERWISE ->
                f.def.alternative() == null ? null : f.def.alternative().cost();
            default -> f.cost;
        };
        if (cost == null) return 1;
        if (t.get(KICKED, spell) != 0) cost = f.kicked(t.get(CAST_AS, spell) == 0 ? null : cost);
        int mark = t.mark();
        Rows units = t.rows();
        Mana.survey(t, seat, units, t.rows());
        int more = change(t, spell, cost) + t.get(X, spell) * cost.mana.x();
        int n = 1;
        while (n <= units.size() && Paying.payable(t, seat, cost, more + n * extra, units) != null) n++;
        t.release(mark);
        return n;
    }

    private static void pay(Table t, int seat, int spell, Face f, Cost cost, int way, Rows stands) {
        int more = change(t, spell, cost) + t.get(X, spell) * cost.mana.x();
        if (way != DOWN) more += Targets.extraCost(t, spell, f.spell);
        Scope s = t.scope();
        Scopes.stacked(t, s, spell);
        Paying.payMana(t, seat, spell, cost, more, stands);
        Paying.payParts(t, s, spell, cost);
        if (f.def.additional() != null && way != DOWN) Paying.payParts(t, s, spell, f.def.additional());
        if (s.object != 0 && t.get(REMEMBERED, spell) == 0) t.set(REMEMBERED, spell, s.object);
        t.done(s);
    }
}
