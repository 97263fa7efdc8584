package croupier.games.magic.verbs;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.cards.Defs;
import croupier.games.magic.cards.EntersWith;
import croupier.games.magic.effects.InCombat;
import croupier.games.magic.effects.Tapping;
import croupier.games.magic.words.Destination;
import croupier.games.magic.words.TypeWording;
import croupier.games.magic.words.Wording;
import croupier.games.magic.zones.Copies;
import croupier.games.magic.zones.Destroying;
import croupier.games.magic.zones.Entering;
import croupier.games.magic.zones.Moves;
import croupier.games.magic.zones.UntilLeaves;
import croupier.kernel.*;
import croupier.script.*;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Verbs that move, tap and make permanents. */
public final class MoveVerbs {
    private MoveVerbs() {}

    @Doc("Destroys permanents, all at the same time.")
    public record Destroy(
            @MainArgument Choice destroy,
            @Default("true") @Doc("they may be regenerated") boolean regenerates,
            @Nullable @Doc("who chooses; you by default") Noun by)
            implements Joint {
        @Override
        public int chooser(Table t, Scope s) {
            return TurnOrder.chooser(t, s, destroy, by);
        }

        @Override
        public void plan(Table t, Scope s, Rows plan) {
            plan.addAll(TurnOrder.chosen(t, s, destroy, by));
        }

        @Override
        public void carryOut(Table t, Scope s, Rows plan, Rows ends, Rows results) {
            Destroying.destroyAll(t, s.card, plan, regenerates);
        }

        @Override
        public String text(Teller w) {
            String said = w.say(by == null ? "destroy {destroy:all}." : "{by destroys} {destroy:all}.", this);
            if (regenerates) return said;
            return said + (w.isSeveral(destroy) ? " They can't be regenerated." : " It can't be regenerated.");
        }
    }

    @Doc("Exiles objects.")
    @Says("Exile {exile:all}.")
    @Says(value = "{by exiles} {exile:all}.", when = "by")
    public record Exile(
            @MainArgument Choice exile,

            @Nullable @Doc("a name for what they are in exile")
            NamedRows as,

            @Doc("other abilities of this object speak of them as 'exiled by this'")
            boolean link,

            @Nullable @Doc("who chooses; you by default") Noun by)
            implements Joint {
        @Override
        public int chooser(Table t, Scope s) {
            return TurnOrder.chooser(t, s, exile, by);
        }

        @Override
        public void plan(Table t, Scope s, Rows plan) {
            plan.addAll(TurnOrder.chosen(t, s, exile, by));
        }

        @Override
        public void carryOut(Table t, Scope s, Rows plan, Rows ends, Rows results) {
            results.addAll(Moves.moveAll(t, s.card, plan, EXILE, Moves.ON_TOP));
            TurnOrder.withoutNone(results, ends);
            for (int i = 0; link && i < results.size(); i++)
                if (t.isIn(EXILE, results.get(i))) t.set(EXILED_BY, results.get(i), s.card);
        }
    }

    /** Every row of a plan is followed by the seat under whose control it enters. */
    private static final int WITH_SEAT = 2;

    /** Puts what was chosen somewhere, each object under the control of the seat planned with it. */
    interface MovesTo extends Joint {
        Destination to();

        boolean tapped();

        @Override
        default int stride() {
            return WITH_SEAT;
        }

        @Override
        default void carryOut(Table t, Scope s, Rows plan, Rows ends, Rows results) {
            moveTo(t, s, plan, ends, results, to(), tapped());
        }
    }

    /** Writes down what is moved, each with a seat. */
    private static void planMoves(Rows objects, int seat, Rows plan) {
        for (int i = 0; i < objects.size(); i++) plan.add(objects.get(i)).add(seat);
    }

    /** Moves objects at the same time; what goes to the battlefield enters it, unless it is there. */
    private static void moveTo(Table t, Scope s, Rows plan, Rows ends, Rows results, Destination to, boolean tapped) {
        Rows objects = t.rows();
        Rows seats = t.rows();
        for (int i = 0; i < plan.size(); i += WITH_SEAT) {
            objects.add(plan.get(i));
            seats.add(plan.get(i + 1));
        }
        for (int i = 0; i < ends.size(); i++) ends.set(i, ends.get(i) / WITH_SEAT);
        if (to == Destination.BATTLEFIELD) {
            enter(t, s, objects, seats, tapped);
            results.addAll(objects);
        } else {
            results.addAll(Moves.moveAll(t, s.card, objects, to.zone(), to == Destination.BOTTOM));
        }
        TurnOrder.withoutNone(results, ends);
    }

