package croupier.games.essence;

import static croupier.games.essence.EssenceWords.*;

import croupier.kernel.*;

/** The God Code: once a game, when KL would pass 13, a Deity may stop it there and show what it is. */
final class GodCode {
    static boolean canBeUsed(Table t, int player) {
        if (t.is(GOD_CODE_USED, player) || !Charges.canSpend(t, player, t.option(GOD_CODE_COST))) return false;
        return !Essence.printed(t, deity(t, player)).godCode().isEmpty();
    }

    /** Whether the player uses it now. */
    static boolean isChosen(Table t, int player) {
        if (!canBeUsed(t, player)) return false;
        long chosen = t.ask(t.ownerOf(player), GOD_CODE_NOW)
                .because(deity(t, player))
                .option(USE_GOD_CODE)
                .may()
                .code();
        return Code.is(chosen, USE_GOD_CODE);
    }

    static void use(Table t, int player) {
        int deity = deity(t, player);
        Charges.spend(t, player, t.option(GOD_CODE_COST));
        t.set(GOD_CODE_USED, player, 1);
        t.did(GOD_CODE, player, player, 0);
        Essence.printed(t, deity).godCode().run(t, t.ownerOf(player), player, 0, deity);
        changed(t);
    }

    static int deity(Table t, int player) {
        return t.at(DEITY, t.ownerOf(player), 0);
    }
}
