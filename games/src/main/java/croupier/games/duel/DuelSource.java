package croupier.games.duel;

import static croupier.games.duel.DuelWords.*;

import croupier.script.*;
import croupier.script.forms.Vocabulary;
import croupier.script.library.CardGameSource;

/** The duel, its items, and what their files can say. */
public final class DuelSource extends CardGameSource {
    /** Whose event it is. */
    static final Condition BY_ME = (t, s) -> s.source == s.self;

    static final Condition BY_ENEMY = (t, s) -> s.source == s.target;

    public DuelSource() {
        super("duel", DuelSource::vocabulary, Duel::new);
    }

    private static void vocabulary(Vocabulary v) {
        v.cards("items", Defs.Item.class, ITEM)
                .cards("statuses", Defs.Status.class, STATUS)
                .kind("decks", Defs.Loadout.class)
                .players(PLAYER)
                .noun("enemy", PLAYER, (t, s) -> s.target)
                .noun("this item", ITEM, (t, s) -> t.is(ITEM, s.card) ? s.card : 0)
                .noun("this status", STATUS, (t, s) -> t.is(STATUS, s.card) ? s.card : 0)
                .card("status", (t, s) -> s.object)
                .condition("by me", BY_ME)
                .condition("by enemy", BY_ENEMY)
                .condition("no items are left", (t, s) -> t.count(ITEMS, s.seat) == 0)
                .zone("items", PLAYER, ITEM, ITEMS)
                .zone("statuses", PLAYER, STATUS, STATUSES)
                .chance(LOADOUTS)
                .verbs(Verbs.class);
    }
}
