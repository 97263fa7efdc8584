package croupier.games.magic.casting;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.abilities.Face;
import croupier.games.magic.abilities.MagicCards;
import croupier.games.magic.abilities.RuleChange;
import croupier.games.magic.abilities.Text;
import croupier.games.magic.cards.Cost;
import croupier.games.magic.cards.Defs;
import croupier.games.magic.mana.Workspace;
import croupier.games.magic.words.Keyword;
import croupier.games.magic.words.Scopes;
import croupier.games.magic.words.Step;
import croupier.games.magic.words.Type;
import croupier.games.magic.words.Wording;
import croupier.games.magic.zones.Entering;
import croupier.games.magic.zones.FaceDown;
import croupier.games.magic.zones.Moves;
import croupier.kernel.Ask;
import croupier.kernel.Code;
import croupier.kernel.Reason;
import croupier.kernel.Rows;
import croupier.kernel.Scope;
import croupier.kernel.Table;
import croupier.kernel.Word;
import org.jspecify.annotations.Nullable;

/** Casting spells (601): all or nothing. */
public final class Casting {
    private Casting() {}

    // ---- may it be cast?

    /** Why a card cannot be cast now, or null; the sources of mana have been surveyed once for all cards. */
    public static @Nullable Reason whyNot(Table t, int seat, int card, boolean sorceryTime) {
        Face f = MagicCards.face(t, card);
        if (f.isLand()) return NOT_NOW;
        if (!sorceryTime && !isInTime(t, seat, card, f, 0) && !isInTime(t, seat, card, f, Face.DOWN)) return NOT_NOW;
        Reason why = NO_COST;
        for (int way = 0; way <= Face.DOWN; way++) {
            Cost cost = cost(t, seat, card, f, way);
            if (cost == null) continue;
            if (!canPay(t, seat, card, cost, least(t, card, f, way), 0, true)) {
                if (why.equals(NO_COST)) why = TOO_DEAR;
            } else if (!isAllowed(t, seat, card, f, way, cost)) {
                why = FORBIDDEN;
            } else {
                if (way == Face.DOWN || Targets.canBeChosen(t, f.spell, card, seat)) return null;
                why = NO_TARGET;
            }
        }
        return why;
    }

    /** Instants and what has flash at any time, the rest as a sorcery (117.1a); a face-down spell has no flash of its own. */
    private static boolean isInTime(Table t, int seat, int card, Face f, int way) {
        if (way != Face.DOWN && (f.is(Type.INSTANT) || f.has(Keyword.FLASH))) return true;
        if (way == Face.DOWN && f.def.morph() == null) return false;
        return isSorceryTime(t, seat) || Forbidding.isAsThoughFlash(t, card, way);
    }

    /** Whether a player could begin to cast a card of their hand now, whatever it costs. */
    static boolean couldBegin(Table t, int seat, int card) {
        Face f = MagicCards.face(t, card);
        return isInTime(t, seat, card, f, 0) && allows(t, seat, card, f.def.castOnly());
    }

    /** Whether it is not forbidden with some choice that can be paid: kicked or not, with some X (601.3a). */
    private static boolean isAllowed(Table t, int seat, int card, Face f, int way, Cost cost) {
        if (isAllowed(t, seat, card, f, way, cost, false)) return true;
        Cost kicked = f.cost(way, true);
        return kicked != null && isAllowed(t, seat, card, f, way, kicked, true);
    }

    private static boolean isAllowed(Table t, int seat, int card, Face f, int way, Cost cost, boolean kicked) {
        if (!Forbidding.isAny(t)) return true;
        int more = least(t, card, f, way);
        for (int x = 0; x <= LARGEST_X && canPay(t, seat, card, cost, more, x, true); x++) {
            if (Forbidding.allows(t, card, way, kicked, x)) return true;
            if (!cost.hasX) return false;
        }
        return false;
    }

    /** The whole cost of casting it this way (601.2b, f), or null if it cannot be. */
    private static @Nullable Cost cost(Table t, int seat, int card, Face f, int way) {
        Cost whole = f.cost(way, false);
        if (whole == null || t.isIn(GRAVEYARD, card) != (way == Face.FLASHBACK)) return null;
        if (!isInTime(t, seat, card, f, way) || (way != Face.DOWN && !allows(t, seat, card, f.def.castOnly())))
            return null;
        Defs.AlternativeDef other = way == Face.OTHERWISE ? f.def.alternative() : null;
        return other == null || allows(t, seat, card, other.if_()) ? whole : null;
    }

