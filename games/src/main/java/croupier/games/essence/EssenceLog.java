package croupier.games.essence;

import static croupier.games.essence.EssenceWords.*;

import croupier.kernel.Event;
import croupier.kernel.Log;
import croupier.kernel.LogReading;
import croupier.kernel.Match;
import croupier.kernel.Retelling;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The log of a match as events and states: an entry for everything that happened, and the whole state after every effect
 * that was applied. It is read off the kernel's log, from where the last reading ended; it tells everything, so it is for
 * those who may see both hands: replays and reports.
 */
public final class EssenceLog extends LogReading<EssenceLog.Entry> {
    private boolean over;

    public EssenceLog(Match match) {
        super(match);
    }

    /** An entry of the log. */
    public sealed interface Entry permits Happened, StateChange {}

    /**
     * Something that happened.
     *
     * @param type the event's name, such as plays, destroyed, essence lost; at the end game over
     * @param source the player or card it comes from; at the end the winner, if there is one
     * @param target the player or card it happens to
     */
    public record Happened(String type, String source, String target, int amount) implements Entry {}

    /** The whole state after an effect, player by player. */
    public record StateChange(List<PlayerState> players) implements Entry {}

    /** A player as a state-change shows it: numbers by name, cards by zone. */
    public record PlayerState(int essence, int kl, int charges, Map<String, List<String>> zones) {}

    @Override
    protected void event(Event e, Log log, int i, List<Entry> entries) {
        if (e.is(CHANGED)) entries.add(state());
        else if (!e.text().isEmpty())
            entries.add(new Happened(e.name(), name(log, i, 0), name(log, i, 1), log.number(i, 3)));
    }

    private String name(Log log, int i, int which) {
        int card = log.card(i, which);
        if (card != 0) return match.game().cards().name(card);
        int owner = told.ownerOf(log.number(i, 1 + which));
        return owner < 0 ? "" : "seat " + (owner + 1);
    }

    @Override
    protected void end(List<Entry> entries) {
        if (over) return;
        over = true;
        String winner = "";
        for (int seat = 0; seat < match.table().seats(); seat++)
            if (match.resultOf(seat) > 0) winner = "seat " + (seat + 1);
        entries.add(new Happened("game over", winner, "", 0));
    }

    private StateChange state() {
        List<PlayerState> players = new ArrayList<>();
        for (int seat = 0; seat < match.table().seats(); seat++) players.add(player(seat));
        return new StateChange(players);
    }

    private PlayerState player(int seat) {
        int essence = 0;
        int kl = 0;
        int charges = 0;
        Map<String, List<String>> zones = new LinkedHashMap<>();
        for (Retelling.Thing t : told.things()) {
            if (t.owner() != seat) continue;
            if (t.isIn(PLAYERS)) {
                essence = t.number(ESSENCE);
                kl = t.number(KL);
                charges = t.number(CHARGES);
            } else zones.computeIfAbsent(t.zone(), z -> new ArrayList<>()).add(t.name());
        }
        return new PlayerState(essence, kl, charges, zones);
    }
}
