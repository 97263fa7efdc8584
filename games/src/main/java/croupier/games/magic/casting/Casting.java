package croupier.games.magic.casting;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.abilities.Face;
import croupier.games.magic.abilities.MagicCards;
import croupier.games.magic.abilities.RuleChange;
import croupier.games.magic.abilities.Text;
import croupier.games.magic.cards.Cost;
import croupier.games.magic.cards.Defs;
import croupier.games.magic.effects.Bestowing;
import croupier.games.magic.mana.Workspace;
import croupier.games.magic.words.Keyword;
import croupier.games.magic.words.Scopes;
import croupier.games.magic.words.Step;
import croupier.games.magic.words.Wording;
import croupier.games.magic.zones.Entering;
import croupier.games.magic.zones.FaceDown;
import croupier.games.magic.zones.Moves;
import croupier.kernel.*;
import org.jspecify.annotations.Nullable;

/** Casting spells (601): all or nothing. */
public final class Casting {
    private Casting() {}

    // ---- casting

    public static boolean isSorceryTime(Table t, int seat) {
        return t.get(ACTIVE) == seat && t.count(STACK, 0) == 0 && (step(t) == Step.MAIN || step(t) == Step.SECOND_MAIN);
    }

    /** While a spell with split second is on the stack no others are cast, and only mana abilities activated (702.61a). */
    public static boolean isSplitSecond(Table t) {
        for (int i = 0; i < t.count(STACK, 0); i++) {
            int spell = t.at(STACK, 0, i);
            if (t.get(ABILITY, spell) == 0 && has(t, spell, Keyword.SPLIT_SECOND)) return true;
        }
        return false;
    }

    /** 601.2: what a mana ability revealed stays known when the cast is taken back (732.1). */
    public static boolean cast(Table t, int seat, int card) {
        int mark = t.mark();
        Rows stands = t.rows();
        boolean done = t.attempt(Casting::propose, seat, card, stands);
        if (!done) ActivatingMana.again(t, seat, stands);
        t.release(mark);
        return done;
    }

    /** Casts a card in such a way; without paying its mana cost X is 0 (107.3b). */
    public static boolean castAs(Table t, int seat, int card, int way) {
        int mark = t.mark();
        Rows stands = t.rows();
        boolean done = way == Face.FREE
                ? t.attempt(Casting::proposeFree, seat, card, stands)
                : t.attempt(Casting::proposeMadness, seat, card, stands);
        if (!done) ActivatingMana.again(t, seat, stands);
        t.release(mark);
        return done;
    }

    private static void proposeFree(Table t, int seat, int card, Rows stands) {
        propose(t, seat, card, CastWays.chooseAs(t, seat, card, Face.FREE), stands);
    }

    private static void proposeMadness(Table t, int seat, int card, Rows stands) {
        propose(t, seat, card, CastWays.chooseAs(t, seat, card, Face.MADNESS), stands);
    }

    private static void propose(Table t, int seat, int card, Rows stands) {
        propose(t, seat, card, CastWays.choose(t, seat, card), stands);
    }

    private static void propose(Table t, int seat, int card, int chosen, Rows stands) {
        int way = CastWays.wayOf(chosen);
        int side = CastWays.sideOf(chosen);
        boolean kicked = CastWays.isKicked(chosen);
        Face f = side == 0 ? MagicCards.face(t, card) : MagicCards.of(t).faces[side];
        int spell = putOnStack(t, seat, card, way);
        if (side != 0) Sides.become(t, spell, side);
        if (way == Face.BESTOW) Bestowing.begin(t, spell);
        if (kicked) t.set(KICKED, spell, 1);
        if (kicked && f.def.multikicker() != null) chooseKicks(t, seat, spell, f, way);
        Cost cost = java.util.Objects.requireNonNull(f.cost(way, t.get(KICKED, spell)));
        announce(t, seat, spell, way == Face.DOWN ? null : f.text(way), cost);
        pay(t, spell, f, cost, way, stands);
        t.set(CAST_BEFORE, spell, spellsCast(t));
        t.add(SPELLS_CAST, player(t, seat), 1);
        if (way != Face.DOWN) Entering.listenElsewhere(t, spell, Defs.Works.STACK);
        t.did(CASTS, player(t, seat), spell, t.get(X, spell));
        Announced.tell(t, spell);
        Targets.tell(t, spell);
    }

    /** How often a multikicker cost is paid (702.33c, d). */
    private static void chooseKicks(Table t, int seat, int spell, Face f, int way) {
        Workspace.of(t).sources.survey(t, seat);
        int more = CastWays.least(t, spell, f, way);
        int most = 1;
        for (Cost next = f.cost(way, 2);
                next != null && CastWays.canPay(t, seat, spell, next, more, 0, false);
                next = f.cost(way, most + 1)) most++;
        t.set(
                KICKED,
                spell,
                Code.a(t.ask(seat, HOW_OFTEN).because(spell).numbers(1, most).code()));
    }