    private static boolean allows(Table t, int seat, int card, croupier.script.@Nullable Condition c) {
        if (c == null) return true;
        Scope s = t.scope();
        Scopes.object(t, s, card, seat);
        boolean is = c.test(t, s);
        t.done(s);
        return is;
    }

    /** Whether a cost can be paid with so much more generic mana and this X. */
    private static boolean canPay(Table t, int seat, int card, Cost cost, int more, int x, boolean cast) {
        int least = RuleChange.leastCost(t, card);
        int spared = Delving.most(t, seat, card);
        boolean convokes = Convoking.isPossible(t, card);
        if (convokes) Workspace.of(t).sources.convoke(t, seat);
        boolean can = canPay(t, seat, card, cost, more, x, least, spared, cast);
        if (convokes) Workspace.of(t).sources.survey(t, seat);
        return can;
    }

    private static boolean canPay(
            Table t, int seat, int card, Cost cost, int more, int x, int least, int spared, boolean cast) {
        if (Paying.isCounted(t, cost)) return Paying.canPayMana(t, seat, cost, more + x * cost.mana.x(), least, spared);
        Scope s = t.scope();
        Scopes.object(t, s, card, seat);
        s.x = x;
        boolean can = Paying.canPay(t, s, card, cost, more + x * cost.mana.x(), least, spared, cast);
        t.done(s);
        return can;
    }

    /** By how much effects and targets that must be chosen change the generic mana of a cost. */
    private static int least(Table t, int card, Face f, int way) {
        return changes(t, card, f, way) + (way == Face.DOWN ? 0 : f.spell.leastExtra);
    }

    /** By how much effects and its own text change the generic mana of its cost (601.2f). */
    private static int changes(Table t, int card, Face f, int way) {
        int more = RuleChange.ofCost(t, card);
        if (way == Face.DOWN || f.def.costsLess() == null) return more;
        Scope s = t.scope();
        Scopes.object(t, s, card, t.printed(CONTROLLER, card));
        int less = Math.max(0, f.def.costsLess().of(t, s));
        t.done(s);
        return more - less;
    }

    public static boolean isSorceryTime(Table t, int seat) {
        return t.get(ACTIVE) == seat && t.count(STACK, 0) == 0 && (step(t) == Step.MAIN || step(t) == Step.SECOND_MAIN);
    }

    // ---- casting

    /** 601.2: what a mana ability revealed stays known when the cast is taken back (732.1). */
    public static boolean cast(Table t, int seat, int card) {
        int mark = t.mark();
        Rows stands = t.rows();
        boolean done = t.attempt(Casting::propose, seat, card, stands);
        if (!done) ActivatingMana.again(t, seat, stands);
        t.release(mark);
        return done;
    }

    /**
     * Whether a player can cast a card as the text says that resolves now: without paying its mana cost (118.9), or for its madness cost.
     * Timing does not matter (608.2g).
     */
    public static boolean canCastAs(Table t, int seat, int card, int way) {
        Face f = MagicCards.face(t, card);
        Cost cost = f.cost(way, false);
        if (cost == null || !Targets.canBeChosen(t, f.spell, card, seat)) return false;
        Workspace.of(t).sources.survey(t, seat);
        return canPay(t, seat, card, cost, least(t, card, f, way), 0, true)
                && isAllowed(t, seat, card, f, way, cost, false);
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
        propose(t, seat, card, Face.FREE, stands);
    }

    private static void proposeMadness(Table t, int seat, int card, Rows stands) {
        propose(t, seat, card, Face.MADNESS, stands);
    }

    private static void propose(Table t, int seat, int card, Rows stands) {
        propose(t, seat, card, chooseWay(t, seat, card, MagicCards.face(t, card)), stands);
    }

    private static void propose(Table t, int seat, int card, int chosen, Rows stands) {
        Face f = MagicCards.face(t, card);
        int way = chosen;
        boolean kicked = way >= KICKED_TOO;
        way %= KICKED_TOO;
        Cost cost = java.util.Objects.requireNonNull(f.cost(way, kicked));
        int spell = putOnStack(t, seat, card, way);
        if (kicked) t.set(KICKED, spell, 1);
        announce(t, seat, spell, way == Face.DOWN ? null : f.spell, cost);
        pay(t, spell, f, cost, way, stands);
        t.set(CAST_BEFORE, spell, spellsCast(t));
        t.add(SPELLS_CAST, player(t, seat), 1);
        if (way != Face.DOWN) Entering.listenElsewhere(t, spell, Defs.Works.STACK);
        t.did(CASTS, player(t, seat), spell, t.get(X, spell));
        Targets.tell(t, spell);
    }

