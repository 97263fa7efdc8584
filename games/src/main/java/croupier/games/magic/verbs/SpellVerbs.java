package croupier.games.magic.verbs;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.abilities.Face;
import croupier.games.magic.abilities.StaticPart;
import croupier.games.magic.cards.Cost;
import croupier.games.magic.casting.ActivatingMana;
import croupier.games.magic.casting.CastWays;
import croupier.games.magic.casting.Casting;
import croupier.games.magic.casting.LandPlays;
import croupier.games.magic.casting.Paying;
import croupier.games.magic.casting.Resolving;
import croupier.games.magic.casting.Retarget;
import croupier.games.magic.effects.ContinuousEffects;
import croupier.games.magic.mana.Workspace;
import croupier.games.magic.words.Color;
import croupier.games.magic.words.Destination;
import croupier.games.magic.words.Keyword;
import croupier.games.magic.words.Scopes;
import croupier.games.magic.words.Type;
import croupier.games.magic.zones.Copies;
import croupier.games.magic.zones.Moves;
import croupier.kernel.*;
import croupier.script.*;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Verbs of spells and costs. */
public final class SpellVerbs {
    private SpellVerbs() {}

    @Doc("Counters spells or abilities.")
    @Says("Counter {counter:each}.")
    @Says(value = "Counter {counter:each} and exile it.", when = "to: exile")
    @Says(value = "Counter {counter:each} and return it to its owner's hand.", when = "to: hand")
    @Says(value = "Counter {counter:each} and put it on top of its owner's library.", when = "to: top")
    public record Counter(
            @MainArgument Selection counter,

            @Default("graveyard") @Doc("where a countered spell goes")
            Destination to) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Rows all = counter.rows(t, s);
            for (int i = 0; i < all.size(); i++) {
                Zone z = to == Destination.GRAVEYARD
                        ? GRAVEYARD
                        : to == Destination.EXILE ? EXILE : to == Destination.HAND ? HAND : LIBRARY;
                Resolving.counter(t, s.card, all.get(i), z);
            }
        }
    }

    /** Asks a player to pay; mana abilities may be activated for it (608.2g). */
    static boolean pays(Table t, Scope s, int seat, Cost cost) {
        int mark = t.mark();
        Workspace.of(t).sources.survey(t, seat);
        Scope p = t.scope();
        Scopes.object(t, p, s.card, seat);
        boolean can = Paying.canPay(t, p, s.card, cost, 0, false);
        Ask ask = t.ask(seat, UNLESS)
                .because(s.listener != 0 && t.is(OBJECT, s.listener) ? s.listener : s.card)
                .purpose(cost)
                .option(NO);
        if (can) ask.option(PAY);
        boolean wants = Code.is(ask.code(), PAY);
        t.done(p);
        Rows stands = t.rows();
        boolean pays = wants && t.attempt(SpellVerbs::pay, cost, seat, s.card, stands);
        if (wants && !pays) ActivatingMana.again(t, seat, stands);
        t.release(mark);
        return pays;
    }

    /** What turns out not to be payable, because a mana ability used up what another part needs, is not paid. */
    private static void pay(Table t, Cost cost, int seat, int card, Rows stands) {
        Scope s = t.scope();
        Scopes.object(t, s, card, seat);
        Paying.pay(t, s, card, card, cost, 0, stands);
        t.done(s);
    }

    @Doc("Something happens unless a player pays.")
    public record Unless(
            @MainArgument @Doc("the cost") Cost unless,
            @Default("me") @Doc("who may pay") Noun by,

            @Required @Name("do") @Doc("what happens otherwise")
            Steps otherwise)
            implements Branching {
        @Override
        public int ways() {
            return 1;
        }

        @Override
        public Steps way(int number) {
            return otherwise;
        }

        @Override
        public int branch(Table t, Scope s) {
            int payer = by.of(t, s);
            return payer != 0 && !pays(t, s, controller(t, payer), unless) ? 0 : -1;
        }

        @Override
        public String text(Teller w) {
            if (unless.hasMana) return w.say("{do} unless {by pays} {unless}.", this);
            return w.say(w.words(by).equals("you") ? "{do} unless you {unless}." : "{do} unless they {unless}.", this);
        }
    }

    @Doc("You may pay; if you do, something happens.")
    public record MayPay(
            @MainArgument @Doc("the cost") Cost mayPay,
            @Required @Doc("what happens then") Steps then,
            @Name("else") @Doc("what happens otherwise") Steps otherwise)
            implements Branching {
        @Override
        public Steps way(int number) {
            return number == 0 ? then : otherwise;
        }

        @Override
        public int branch(Table t, Scope s) {
            return pays(t, s, s.seat, mayPay) ? 0 : 1;
        }

        @Override
        public String text(Teller w) {
            String pays = mayPay.hasMana ? "you may pay {mayPay}" : "you may {mayPay}";
            return w.say(
                    then.isEmpty()
                            ? pays + "; if you don't, {else}."
                            : pays + ". If you do, {then}.[ If you don't, {else}.]",
                    this);
        }
    }

    /** A spell that is cast while another resolves (608.2g): timing does not matter, prohibitions do. */
    @Doc("You may cast a card without paying its mana cost; if you do not, something else happens.")
    public record CastFree(
            @MainArgument @Doc("the card") Noun castFree,
            @Name("else") @Doc("what happens otherwise") Steps otherwise,

            @Doc("a creature spell has haste as long as you control it")
            boolean haste,

            @Doc("a land may be played, if you can play one now")
            boolean orPlay)
            implements Branching {
        @Override
        public int ways() {
            return 1;
        }

        @Override
        public Steps way(int number) {
            return otherwise;
        }

        @Override
        public int branch(Table t, Scope s) {
            int card = castFree.of(t, s);
            if (orPlay && isLandCard(t, card)) return playsLand(t, s, card) ? -1 : 0;
            if (!isWanted(t, s, card) || !Casting.castAs(t, s.seat, card, Face.FREE)) return 0;
            int spell = t.top(STACK, 0);
            if (haste && isA(t, spell, Type.CREATURE))
                ContinuousEffects.gainWhileControlled(t, spell, Keyword.HASTE, s.seat);
            return -1;
        }

        private static boolean isLandCard(Table t, int card) {
            return card != 0 && t.zoneOf(card) != null && isA(t, card, Type.LAND);
        }

        /** A land is played by an effect only in one's own turn and as one of the lands of that turn (305.2b, 305.3). */
        private boolean playsLand(Table t, Scope s, int card) {
            if (t.get(ACTIVE) != s.seat || !LandPlays.isLeft(t, s.seat)) return false;
            Ask ask = t.ask(s.seat, PLAY_LAND_NOW).because(card).option(NO).option(YES);
            if (!Code.is(ask.code(), YES)) return false;
            LandPlays.play(t, s.seat, card);
            return true;
        }

        private boolean isWanted(Table t, Scope s, int card) {
            if (card == 0 || t.zoneOf(card) == null || !CastWays.canCastAs(t, s.seat, card, Face.FREE)) return false;
            Ask ask = t.ask(s.seat, CAST_FREE).because(card).option(NO).option(YES);
            return Code.is(ask.code(), YES);
        }

        @Override
        public String text(Teller w) {
            return w.say(
                    "you may " + (orPlay ? "play" : "cast")
                            + " {castFree} without paying its mana cost.[ If you don't, {else}.]",
                    this);
        }
    }

    /** Madness (702.35a): the card that was discarded into exile is cast, or goes to the graveyard. Only the keyword uses it. */
    @Doc("What madness does.")
    record Madness() implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int card = Scopes.nowOf(t, s.card);
            if (card == 0 || !t.isIn(EXILE, card)) return;
            boolean wants = CastWays.canCastAs(t, s.seat, card, Face.MADNESS)
                    && Code.is(
                            t.ask(s.seat, CAST_FOR_MADNESS)
                                    .because(card)
                                    .option(NO)
                                    .option(YES)
                                    .code(),
                            YES);
            if (!wants || !Casting.castAs(t, s.seat, card, Face.MADNESS)) Moves.move(t, s.card, card, GRAVEYARD);
        }
    }

    /** Ward (702.21): whatever targeted it is countered unless its controller pays. Only the keyword uses it. */
    @Doc("What ward does.")
    record Ward(Cost cost) implements Verb {
        /** Becomes the target of a spell or ability an opponent controls. */
        static final Condition BY_OPPONENT = (t, s) -> t.printed(CONTROLLER, s.source) != s.seat;

        @Override
        public void run(Table t, Scope s) {
            int spell = s.source;
            if (spell == 0 || t.zoneOf(spell) == null || !t.isIn(STACK, spell)) return;
            if (!pays(t, s, t.printed(CONTROLLER, spell), cost)) Resolving.counter(t, s.card, spell, GRAVEYARD);
        }
    }

    @Doc("Copies a spell; you may choose new targets for the copy.")
    @Says("Copy {copySpell}[, except the copy is {colors}][ {times:times}]. You may choose new targets for the copy.")
    @Says(value = "Copy {copySpell}[, except the copy is {colors}][ {times:times}].", when = "newTargets: false")
    public record CopySpell(
            @MainArgument Noun copySpell,
            @Default("true") boolean newTargets,
            @Default("1") Amount times,

            @Nullable @Doc("colors the copy has instead") List<Color> colors)
            implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int spell = copySpell.of(t, s);
            int n = isThere(t, spell) ? times.of(t, s) : 0;
            for (int i = 0; i < n; i++) {
                int copy = Copies.spell(t, s.seat, spell);
                if (colors != null) t.setPrinted(COLORS, copy, StaticPart.mask(colors));
                Retarget.ofCopy(t, s.seat, copy, newTargets);
            }
        }

        /** What has left the stack is copied as it was there last (608.2h). */
        private static boolean isThere(Table t, int spell) {
            return spell != 0 && (t.zoneOf(spell) == null || t.isIn(STACK, spell));
        }
    }

    @Doc("Changes the targets of a spell or ability.")
    @Says("Choose another target for {newTargets}.")
    @Says(value = "You may choose new targets for {newTargets}.", when = "may")
    public record NewTargets(
            @MainArgument Noun newTargets,
            @Doc("the old ones may be kept") boolean may) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int spell = newTargets.of(t, s);
            if (spell != 0 && t.zoneOf(spell) != null && t.isIn(STACK, spell)) Retarget.offer(t, s.seat, spell, may);
        }
    }
}