    /** What enters does so in turn order of those who control it, since they choose in that order how it enters (101.4). */
    private static void enter(Table t, Scope s, Rows objects, Rows seats, boolean tapped) {
        Rows entering = t.rows();
        Rows under = t.rows();
        int active = t.get(ACTIVE);
        for (int n = 0; n < t.seats(); n++) {
            int seat = (active + n) % t.seats();
            for (int i = 0; i < objects.size(); i++) {
                if (objects.get(i) == 0 || entering.has(objects.get(i))) continue;
                int whose = seats.get(i) == Entering.OWNERS ? t.get(OWNER, objects.get(i)) : seats.get(i);
                if (whose != seat) continue;
                entering.add(objects.get(i));
                under.add(whose);
            }
        }
        Rows are = Entering.enterEach(t, s.card, entering, under, tapped);
        for (int i = 0; i < objects.size(); i++) objects.set(i, isThen(entering, are, objects.get(i)));
    }

    private static int isThen(Rows entering, Rows are, int object) {
        for (int i = 0; i < entering.size(); i++) if (entering.get(i) == object) return are.get(i);
        return 0;
    }

    @Doc("Returns objects to their owner's hand, or to the battlefield.")
    public record Return(
            @MainArgument @Name("return") Choice returned,
            @Default("hand") @Doc("where they go") Destination to,

            @Nullable @Doc("under whose control; their owners' by default")
            Noun under,

            boolean tapped,
            @Nullable @Doc("a name for what they are then") NamedRows as,
            @Nullable @Doc("who chooses; you by default") Noun by)
            implements MovesTo {
        @Override
        public int chooser(Table t, Scope s) {
            return TurnOrder.chooser(t, s, returned, by);
        }

        @Override
        public void plan(Table t, Scope s, Rows plan) {
            int seat = under == null ? Entering.OWNERS : controller(t, under.of(t, s));
            planMoves(TurnOrder.chosen(t, s, returned, by), seat, plan);
        }

        @Override
        public String text(Teller w) {
            return w.say(
                    (by == null ? "return" : "{by returns}") + " {return:all} to " + to.place(w.isSeveral(returned))
                            + "[ tapped{tapped}][ under {under's} control].",
                    this);
        }
    }

    @Doc("Puts objects somewhere: onto the battlefield from a hand, on top of a library.")
    public record Put(
            @MainArgument Choice put,
            @Doc("where they go") Destination to,

            @Nullable @Doc("under whose control; that of who puts them by default")
            Noun under,

            boolean tapped,

            @Nullable @Doc("the player or planeswalker they attack as they enter")
            Noun attacking,

            @Nullable NamedRows as,
            @Nullable @Doc("who chooses; you by default") Noun by)
            implements MovesTo {
        @Override
        public int chooser(Table t, Scope s) {
            return TurnOrder.chooser(t, s, put, by);
        }

        @Override
        public void carryOut(Table t, Scope s, Rows plan, Rows ends, Rows results) {
            int defender = attacking == null ? 0 : attacking.of(t, s);
            moveTo(t, s, plan, ends, results, to, tapped);
            for (int i = 0; defender != 0 && i < results.size(); i++)
                InCombat.enterAttacking(t, results.get(i), defender);
        }

        @Override
        public void plan(Table t, Scope s, Rows plan) {
            int seat = under == null ? TurnOrder.seat(t, s, by) : controller(t, under.of(t, s));
            planMoves(TurnOrder.chosen(t, s, put, by), seat, plan);
        }

        @Override
        public String text(Teller w) {
            return w.say(
                    (by == null ? "put" : "{by puts}") + " {put:all} " + onto(w)
                            + "[ tapped{tapped}][ attacking {attacking}][ under {under's} control].",
                    this);
        }

        private String onto(Teller w) {
            boolean many = w.isSeveral(put);
            return switch (to) {
                case TOP ->
                    put.from().mentions("me") ? "on top of your library" : "on top of " + Destination.library(many);
                case BOTTOM -> "on the bottom of " + Destination.library(many);
                case BATTLEFIELD -> "onto the battlefield";
                case EXILE -> "into exile";
                default -> "into " + to.place(many);
            };
        }
    }