    private static final int KICKED_TOO = 8;

    /** How many spells all players have cast this turn. */
    private static int spellsCast(Table t) {
        int n = 0;
        for (int seat = 0; seat < t.seats(); seat++) n += t.get(SPELLS_CAST, player(t, seat));
        return n;
    }

    /** Which of the ways to cast it that can be paid (601.2b). */
    private static int chooseWay(Table t, int seat, int card, Face f) {
        Defs.CardDef d = f.def;
        if (d.alternative() == null && d.morph() == null && d.kicker() == null && d.buyback() == null)
            return t.isIn(GRAVEYARD, card) ? Face.FLASHBACK : 0;
        Workspace.of(t).sources.survey(t, seat);
        Ask ask = t.ask(seat, CHOOSE_WAY).because(card);
        for (int way = 0; way <= Face.DOWN; way++) {
            Cost cost = cost(t, seat, card, f, way);
            if (cost == null || (way != Face.DOWN && !Targets.canBeChosen(t, f.spell, card, seat))) continue;
            int more = least(t, card, f, way);
            if (canPay(t, seat, card, cost, more, 0, true) && isAllowed(t, seat, card, f, way, cost, false))
                ask.option(wordOf(way), way);
            Cost kicked = f.cost(way, true);
            if (kicked != null
                    && canPay(t, seat, card, kicked, more, 0, true)
                    && isAllowed(t, seat, card, f, way, kicked, true))
                ask.option(d.buyback() == null ? CAST_KICKED : CAST_TO_KEEP, way + KICKED_TOO);
        }
        return Code.a(ask.code());
    }

    private static Word wordOf(int way) {
        return way == Face.DOWN ? CAST_FACE_DOWN : way == Face.OTHERWISE ? CAST_OTHERWISE : CAST_NORMALLY;
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
        if (cost.hasX) chooseX(t, seat, spell, cost);
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

    /** X is at most what all parts of the cost allow (107.3a). */
    private static void chooseX(Table t, int seat, int spell, Cost cost) {
        Workspace.of(t).sources.survey(t, seat);
        int most = 0;
        boolean isSpell = t.get(ABILITY, spell) == 0;
        int object = isSpell ? spell : t.get(SOURCE, spell);
        int more = isSpell ? least(t, spell, MagicCards.face(t, spell), t.get(CAST_AS, spell)) : 0;
        while (most < LARGEST_X && canPay(t, seat, object, cost, more, most + 1, false)) most++;
        Ask ask = t.ask(seat, CHOOSE_X).because(spell);
        if (!isSpell || !Forbidding.isAny(t)) ask.numbers(0, most);
        else
            for (int x = 0; x <= most; x++)
                if (Forbidding.allows(t, spell, t.get(CAST_AS, spell), t.get(KICKED, spell) != 0, x)) ask.numbers(x, x);
        t.set(X, spell, Code.a(ask.code()));
    }

    /** So large X can be where nothing limits it. */
    private static final int LARGEST_X = 999;

    /** How many targets can be paid for, where each beyond the first costs so much more. */
    static int targetsPaid(Table t, int seat, int spell, int extra, int most) {
        Face f = MagicCards.face(t, spell);
        Cost cost = f.cost(t.get(CAST_AS, spell), t.get(KICKED, spell) != 0);
        if (cost == null) return 1;
        Workspace.of(t).sources.survey(t, seat);
        int n = 1;
        while (n < most
                && canPay(
                        t,
                        seat,
                        spell,
                        cost,
                        changes(t, spell, f, t.get(CAST_AS, spell)) + n * extra,
                        t.get(X, spell),
                        false)) n++;
        return n;
    }

    private static void pay(Table t, int spell, Face f, Cost cost, int way, Rows stands) {
        int more = changes(t, spell, f, way) + t.get(X, spell) * cost.mana.x();
        if (way != Face.DOWN) more += Targets.extraCost(t, spell, f.spell);
        Scope s = t.scope();
        Scopes.stacked(t, s, spell);
        int least = RuleChange.leastCost(t, spell);
        int spared = Delving.pay(t, s, spell, cost, more, least);
        spared = Convoking.pay(t, s, spell, cost, more, least, spared);
        Paying.pay(t, s, spell, spell, cost, more, least, spared, stands);
        if (s.object != 0 && t.get(REMEMBERED, spell) == 0) t.set(REMEMBERED, spell, s.object);
        t.done(s);
    }
}
