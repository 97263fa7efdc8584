package croupier.games.magic.verbs;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.zones.Drawing;
import croupier.games.magic.zones.Entering;
import croupier.games.magic.zones.Moves;
import croupier.kernel.Event;
import croupier.kernel.Rows;
import croupier.kernel.Scope;
import croupier.kernel.Table;
import croupier.script.Amount;
import croupier.script.Choice;
import croupier.script.Default;
import croupier.script.Doc;
import croupier.script.Joint;
import croupier.script.MainArgument;
import croupier.script.NamedRows;
import croupier.script.Noun;
import croupier.script.Says;
import croupier.script.Selection;
import croupier.script.Teller;
import croupier.script.Verb;
import org.jspecify.annotations.Nullable;

/** Verbs of cards in hands and libraries. */
public final class CardVerbs {
    private CardVerbs() {}

    @Doc("Players draw cards.")
    @Says("{each who draws} {draw:a card}.")
    public record Draw(
            @MainArgument Amount draw,
            @Default("me") @Doc("who") Selection who) implements Verb {
        /** You draw a card: what cycling does. */
        static Draw one() {
            return new Draw((t, s) -> 1, (t, s, out) -> out.add(s.self));
        }

        @Override
        public void run(Table t, Scope s) {
            int n = draw.of(t, s);
            Rows players = who.rows(t, s);
            for (int i = 0; i < players.size(); i++) Drawing.draw(t, players.get(i), n);
        }
    }

    @Doc("Cards are discarded from a hand.")
    public record Discard(
            @MainArgument @Doc("how many of whose hand") Choice discard,
            @Nullable @Doc("who chooses; you by default") Noun by,
            @Nullable @Doc("a name for what was discarded") NamedRows as)
            implements Joint {
        @Override
        public int chooser(Table t, Scope s) {
            return TurnOrder.chooser(t, s, discard, by);
        }

        @Override
        public void plan(Table t, Scope s, Rows plan) {
            plan.addAll(TurnOrder.chosen(t, s, discard, by));
        }

        @Override
        public void carryOut(Table t, Scope s, Rows plan, Rows ends, Rows results) {
            Drawing.discardAll(t, s.card, plan, results);
            TurnOrder.withoutNone(results, ends);
        }

        @Override
        public String text(Teller w) {
            if (by != null) return w.say("{by discards} {discard:bare}.", this);
            return w.say(
                    discard.from().mentions("me")
                            ? "discard {discard:bare}."
                            : "choose {discard:all}. That card is discarded.",
                    this);
        }
    }

