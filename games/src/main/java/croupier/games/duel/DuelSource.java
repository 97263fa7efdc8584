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
                .noun("this item", ITEM, (t, s) -> t.is(ITEM, s.card) ? s.card : 0)
                .noun("this status", STATUS, (t, s) -> t.is(STATUS, s.card) ? s.card : 0)
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
        words(v);
        idioms(v);
        return v;
    }

    private static void words(Vocabulary v) {
        v.say("me.items", "item of yours|items of yours").say("enemy.items", "item of the enemy|items of the enemy");
        v.say("me.statuses", "status of yours|statuses of yours");
        v.say("enemy.statuses", "status of the enemy|statuses of the enemy");
        v.say("this item", "this item").say("this status", "this status");
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
                .idiom("(Deal (\\d+) damage\\.) \\1 \\1", "Deal $2 damage, three times.")
                .idiom("your (items|statuses) of yours", "your $1")
                .idiom("the enemy's (items|statuses) of the enemy", "the enemy's $1")
                .idiom("remove 1 item", "remove an item")
                .idiom("remove 1 (random|status)", "remove a $1")
                .idiom("remove the (first|last) of (your|the enemy's) statuses", "remove $2 $1 status")
                .idiom("remove the (first|last) of (your|the enemy's) items", "remove $2 $1 item")
                .idiom("your first status", "your oldest status")
                .idiom("your last status", "your newest status")
                .idiom("the enemy's first status", "the enemy's oldest status")
                .idiom("the enemy's last status", "the enemy's newest status");
    }
}
