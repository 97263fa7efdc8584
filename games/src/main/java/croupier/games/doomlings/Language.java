package croupier.games.doomlings;

import static croupier.games.doomlings.DoomWords.*;

import croupier.kernel.*;
import croupier.script.forms.Vocabulary;

/** What card files of doomlings can say: definitions, verbs, names in expressions. */
final class Language {
    static void vocabulary(Vocabulary v) {
        v.cards("traits", Defs.TraitDef.class, TRAIT)
                .cards("ages", Defs.AgeDef.class, AGE)
                .cards("catastrophes", Defs.CatastropheDef.class, CATASTROPHE)
                .means(COLOR, Color.class)
                .means(CHOSEN, Color.class)
                .players(PLAYER)
                .failing((t, s, why) -> t.tell(ABORTED, 0, s.card, why.index()))
                .chance(CHANCE)
                .verbs(HandVerbs.class, PileVerbs.class, PlayVerbs.class, EndVerbs.class);
        nouns(v);
        sets(v);
        members(v);
    }

    private static void nouns(Vocabulary v) {
        v.noun("source", PLAYER, (t, s) -> t.is(PLAYER, s.source) ? s.source : 0)
                .noun("target", PLAYER, (t, s) -> t.is(PLAYER, s.target) ? s.target : 0)
                .noun("this trait", TRAIT, (t, s) -> s.card)
                .noun("that trait", TRAIT, Language::thatTrait)
                .noun("that catastrophe", CATASTROPHE, (t, s) -> s.source)
                .noun("top of discard pile", TRAIT, (t, s) -> t.top(DISCARD_PILE, 0))
                .condition("i am targeted", (t, s) -> (s.x & (1 << s.seat)) != 0)
                .condition("by me", (t, s) -> s.source == s.self)
                .condition("at me", (t, s) -> s.target == s.self)
                .condition("from hand", (t, s) -> s.amount == Plays.FROM_HAND)
                .number("last color", (t, s) -> t.get(LAST_COLOR) > 1 ? t.get(LAST_COLOR) - 1 : -1)
                .number("cards in deck", (t, s) -> t.count(DECK, 0))
                .number("cards in age deck", (t, s) -> t.count(AGE_DECK, 0))
                .number("round", (t, s) -> t.get(ROUND));
    }

    /** The trait that was chosen, or that an event is about. */
    private static int thatTrait(Table t, Scope s) {
        return s.object == 0 && t.is(TRAIT, s.target) ? s.target : s.object;
    }

    private static void sets(Vocabulary v) {
        v.set("players", PLAYER, (t, s, out) -> players(t, false, out))
                .set("all players", PLAYER, (t, s, out) -> players(t, true, out))
                .set("opponents", PLAYER, (t, s, out) -> opponents(t, s.seat, out))
                .set("all traits", TRAIT, (t, s, out) -> everywhere(t, TRAITS, -1, out))
                .set("opposing traits", TRAIT, (t, s, out) -> everywhere(t, TRAITS, s.seat, out))
                .set("all hands", TRAIT, (t, s, out) -> everywhere(t, HAND, -1, out))
                .set("struck hands", TRAIT, Language::struckHands)
                .zone("discard pile", TRAIT, DISCARD_PILE)
                .zone("catastrophes", CATASTROPHE, CATASTROPHES)
                .set("past ages", AGE, (t, s, out) -> out.addAll(t, AGES, 0, (table, age) -> age != table.get(NOW)))
                .set("neighbours", PLAYER, PLAYER, (t, s, row, out) -> neighbours(t, row, out))
                .zone("hand", PLAYER, TRAIT, HAND)
                .zone("traits", PLAYER, TRAIT, TRAITS)
                .set("playable cards", PLAYER, TRAIT, (t, s, row, out) -> MayPlay.addPlayable(t, t.ownerOf(row), out))
                .set("opposing likes", TRAIT, TRAIT, (t, s, row, out) -> likes(t, s, row, true, out))
                .set("opposing unlikes", TRAIT, TRAIT, (t, s, row, out) -> likes(t, s, row, false, out));
    }

