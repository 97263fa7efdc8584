package croupier.games.magic.verbs;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.zones.Drawing;
import croupier.games.magic.zones.Entering;
import croupier.games.magic.zones.Moves;
import croupier.kernel.*;
import croupier.script.*;
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
            who.rows(t, s).each(t, Drawing::draw, n);
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

    /** Where the cards go that are not taken. */
    public enum Rest {
        BOTTOM("on the bottom of your library in any order"),
        GRAVEYARD("into your graveyard");

        final String said;

        Rest(String said) {
            this.said = said;
        }
    }

    /** Looks at the top cards (701.20e): some of them are taken, the player orders what goes to the bottom. */
    @Doc("You look at the top cards of your library, put some of them into your hand and the rest elsewhere.")
    public record Dig(
            @MainArgument @Doc("how many cards") Amount dig,
            @Default("1") @Doc("how many of them are taken") Amount take,
            @Default("bottom") @Doc("where the rest goes") Rest rest)
            implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int n = Math.min(dig.of(t, s), t.count(LIBRARY, s.seat));
            if (n <= 0) return;
            Rows top = t.rows();
            for (int i = 0; i < n; i++) top.add(t.at(LIBRARY, s.seat, t.count(LIBRARY, s.seat) - 1 - i));
            for (int i = 0; i < n; i++) t.lookAt(top.get(i), s.seat);
            int most = Math.min(n, take.of(t, s));
            Rows taken = t.rows()
                    .addAll(t.ask(s.seat, TAKE_CARDS)
                            .because(s.card)
                            .from(top)
                            .secretly()
                            .some(most, most));
            for (int i = 0; i < taken.size(); i++) Moves.move(t, s.card, taken.get(i), HAND);
            Rows others = t.rows();
            for (int i = 0; i < n; i++) if (!taken.has(top.get(i))) others.add(top.get(i));
            if (rest == Rest.GRAVEYARD) Moves.moveAll(t, s.card, others, GRAVEYARD, Moves.ON_TOP);
            else toBottom(t, s, others);
        }

        private static void toBottom(Table t, Scope s, Rows others) {
            Rows order = others.size() < 2
                    ? others
                    : t.ask(s.seat, ORDER_BOTTOM)
                            .because(s.card)
                            .from(others)
                            .secretly()
                            .inOrder()
                            .some(others.size(), others.size());
            for (int i = 0; i < order.size(); i++) t.moveUnder(order.get(i), LIBRARY, s.seat);
        }

        @Override
        public String text(Teller w) {
            return w.say(
                            "look at the top {dig:a card} of your library. Put {take} of them into your hand and the rest ",
                            this)
                    + rest.said + ".";
        }
    }

    /** Cards of the top are exiled one by one until one of them is meant; the others get an order by chance. */
    @Doc("You exile cards from the top of your library until one of them is such a card.")
    @Says("Exile cards from the top of your library until you exile one {exileUntil}.")
    public record ExileUntil(
            @MainArgument @Of("object") @Doc("which card is looked for, as 'it'")
            PerRow<Condition> exileUntil,

            @Doc("a name for the card that was found") NamedRows as,

            @Doc("a name for the others, in an order by chance")
            NamedRows others)
            implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Rows found = t.rows();
            Rows rest = t.rows();
            while (found.isEmpty() && t.count(LIBRARY, s.seat) > 0) {
                int card = Moves.move(t, s.card, t.top(LIBRARY, s.seat), EXILE);
                if (card == 0) break;
                (exileUntil.with(s, card).test(t, s) ? found : rest).add(card);
            }
            mix(t, rest);
            as.set(s, found);
            others.set(s, rest);
        }

        private static void mix(Table t, Rows rest) {
            for (int i = rest.size() - 1; i > 0; i--) {
                int other = t.roll(CHANCE, i + 1);
                int row = rest.get(i);
                rest.set(i, rest.get(other));
                rest.set(other, row);
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
            @Nullable NamedRows as,

            @Default("me") @Doc("whose library, and who searches it")
            Noun who)
            implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int player = who.of(t, s);
            if (player != 0) search(t, s, player, t.ownerOf(player));
        }

        private void search(Table t, Scope s, int player, int seat) {
            int all = t.count(LIBRARY, seat);
            int many = t.would(SEARCHES, s.card, player, all);
            if (many == Event.NOTHING) return;
            for (int i = Math.max(0, all - many); i < all; i++) t.lookAt(t.at(LIBRARY, seat, i), seat);
            Rows found = many >= all
                    ? search.take(t, s, seat, CHOOSE, true, false)
                    : amongTop(t, s, seat, Math.max(0, many));
            Rows kept = t.rows().addAll(found);
            if (reveal) t.reveal(kept);
            if (to == To.TOP) {
                t.shuffle(LIBRARY, seat, SHUFFLES);
                for (int i = 0; i < kept.size(); i++) toTop(t, seat, kept.get(i));
            } else {
                if (to == To.BATTLEFIELD) Entering.enterAll(t, s.card, kept, seat, tapped);
                else
                    for (int i = 0; i < kept.size(); i++)
                        Moves.move(t, s.card, kept.get(i), to == To.HAND ? HAND : GRAVEYARD);
                t.shuffle(LIBRARY, seat, SHUFFLES);
            }
            if (as != null) as.set(s, kept);
            t.did(SEARCHES, s.card, player, many);
        }

        /** Only this many cards of the top are searched. */
        private Rows amongTop(Table t, Scope s, int seat, int many) {
            Rows among = search.from().rows(t, s);
            int kept = 0;
            for (int i = 0; i < among.size(); i++)
                if (t.placeOf(among.get(i)) >= t.count(LIBRARY, seat) - many) among.set(kept++, among.get(i));
            among.shorten(kept);
            return t.ask(seat, CHOOSE)
                    .because(s.card)
                    .from(among)
                    .secretly()
                    .some(search.min().of(t, s), search.max().of(t, s));
        }

        private static void toTop(Table t, int seat, int card) {
            t.move(card, LIBRARY, seat);
            t.lookAt(card, seat);
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
}
