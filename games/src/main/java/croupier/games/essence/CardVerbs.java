package croupier.games.essence;

import static croupier.games.essence.EssenceWords.*;

import croupier.kernel.*;
import croupier.script.*;
import org.jspecify.annotations.Nullable;

/** What cards say of hands, decks and Crypts. */
final class CardVerbs {
    @Doc("Players draw cards.")
    @Says("{who draws} {draw:a card}.")
    record Draw(@MainArgument Amount draw, @Default("me") Choice who) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int count = draw.of(t, s);
            who.take(t, s).each(t, Drawing::draw, count);
        }
    }

    @Doc("Cards of hands are discarded.")
    @Says("Discard {discard}.")
    @Says(value = "Discard a card.", when = "discard: 1 of my hand")
    @Says(value = "{by discards} {discard:bare}.", when = "by")
    record Discard(
            @MainArgument Choice discard,

            @Doc("Who chooses, if not the player of the card.") @Nullable
            Noun by,

            @Nullable NamedRows as)
            implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int seat = by == null ? s.seat : t.ownerOf(by.of(t, s));
            Rows cards = discard.take(t, s, seat, discard.prompt(), false, false);
            if (as != null) as.set(s, cards);
            for (int i = 0; i < cards.size(); i++) {
                int card = cards.get(i);
                if (t.isIn(HAND, card)) Zones.discard(t, player(t, t.ownerOf(card)), card);
            }
        }
    }

    @Doc("The player looks at the top cards of a deck; they get a name.")
    @Says("Look at the top {look:card} of {of's} deck.")
    @Says(value = "Look at the top card of {of's} deck.", when = "look: 1")
    record Look(
            @MainArgument Amount look,
            @Doc("Whose deck.") @Default("me") Choice of,
            @Of("card") NamedRows as) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int player = of.takeOne(t, s);
            Rows seen = as.in(s).clear();
            if (player == 0) return;
            int seat = t.ownerOf(player);
            int count = Math.min(look.of(t, s), t.count(DECK, seat));
            for (int i = 0; i < count; i++) {
                int card = t.at(DECK, seat, t.count(DECK, seat) - 1 - i);
                t.lookAt(card, s.seat);
                seen.add(card);
            }
        }
    }

    /** Where cards are put. */
    enum To {
        HAND,
        TOP,
        BOTTOM,
        CRYPT,
        BATTLEFIELD
    }

    @Doc("Cards are put into their owner's hand, on or under the deck, into the Crypt, or onto your battlefield.")
    @Says(value = "Put {put} into your hand.", when = "to: hand")
    @Says(value = "Put {put} on top of the deck[ in any order{inOrder}].", when = "to: top")
    @Says(value = "Put {put} under the deck[ in any order{inOrder}].", when = "to: bottom")
    @Says(value = "Put {put} into the Crypt.", when = "to: crypt")
    @Says(value = "Put {put} onto your battlefield.", when = "to: battlefield")
    record Put(
            @MainArgument Choice put,
            @Doc("hand, top, bottom, crypt or battlefield.") To to,
            @Doc("The player chooses the order.") boolean inOrder)
            implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Rows cards = put.take(t, s, s.seat, put.prompt(), false, inOrder);
            if (inOrder && put.isForced() && cards.size() > 1)
                cards = t.ask(s.seat, put.prompt())
                        .because(s.card)
                        .from(cards)
                        .inOrder()
                        .some(cards.size(), cards.size());
            for (int i = 0; i < cards.size(); i++) {
                int card = cards.get(to == To.TOP ? cards.size() - 1 - i : i);
                switch (to) {
                    case HAND -> Zones.moveHome(t, card, HAND, false);
                    case TOP -> Zones.moveHome(t, card, DECK, false);
                    case BOTTOM -> Zones.moveHome(t, card, DECK, true);
                    case CRYPT -> Zones.toCrypt(t, card);
                    case BATTLEFIELD -> enter(t, s.seat, card);
                }
            }
        }

        private static void enter(Table t, int seat, int card) {
            Defs.Card p = Essence.printed(t, card);
            if (p.type().isCast() || p.type() == Type.DEITY) return;
            Zones.enter(t, card, seat);
            PlayCard.afterEntering(t, seat, card);
        }
    }

    @Doc("Cards go to their owner's Null Zone; a token ceases to exist.")
    @Says("Nullify {nullify}.")
    record Nullify(@MainArgument Choice nullify) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            nullify.take(t, s).each(t, Zones::nullify);
        }
    }

    /** Names Spells that nobody may play. */
    @croupier.script.Name("name spells")
    @Doc("The player names Spells; until their next turn nobody may play them.")
    @Says("Name two Spells: until your next turn nobody may play them.")
    @Says(value = "Name a Spell: until your next turn nobody may play it.", when = "nameSpells: 1")
    record Name(@MainArgument @Doc("How many, at most two.") int nameSpells) implements Verb {
        Name {
            if (nameSpells < 1 || nameSpells > 2) throw new IllegalArgumentException("one Spell is named, or two");
        }

        @Override
        public void run(Table t, Scope s) {
            t.set(FORBIDS, s.self, named(t, s, 0));
            if (nameSpells == 2) t.set(FORBIDS_TOO, s.self, named(t, s, t.get(FORBIDS, s.self)));
        }

        private static int named(Table t, Scope s, int except) {
            Ask ask = t.ask(s.seat, NAME_SPELL).because(s.card);
            for (int card : Essence.of(t).cards.spells) if (card != except) ask.option(NAME, card);
            return ask.one();
        }
    }
}
