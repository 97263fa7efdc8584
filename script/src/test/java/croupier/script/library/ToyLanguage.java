package croupier.script.library;

import static croupier.script.library.Toy.BOARD;
import static croupier.script.library.Toy.CARD;
import static croupier.script.library.Toy.CREATURE;
import static croupier.script.library.Toy.DICE;
import static croupier.script.library.Toy.DISCARD;
import static croupier.script.library.Toy.FRIEND;
import static croupier.script.library.Toy.HAND;
import static croupier.script.library.Toy.HP;
import static croupier.script.library.Toy.SEAT;
import static croupier.script.library.Toy.TURN;
import static croupier.script.library.Toy.UPGRADES;

import croupier.kernel.Rows;
import croupier.kernel.Scope;
import croupier.kernel.Table;
import croupier.kernel.Zone;
import croupier.script.forms.Vocabulary;

/** What the cards of the toy may say. */
final class ToyLanguage {
    private ToyLanguage() {}

    static Vocabulary vocabulary() {
        return new Vocabulary("toy")
                .verbs(Toy.Damage.class, Toy.GainBlock.class, Toy.Discard.class, Toy.Apply.class, Toy.Raise.class)
                .cards("cards", Toy.CardDef.class, CARD)
                .cards("enemies", Toy.EnemyDef.class, CREATURE)
                .kind("keywords", Toy.Keyword.class)
                .kind("powers", Toy.PowerDef.class)
                .noun("me", CREATURE, (t, s) -> s.self)
                .noun("target", CREATURE, (t, s) -> s.target)
                .noun("this card", CARD, (t, s) -> s.card)
                .set("enemies", CREATURE, (t, s, out) -> creatures(t, false, out))
                .set("heroes", CREATURE, (t, s, out) -> creatures(t, true, out))
                .set("hand", CREATURE, CARD, ToyLanguage::handOf)
                .set("hand", CARD, (t, s, out) -> handOf(t, s, s.self, out))
                .set("discard pile", CARD, (t, s, out) -> zone(t, DISCARD, 0, out))
                .points(FRIEND, CREATURE)
                .number("turn", (t, s) -> t.get(TURN))
                .tables("turn")
                .number("double", CREATURE, (t, s, row) -> 2 * t.get(HP, row))
                .condition("wounded", CREATURE, (t, s, row) -> t.get(HP, row) < 10)
                .condition("late", (t, s) -> t.get(TURN) > 5)
                .constant("dozen", 12)
                .function("bigger", 2, (t, s, a, b) -> Math.max(a, b))
                .seat(CREATURE, (t, row) -> t.get(SEAT, row))
                .level(CARD, (t, row) -> t.get(UPGRADES, row))
                .chance(DICE)
                .say("hand", "card in your hand|cards in your hand")
                .say("enemies", "enemy|enemies");
    }

    private static void creatures(Table t, boolean isHero, Rows out) {
        for (int i = 0; i < t.count(BOARD, 0); i++) {
            int row = t.at(BOARD, 0, i);
            if (t.get(SEAT, row) >= 0 == isHero) out.add(row);
        }
    }

    private static void handOf(Table t, Scope s, int row, Rows out) {
        zone(t, HAND, t.get(SEAT, row), out);
    }

    private static void zone(Table t, Zone z, int owner, Rows out) {
        for (int i = 0; i < t.count(z, owner); i++) out.add(t.at(z, owner, i));
    }
}