    @Doc("Players put cards from the top of their library into their graveyard.")
    @Says("{each who mills} {mill:a card}.")
    public record Mill(
            @MainArgument Amount mill,
            @Default("me") @Doc("who") Selection who) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int n = mill.of(t, s);
            Rows players = who.rows(t, s);
            Drawing.mill(t, s.card, players, n);
        }
    }

    /** Looks at the top cards; any number of them go to the bottom, the rest back on top, in any order (701.22). */
    @Doc("You look at the top cards of your library and put any number of them on the bottom.")
    @Says("Scry {scry}.")
    public record Scry(@MainArgument Amount scry) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int asked = scry.of(t, s);
            int many = asked <= 0 ? 0 : t.would(SCRIES, s.card, s.self, asked);
            if (many > 0) scry(t, s, Math.min(many, t.count(LIBRARY, s.seat)));
            if (many > 0) t.did(SCRIES, s.card, s.self, many);
        }

        private static void scry(Table t, Scope s, int n) {
            Rows top = t.rows();
            for (int i = 0; i < n; i++) top.add(t.at(LIBRARY, s.seat, t.count(LIBRARY, s.seat) - 1 - i));
            for (int i = 0; i < n; i++) t.lookAt(top.get(i), s.seat);
            Rows under = t.ask(s.seat, SCRY_BOTTOM)
                    .because(s.card)
                    .from(top)
                    .secretly()
                    .inOrder()
                    .some(0, n);
            for (int i = 0; i < under.size(); i++) t.moveUnder(under.get(i), LIBRARY, s.seat);
            Rows rest = t.rows();
            for (int i = 0; i < n; i++) if (!under.has(top.get(i))) rest.add(top.get(i));
            if (rest.size() > 1) {
                Rows order = t.ask(s.seat, SCRY_TOP)
                        .because(s.card)
                        .from(rest)
                        .secretly()
                        .inOrder()
                        .some(rest.size(), rest.size());
                for (int i = 0; i < order.size(); i++) t.move(order.get(i), LIBRARY, s.seat);
            }
        }
    }

    /** Where found cards go. */
    public enum To {
        HAND,
        BATTLEFIELD,
        GRAVEYARD,
        TOP
    }

    /** Searches a library (701.23): it need not find what is there; then it is shuffled. */
    @Doc("You search your library, put what you find somewhere and shuffle.")
    @Says("Search your library for {search:bare}[, reveal it{reveal}], put it into your hand, then shuffle.")
    @Says(
            value =
                    "Search your library for {search:bare}[, reveal it{reveal}], put it onto the battlefield[ tapped{tapped}], then shuffle.",
            when = "to: battlefield")
    @Says(
            value =
                    "Search your library for {search:bare}[, reveal it{reveal}], put it into your graveyard, then shuffle.",
            when = "to: graveyard")
    @Says(
            value = "Search your library for {search:bare}[, reveal it{reveal}], then shuffle and put it on top.",
            when = "to: top")
    public record Search(
            @MainArgument @Doc("how many of which cards: up to 1 of my library where basic")
            Choice search,

            @Default("hand") @Doc("where they go") To to,
            @Doc("everybody sees them") boolean reveal,
            boolean tapped,
            @Nullable NamedRows as)
            implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int all = t.count(LIBRARY, s.seat);
            int many = t.would(SEARCHES, s.card, s.self, all);
            if (many == Event.NOTHING) return;
            for (int i = Math.max(0, all - many); i < all; i++) t.lookAt(t.at(LIBRARY, s.seat, i), s.seat);
            Rows found =
                    many >= all ? search.take(t, s, s.seat, CHOOSE, true, false) : amongTop(t, s, Math.max(0, many));
            Rows kept = t.rows().addAll(found);
            if (reveal) t.reveal(kept);
            if (to == To.TOP) {
                t.shuffle(LIBRARY, s.seat, SHUFFLES);
                for (int i = 0; i < kept.size(); i++) toTop(t, s, kept.get(i));
            } else {
                if (to == To.BATTLEFIELD) Entering.enterAll(t, s.card, kept, s.seat, tapped);
                else
                    for (int i = 0; i < kept.size(); i++)
                        Moves.move(t, s.card, kept.get(i), to == To.HAND ? HAND : GRAVEYARD);
                t.shuffle(LIBRARY, s.seat, SHUFFLES);
            }
            if (as != null) as.set(s, kept);
            t.did(SEARCHES, s.card, s.self, many);
        }

        /** Only this many cards of the top are searched. */
        private Rows amongTop(Table t, Scope s, int many) {
            Rows among = search.from().rows(t, s);
            int kept = 0;
            for (int i = 0; i < among.size(); i++)
                if (t.placeOf(among.get(i)) >= t.count(LIBRARY, s.seat) - many) among.set(kept++, among.get(i));
            among.shorten(kept);
            return t.ask(s.seat, CHOOSE)
                    .because(s.card)
                    .from(among)
                    .secretly()
                    .some(search.min().of(t, s), search.max().of(t, s));
        }

        private static void toTop(Table t, Scope s, int card) {
            t.move(card, LIBRARY, s.seat);
            t.lookAt(card, s.seat);
        }
    }

    @Doc("Players shuffle their library.")
    @Says("{each shuffle shuffles} their library.")
    @Says(value = "Shuffle your library.", when = "shuffle: me")
    public record Shuffle(@MainArgument @Default("me") Selection shuffle) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Rows players = shuffle.rows(t, s);
            for (int i = 0; i < players.size(); i++) t.shuffle(LIBRARY, controller(t, players.get(i)), SHUFFLES);
        }
    }

    @Doc("Everybody sees these cards.")
    @Says("Reveal {reveal:all}.")
    public record Reveal(@MainArgument Selection reveal) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            t.reveal(reveal.rows(t, s));
        }
    }

    @Doc("You look at these cards.")
    @Says("Look at {lookAt:all}.")
    public record LookAt(@MainArgument Selection lookAt) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Rows all = lookAt.rows(t, s);
            for (int i = 0; i < all.size(); i++) t.lookAt(all.get(i), s.seat);
        }
    }
}