    private static void members(Vocabulary v) {
        v.noun("owner", TRAIT, PLAYER, (t, s, row) -> owner(t, row))
                .noun("left neighbour", PLAYER, PLAYER, (t, s, row) -> neighbour(t, row, t.nextSeat(t.ownerOf(row))))
                .noun("right neighbour", PLAYER, PLAYER, (t, s, row) -> neighbour(t, row, t.seatBefore(t.ownerOf(row))))
                .condition("movable", TRAIT, (t, s, row) -> Piles.isMovable(t, row))
                .condition("returnable", TRAIT, (t, s, row) -> Piles.isReturnable(t, row))
                .condition("forbidden", TRAIT, (t, s, row) -> MayPlay.isForbidden(t, s.seat, row))
                .condition("playable", TRAIT, (t, s, row) -> MayPlay.is(t, s.seat, row))
                .condition(
                        "effectless",
                        TRAIT,
                        (t, s, row) -> DoomCards.trait(t, row).isEffectless())
                .condition("has an action", TRAIT, (t, s, row) -> Plays.hasAction(t, row))
                .condition("can be performed", TRAIT, PlayVerbs::canBePerformed)
                .number("colors", PLAYER, (t, s, row) -> Color.different(t, TRAITS, t.ownerOf(row)))
                .number("hand colors", PLAYER, (t, s, row) -> Color.different(t, HAND, t.ownerOf(row)))
                .number("pairs of a color", PLAYER, (t, s, row) -> Color.pairs(t, t.ownerOf(row)))
                .number("traits of the rarest color", PLAYER, (t, s, row) -> Color.rarest(t, t.ownerOf(row)));
    }

    private static int owner(Table t, int row) {
        return t.isIn(HAND, row) || t.isIn(TRAITS, row) ? player(t, t.ownerOf(row)) : 0;
    }

    /** The player in a neighbouring seat; nobody is their own neighbour. */
    private static int neighbour(Table t, int row, int seat) {
        return seat == t.ownerOf(row) ? 0 : player(t, seat);
    }

    // ---- sets

    /** Who sits to the left and who sits to the right, once if that is the same player. */
    private static void neighbours(Table t, int row, Rows out) {
        int left = neighbour(t, row, t.nextSeat(t.ownerOf(row)));
        int right = neighbour(t, row, t.seatBefore(t.ownerOf(row)));
        if (left != 0) out.add(left);
        if (right != 0 && right != left) out.add(right);
    }

    private static void struckHands(Table t, Scope s, Rows out) {
        for (int seat = 0; seat < t.seats(); seat++) if (!t.is(IGNORES, player(t, seat))) out.addAll(t, HAND, seat);
    }

    /** Everybody in turn order; by default without those who ignore the catastrophe that strikes. */
    private static void players(Table t, boolean all, Rows out) {
        for (int i = 0; i < t.seats(); i++) {
            int player = player(t, inTurn(t, i));
            if (!t.hasLeft(t.ownerOf(player)) && (all || !t.is(IGNORES, player))) out.add(player);
        }
    }

    /** The others, from the left. */
    static Rows opponents(Table t, int seat, Rows out) {
        for (int i = 1; i < t.seats(); i++) {
            int other = (seat + i) % t.seats();
            if (!t.hasLeft(other)) out.add(player(t, other));
        }
        return out;
    }

    private static void everywhere(Table t, Zone z, int without, Rows out) {
        for (int i = 0; i < t.seats(); i++) if (inTurn(t, i) != without) out.addAll(t, z, inTurn(t, i));
    }

    /** Traits in the piles of opponents that can be moved, of the same colour or of another; grey is none. */
    private static void likes(Table t, Scope s, int trait, boolean same, Rows out) {
        int grey = Color.COLORLESS.number();
        int color = t.get(COLOR, trait);
        for (int seat = 0; seat < t.seats(); seat++)
            for (int i = 0; seat != s.seat && color != grey && i < t.count(TRAITS, seat); i++) {
                int other = t.at(TRAITS, seat, i);
                int its = t.get(COLOR, other);
                if (its != grey && (its == color) == same && Piles.isMovable(t, other)) out.add(other);
            }
    }
}
