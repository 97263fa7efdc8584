package croupier.games.essence;

import static croupier.games.essence.EssenceWords.*;

import croupier.kernel.*;
import croupier.script.scenario.CardStage;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * How scenarios lay out a match. A case begins in the first Main Phase of turn 5 with 10 KL, Deities without abilities, one
 * plain Shard in every hand and ten in every deck; {@code at: dealt} is the game's own set-up.
 */
final class EssenceStage extends CardStage {
    private static final String TURN_STARTS = "turn start";

    EssenceStage() {
        super(PLAYERS, HAND, "enemy", ACTIVE);
    }

    @Override
    public Map<String, String> options() {
        return Map.of("mulligan", "off", "first", "1");
    }

    @Override
    protected void begin(Table t) {
        t.dropAll(TRIGGERS);
        int plain = Essence.of(t).cards.filler;
        for (int seat = 0; seat < t.seats(); seat++) {
            clear(t, seat, CRYPT, NULL_ZONE, SHARDS, AVATARS, RELICS, DOMAIN, DEITY);
            Essence.of(t).make(t, Essence.of(t).cards.blankDeity, DEITY, seat);
            int player = player(t, seat);
            t.set(ESSENCE, player, 20);
            t.set(BASE_KL, player, 3);
            t.set(KL, player, 10);
            t.set(CROSSED, player, 0);
            t.set(DRAWN_THIS_TURN, player, 0);
            fill(t, HAND, seat, 1, plain);
            fill(t, DECK, seat, 10, plain);
        }
        t.set(TURN, 5);
        t.set(ACTIVE, 0);
        t.set(PHASE, Phase.MAIN_ONE.number);
    }

    @Override
    protected boolean goTo(Table t, String place) {
        t.set(PHASE, Phase.START.number);
        return place.equals(TURN_STARTS);
    }

    @Override
    public void take(Table t, int row) {
        Zones.fade(t, row);
        t.remove(row);
    }

    /** A card comes with what listens in it; a Deity leaves the numbers of its player as they are. */
    @Override
    public int make(Table t, Zone z, int seat, String name) {
        int card = t.game().cards().find(name);
        if (card == 0) return 0;
        int row = Essence.of(t).make(t, card, z, seat);
        if (Zones.isOnBattlefield(t, row)) Zones.arise(t, row);
        return row;
    }

    /** Power and Guard as they count now. */
    @Override
    public @Nullable Object tell(Table t, int seat, int row, String word) {
        if (row != 0 && t.is(CARD, row) && word.equals("power")) return Essence.power(t, row);
        if (row != 0 && t.is(CARD, row) && word.equals("guard")) return Essence.guard(t, row);
        return super.tell(t, seat, row, word);
    }
}