    /** Until this leaves the battlefield (610.3): what was exiled comes back at once, without using the stack. */
    @Doc("Exiles objects until this leaves the battlefield.")
    @Says("Exile {exileUntilLeaves:all} until this leaves the battlefield.")
    public record ExileUntilLeaves(@MainArgument Choice exileUntilLeaves) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            // what has left already keeps nothing (610.3a)
            if (!onBattlefield(t, s.card)) return;
            UntilLeaves.exile(t, s.card, exileUntilLeaves.take(t, s));
        }
    }

    @Doc("Somebody sacrifices permanents.")
    @Says("Sacrifice {sacrifice:bare}.")
    @Says(value = "{by sacrifices} {sacrifice:bare}.", when = "by")
    public record Sacrifice(
            @MainArgument Choice sacrifice,
            @Nullable @Doc("who chooses; you by default") Noun by,
            @Nullable NamedRows as)
            implements Joint {
        @Override
        public int chooser(Table t, Scope s) {
            return TurnOrder.chooser(t, s, sacrifice, by);
        }

        @Override
        public void plan(Table t, Scope s, Rows plan) {
            int seat = TurnOrder.seat(t, s, by);
            Rows chosen = sacrifice.take(t, s, seat, CHOOSE, false, false);
            for (int i = 0; i < chosen.size(); i++)
                if (onBattlefield(t, chosen.get(i)) && controller(t, chosen.get(i)) == seat) plan.add(chosen.get(i));
        }

        @Override
        public void carryOut(Table t, Scope s, Rows plan, Rows ends, Rows results) {
            Destroying.sacrificeAll(t, plan);
            results.addAll(plan);
        }
    }

    @Doc("Taps permanents.")
    @Says("Tap {tap:all}.")
    public record Tap(@MainArgument Choice tap) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Rows all = tap.take(t, s);
            for (int i = 0; i < all.size(); i++) if (onBattlefield(t, all.get(i))) Tapping.tap(t, all.get(i));
        }
    }

    @Doc("Untaps permanents.")
    @Says("Untap {untap:all}.")
    public record Untap(@MainArgument Choice untap) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Rows all = untap.take(t, s);
            for (int i = 0; i < all.size(); i++) if (onBattlefield(t, all.get(i))) Tapping.untap(t, all.get(i));
        }
    }

    /** For a replacement of entering: it enters tapped, it does not become tapped (614.1c). */
    @Doc("What enters does so tapped; stands under 'do' of 'before: enters'.")
    @Says("It enters tapped.")
    public record EntersTapped() implements EntersWith {
        @Override
        public String manner(Defs.Replaces in, Map<String, Object> gaps) {
            return "tapped";
        }

        @Override
        public boolean isSaidOfMany() {
            return true;
        }

        @Override
        public void run(Table t, Scope s) {
            t.set(TAPPED, s.object, 1);
        }
    }

    /** For a replacement of entering: who controls what enters is settled before anything else (616.1b). */
    @Doc("What enters does so under somebody's control; stands under 'do' of 'before: enters'.")
    @Says("It enters under {entersUnder's} control.")
    public record EntersUnder(
            @MainArgument @Doc("whose: me, 1 of opponents") Choice entersUnder) implements EntersWith {
        @Override
        public int precedence() {
            return CONTROL_FIRST;
        }

        @Override
        public void run(Table t, Scope s) {
            Rows who = entersUnder.take(t, s);
            if (!who.isEmpty() && who.get(0) != 0) Entering.under(t, s.object, controller(t, who.get(0)));
        }
    }

    /** Tokens are created (111, 701.7): what doubles them comes first, then all enter together. */
    @Doc("Creates tokens.")
    public record Create(
            @MainArgument @Doc("the token, defined among the cards")
            Ref<Defs.CardDef> create,

            @Default("1") @Doc("how many") Amount count,
            @Default("me") @Doc("who creates them") Noun who,
            boolean tapped,
            @Nullable @Doc("a name for the tokens") NamedRows as)
            implements Joint {
        @Override
        public void plan(Table t, Scope s, Rows plan) {
            plan.add(who.of(t, s)).add(count.of(t, s));
        }

        /** Everybody's tokens enter together. */
        @Override
        public void carryOut(Table t, Scope s, Rows plan, Rows ends, Rows results) {
            Rows players = t.rows();
            Rows until = t.rows();
            for (int part = 0, i = 0; part < ends.size(); part++) {
                for (; i < ends.get(part); i += 2) {
                    make(t, s, create.card(), plan.get(i), plan.get(i + 1), 0, results);
                    players.add(plan.get(i));
                    until.add(results.size());
                }
                ends.set(part, results.size());
            }
            Entering.enterAll(t, s.card, results, Entering.OWNERS, tapped);
            for (int i = 0; i < players.size(); i++) {
                int many = until.get(i) - (i == 0 ? 0 : until.get(i - 1));
                if (many > 0) t.did(CREATES, s.card, players.get(i), many);
            }
        }

        /** Tokens of a card, or copies of an object with what an earlier copy effect added to that (707.3); they have not entered yet. */
        static void make(Table t, Scope s, int card, int player, int many, int of, Rows made) {
            if (player == 0 || many <= 0) return;
            int n = t.would(CREATES, s.card, player, many);
            int seat = t.ownerOf(player);
            for (int i = 0; n != Event.NOTHING && i < n; i++) {
                int token = Copies.token(t, seat, card);
                if (of != 0) Copies.print(t, token, of);
                if (of == 0 && s.words != 0)
                    t.setPrinted(COLORS, token, Wording.colors(s.words, t.printed(COLORS, token)));
                if (of == 0 && t.get(TEXTS_CHANGED) != 0) retype(t, s.card, token);
                made.add(token);
            }
        }

        /** A token has the creature types that the changed text of what makes it says (612.6). */
        private static void retype(Table t, int object, int token) {
            for (int place = 0; place < 32 * SUBTYPES.length; place++)
                TypeWording.print(t, token, place, TypeWording.of(t, object, place));
        }

        @Override
        public String text(Teller w) {
            String token = "{count:a " + (tapped ? "tapped " : "") + create.name() + " token}";
            return w.say("{who creates} " + token + ".", this);
        }
    }
}