    /** How many spells all players have cast this turn. */
    private static int spellsCast(Table t) {
        int n = 0;
        for (int seat = 0; seat < t.seats(); seat++) n += t.get(SPELLS_CAST, player(t, seat));
        return n;
    }

    private static int putOnStack(Table t, int seat, int card, int way) {
        if (way == Face.DOWN) return FaceDown.cast(t, seat, card);
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
        if (cost.hasX) chooseX(t, seat, spell, text, cost);
        if (!Targets.choose(t, seat, spell, text)) throw t.refuse();
    }

    static void chooseModes(Table t, int seat, int spell, Text text) {
        int chosen = 0;
        int object = t.get(ABILITY, spell) == 0 ? spell : t.get(SOURCE, spell);
        if (takesAllModes(t, spell)) {
            t.set(MODES, spell, (1 << text.modes.length) - 1);
            return;
        }
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

    /** With its entwine cost paid all modes are chosen (702.42b); a fused spell has both halves (702.102b). */
    private static boolean takesAllModes(Table t, int spell) {
        if (t.get(ABILITY, spell) != 0) return false;
        Defs.CardDef d = MagicCards.face(t, spell).def;
        return d.fuse() || (d.entwine() != null && t.get(KICKED, spell) != 0);
    }

    /** X is at most what all parts of the cost allow (107.3a). */
    private static void chooseX(Table t, int seat, int spell, Text text, Cost cost) {
        Workspace.of(t).sources.survey(t, seat);
        int most = 0;
        boolean isSpell = t.get(ABILITY, spell) == 0;
        int object = isSpell ? spell : t.get(SOURCE, spell);
        int more = isSpell ? CastWays.least(t, spell, MagicCards.face(t, spell), t.get(CAST_AS, spell)) : 0;
        while (most < CastWays.LARGEST_X && CastWays.canPay(t, seat, object, cost, more, most + 1, false)) most++;
        chooseX(t, seat, spell, spell, text, most);
    }

    /** One of the numbers that nothing forbids (601.3a) and with which targets can be chosen (601.2c). */
    static void chooseX(Table t, int seat, int spell, int shown, Text text, int most) {
        Ask ask = t.ask(seat, CHOOSE_X).because(shown);
        boolean isJudged = t.get(ABILITY, spell) == 0 && Forbidding.isAny(t);
        if (!isJudged && !text.aimsByX) ask.numbers(0, most);
        else for (int x = 0; x <= most; x++) if (isAllowedX(t, seat, spell, text, x)) ask.numbers(x, x);
        if (ask.size() == 0) throw t.refuse();
        t.set(X, spell, Code.a(ask.code()));
    }

    private static boolean isAllowedX(Table t, int seat, int spell, Text text, int x) {
        if (t.get(ABILITY, spell) == 0
                && !Forbidding.allows(t, spell, t.get(CAST_AS, spell), t.get(KICKED, spell) != 0, x)) return false;
        if (!text.aimsByX) return true;
        t.set(X, spell, x);
        int object = t.get(ABILITY, spell) == 0 ? spell : t.get(SOURCE, spell);
        return Targets.canBeChosen(t, text, object, seat, Wording.of(t, spell), spell);
    }

    /** How many targets can be paid for, where each beyond the first costs so much more. */
    static int targetsPaid(Table t, int seat, int spell, int extra, int most) {
        Face f = MagicCards.face(t, spell);
        Cost cost = f.cost(t.get(CAST_AS, spell), t.get(KICKED, spell));
        if (cost == null) return 1;
        Workspace.of(t).sources.survey(t, seat);
        int n = 1;
        while (n < most
                && CastWays.canPay(
                        t,
                        seat,
                        spell,
                        cost,
                        CastWays.changes(t, spell, f, t.get(CAST_AS, spell)) + n * extra,
                        t.get(X, spell),
                        false)) n++;
        return n;
    }

    private static void pay(Table t, int spell, Face f, Cost cost, int way, Rows stands) {
        int more = CastWays.changes(t, spell, f, way) + t.get(X, spell) * cost.mana.x();
        if (way != Face.DOWN) more += Targets.extraCost(t, spell, f.spell);
        Scope s = t.scope();
        Scopes.stacked(t, s, spell);
        t.set(PAYING_FOR, spell);
        Rows spare = Sparing.begin(t, s.seat, spell);
        int least = RuleChange.leastCost(t, spell);
        int spared = Delving.pay(t, s, spell, cost, more, least);
        spared = Convoking.pay(t, s, spell, cost, more, least, spared);
        Paying.pay(t, s, spell, spell, cost, more, least, spared, stands);
        Sparing.end(t, s.seat, spare);
        t.set(PAYING_FOR, 0);
        if (s.object != 0 && t.get(REMEMBERED, spell) == 0) t.set(REMEMBERED, spell, s.object);
        t.done(s);
    }
}
