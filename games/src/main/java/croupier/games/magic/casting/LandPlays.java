package croupier.games.magic.casting;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.abilities.MagicCards;
import croupier.games.magic.abilities.RuleChange;
import croupier.games.magic.words.Rule;
import croupier.games.magic.zones.Entering;
import croupier.kernel.*;

/** Playing lands (305): a special action, or what an effect lets one do. */
public final class LandPlays {
    private LandPlays() {}

    /** One land a turn, and those that effects allow (305.2). */
    public static boolean isLeft(Table t, int seat) {
        int player = player(t, seat);
        int allowed =
                1 + (RuleChange.says(t, Rule.EXTRA_LAND, player) ? RuleChange.sum(t, Rule.EXTRA_LAND, player) : 0);
        return t.get(LANDS_PLAYED, player) < allowed;
    }

    /** It enters without the stack (305.1, 116.2a). */
    public static void play(Table t, int seat, int card) {
        int side = sideOf(t, seat, card);
        if (side != 0) Sides.become(t, card, side);
        t.add(LANDS_PLAYED, player(t, seat), 1);
        Entering.enter(t, 0, card, seat);
    }

    /** The side of a modal double-faced card that is played (712.12), 0 for its front. */
    private static int sideOf(Table t, int seat, int card) {
        int side = Sides.landOf(t, card);
        if (side == 0 || !MagicCards.face(t, card).isLand()) return side;
        Ask ask = t.ask(seat, WHICH_SIDE).because(card);
        int chosen = Code.a(
                ask.option(PLAY_SIDE, t.card(card)).option(PLAY_SIDE, side).code());
        return chosen == side ? side : 0;
    }
}
