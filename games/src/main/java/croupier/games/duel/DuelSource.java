package croupier.games.duel;

import static croupier.games.duel.DuelWords.*;

import croupier.kernel.Content;
import croupier.kernel.Game;
import croupier.kernel.GameSource;
import croupier.script.Vocabulary;

/** The duel and the items that come with it. */
public final class DuelSource implements GameSource {
    @Override
    public String name() {
        return "duel";
    }

    @Override
    public Content content() {
        return Content.beside(DuelSource.class, "duel");
    }

    @Override
    public Game load(Content content) {
        return new Duel(vocabulary().read(content));
    }

    /** What card files of the duel can say. */
    static Vocabulary vocabulary() {
        Vocabulary v = new Vocabulary("duel")
                .cards("items", Item.class, ITEM)
                .cards("statuses", Listener.class, STATUS)
                .kind("decks", Loadout.class)
                .noun("me", PLAYER, (t, s) -> s.self)
                .noun("enemy", PLAYER, (t, s) -> s.target)
                .condition("no items are left", (t, s) -> t.count(ITEMS, s.seat) == 0)
                .set("items", PLAYER, ITEM, (t, s, row, out) -> {
                    int owner = t.ownerOf(row);
                    for (int i = 0; i < t.count(ITEMS, owner); i++) out.add(t.at(ITEMS, owner, i));
                })
                .set("statuses", PLAYER, STATUS, (t, s, row, out) -> {
                    int owner = t.ownerOf(row);
                    for (int i = 0; i < t.count(STATUSES, owner); i++) out.add(t.at(STATUSES, owner, i));
                })
                .seat(PLAYER, (t, row) -> t.ownerOf(row))
                .chance(LOADOUTS);
        Verbs.addTo(v);
        idioms(v);
        return v;
    }

    /** How texts say in few words what their parts say one after the other. */
    private static void idioms(Vocabulary v) {
        v.idiom("damage to you if amount is at most (\\d+)", "damage of $1 or less to you")
                .idiom("damage to you if amount is at least (\\d+)", "damage of $1 or more to you")
                .idiom("damage to you if amount is more than (\\d+)", "damage of more than $1 to you")
                .idiom("instead of (damage[^:]* to you): take amount - (\\d+) damage", "take $2 less of $1")
                .idiom("instead of damage to you: deal amount damage", "damage to you is dealt to the enemy instead")
                .idiom(
                        "instead of (damage[^:]* to you): gain (\\w+) amount - (\\d+)",
                        "instead of $1, gain $2 for $3 less")
                .idiom("instead of your slowing down:", "instead of slowing down,")
                .idiom("heal amount", "heal as much again")
                .idiom("(Deal (\\d+) damage\\.) \\1 \\1 \\1", "Deal $2 damage, four times.")
                .idiom("(Deal (\\d+) damage\\.) \\1 \\1", "Deal $2 damage, three times.");
    }
}
