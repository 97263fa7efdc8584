package croupier.games.duel;

import croupier.script.Default;
import croupier.script.Doc;
import croupier.script.Ref;
import java.util.List;

/** A ready-made loadout. */
@Doc("A ready-made loadout.")
record Loadout(
        @Doc("One line about it.") @Default("") String about,

        @Doc("Whether it shows something, rather than being meant to win as often as the others.") @Default("false")
        boolean demonstration,

        @Doc("Its items, in order.") List<Ref<Item>> items) {
    Loadout {
        if (items.isEmpty()) throw new IllegalArgumentException("a loadout has at least one item");
    }
}
