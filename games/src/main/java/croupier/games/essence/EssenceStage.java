package croupier.games.essence;

import static croupier.games.essence.EssenceWords.*;

import croupier.kernel.Table;
import croupier.kernel.Zone;
import croupier.script.scenario.Stage;
import croupier.script.scenario.Value;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * How scenarios lay out a match. A case begins in the first Main Phase of turn 5 with 10 KL, Deities without abilities, one
 * plain Shard in every hand and ten in every deck; {@code at: dealt} is the game's own set-up.
 */
final class EssenceStage implements Stage {
    private static final String DEALT = "dealt";
    private static final String TURN_STARTS = "turn start";

    @Override
    public int row(Table t, int seat, String name) {
        return switch (name) {
            case "me" -> player(t, seat);
            case "enemy", "target" -> player(t, after(t, seat));
            default -> 0;
        };
    }

    @Override
    public Zone hand() {
        return HAND;
    }

    @Override
    public Map<String, String> options() {
        return Map.of("mulligan", "off", "first", "1");
    }

    @Override
    public void turnOf(Table t, int seat) {
        t.set(ACTIVE, seat);
    }

    @Override
    public List<String> words() {
        return List.of("active", "phase");
    }

    @Override
    public boolean at(Table t, String place) {
        if (place.equals(DEALT)) return true;
        t.dropAll(TRIGGERS);
        int plain = Essence.of(t).cards.filler;
        for (int seat = 0; seat < t.seats(); seat++) {
            clear(t, seat);
            int player = player(t, seat);
            t.set(ESSENCE, player, 20);
            t.set(BASE_KL, player, 3);
            t.set(KL, player, 10);
            t.set(CROSSED, player, 0);
            t.set(DRAWN_THIS_TURN, player, 0);
            Essence.of(t).make(t, plain, HAND, seat);
            for (int i = 0; i < 10; i++) Essence.of(t).make(t, plain, DECK, seat);
        }
        t.set(TURN, 5);
        t.set(ACTIVE, 0);
        t.set(PHASE, place.equals(TURN_STARTS) ? Phase.START.number : Phase.MAIN_ONE.number);
        return place.isEmpty() || place.equals(TURN_STARTS);
    }

    private void clear(Table t, int seat) {
        for (Zone z : List.of(HAND, DECK, CRYPT, NULL_ZONE, SHARDS, AVATARS, RELICS, DOMAIN, DEITY))
            while (t.count(z, seat) > 0) take(t, t.top(z, seat));
        Essence.of(t).make(t, Essence.of(t).cards.blankDeity, DEITY, seat);
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

    /** {@code active: 2}, {@code phase: main two}; {@code owner: 2} for a card that somebody else controls. */
    @Override
    public boolean give(Table t, int seat, int row, String word, Value value) {
        if (row == 0 && word.equals("active")) {
            t.set(ACTIVE, value.seat());
            return true;
        }
        if (row == 0 && word.equals("phase")) {
            t.set(PHASE, phase(value));
            return true;
        }
        if (row != 0 && word.equals("owner") && t.is(CARD, row)) {
            t.set(OWNER, row, value.seat());
            return true;
        }
        return false;
    }

    private static int phase(Value value) {
        for (Phase p : Phase.values())
            if (p.name().toLowerCase(java.util.Locale.ROOT).replace('_', ' ').equals(value.text())) return p.number;
        throw value.wrong("there is no phase called '" + value.text() + "'");
    }

    /** Power and Guard are told as they count. */
    @Override
    public @Nullable Object tell(Table t, int seat, int row, String word) {
        if (row != 0 && t.is(CARD, row) && word.equals("power")) return Essence.power(t, row);
        if (row != 0 && t.is(CARD, row) && word.equals("guard")) return Essence.guard(t, row);
        if (row != 0) return null;
        return switch (word) {
            case "active" -> t.get(ACTIVE) + 1;
            case "phase" -> phaseName(t);
            default -> null;
        };
    }

    private static String phaseName(Table t) {
        for (Phase p : Phase.values())
            if (p.number == t.get(PHASE))
                return p.name().toLowerCase(java.util.Locale.ROOT).replace('_', ' ');
        return "";
    }
}
