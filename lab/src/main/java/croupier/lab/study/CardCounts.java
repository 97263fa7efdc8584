package croupier.lab.study;

import croupier.kernel.Code;
import croupier.kernel.Decision;
import croupier.kernel.Game;
import croupier.kernel.Sight;
import croupier.kernel.Table;
import croupier.kernel.Zone;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Which cards of each seat were there, drawn, played and gained in a match. It goes by zones and answers alone, so it holds for every
 * game:
 *
 * <ul>
 *   <li>a <b>hand</b> is a zone that only its owner sees. A game without one has the zones into which cards come from one that nobody
 *       sees; a game without those too, the zones in which cards lie as the match begins.
 *   <li><b>began</b>: the card lay in a zone of the seat as the match began. All zones of a game for one are those of its seat.
 *   <li><b>drawn</b>: it came from a zone that nobody sees into a hand.
 *   <li><b>gained</b>: it came into a zone that everybody sees and that held cards of the seat as the match began.
 *   <li><b>made</b>: it came into being in a zone of the seat during the match, such as a token, a copy or a monster.
 *   <li><b>played</b>: the seat chose an option that names it, and by that it left a hand.
 * </ul>
 */
final class CardCounts {
    static final int BEGAN = 0;
    static final int DRAWN = 1;
    static final int PLAYED = 2;
    static final int GAINED = 3;
    static final int MADE = 4;
    static final int KINDS = 5;

    private final int seats;
    private final int cards;
    private final Zone[] allZones;
    private final int zones;
    private final boolean hasHands;
    private final boolean hasHidden;
    private final int[] counts;
    /** The pairs of seat and card with a count, in the order in which they came. */
    private int[] touched = new int[64];

    private int touchedCount;
    /** Every count since the match began, so that it can be taken back. */
    private int[] notes = new int[256];

    private int noteCount;
    private final boolean[] isHand;
    private final boolean[] isKeeping;
    private final int[] chosen;
    private final @Nullable Zone[] chosenIn;

    CardCounts(Game game, int seats) {
        this.seats = seats;
        cards = game.cards().size();
        allZones = game.layout().zones().toArray(Zone[]::new);
        zones = allZones.length;
        hasHands = game.layout().zones().stream().anyMatch(z -> z.sight() == Sight.OWNER);
        hasHidden = game.layout().zones().stream().anyMatch(z -> z.sight() == Sight.NONE);
        counts = new int[seats * cards * KINDS];
        isHand = new boolean[seats * zones];
        isKeeping = new boolean[seats * zones];
        chosen = new int[seats];
        chosenIn = new Zone[seats];
    }

    void begin(Table t) {
        for (int i = 0; i < touchedCount; i++) Arrays.fill(counts, touched[i] * KINDS, touched[i] * KINDS + KINDS, 0);
        touchedCount = 0;
        noteCount = 0;
        Arrays.fill(isHand, false);
        Arrays.fill(isKeeping, false);
        Arrays.fill(chosen, 0);
        for (Zone z : allZones) for (int owner = 0; owner < (z.shared() ? 1 : seats); owner++) lies(t, z, owner);
        noteCount = 0;
    }

    private void lies(Table t, Zone z, int owner) {
        int seat = seatOf(z, owner);
        if (seat < 0) return;
        for (int i = 0; i < t.count(z, owner); i++) {
            int card = t.card(t.at(z, owner, i));
            if (card == 0) continue;
            if (!hasHands && !hasHidden) isHand[seat * zones + z.index()] = true;
            if (z.sight() == Sight.ALL) isKeeping[seat * zones + z.index()] = true;
            count(seat, card, BEGAN);
            if (z.sight() == Sight.OWNER) count(seat, card, DRAWN);
        }
    }

    /** Whose zone it is; -1 for one that several share. */
    private int seatOf(@Nullable Zone z, int owner) {
        if (z == null) return -1;
        return !z.shared() ? owner : seats == 1 ? 0 : -1;
    }

    private boolean isHand(Zone z, int seat) {
        return z.sight() == Sight.OWNER || isHand[seat * zones + z.index()];
    }

    void moved(Table t, int row, @Nullable Zone from, int fromOwner, @Nullable Zone to, int toOwner) {
        int card = t.card(row);
        if (card == 0) return;
        if (from != null) left(row, card, from, seatOf(from, fromOwner), to, seatOf(to, toOwner));
        int seat = seatOf(to, toOwner);
        if (seat < 0 || to == null) return;
        if (from == null) count(seat, card, MADE);
        if (from != null && from.sight() == Sight.NONE) {
            if (!hasHands && to.sight() == Sight.ALL) isHand[seat * zones + to.index()] = true;
            if (isHand(to, seat)) count(seat, card, DRAWN);
        }
        boolean stays = from != null && from.index() == to.index() && seatOf(from, fromOwner) == seat;
        if (isKeeping[seat * zones + to.index()] && !stays) count(seat, card, GAINED);
    }

    private void left(int row, int card, Zone from, int seat, @Nullable Zone to, int toSeat) {
        if (seat < 0 || chosen[seat] != row || !from.equals(chosenIn[seat])) return;
        if (to != null && to.index() == from.index() && toSeat == seat) return;
        chosen[seat] = 0;
        if (isHand(from, seat)) count(seat, card, PLAYED);
    }

    void answered(Table t, Decision d, long code) {
        int word = Code.word(code);
        if (word <= Code.TAKE_BACK) return;
        int row = Code.a(code);
        Zone z = t.isEntity(row) ? t.zoneOf(row) : null;
        int seat = d.seat();
        boolean isOwn = z != null && seatOf(z, t.ownerOf(row)) == seat;
        chosen[seat] = isOwn ? row : 0;
        chosenIn[seat] = z;
    }

    private boolean isEmptyAt(int at) {
        int any = 0;
        for (int kind = 0; kind < KINDS; kind++) any |= counts[at + kind];
        return any == 0;
    }

    private void count(int seat, int card, int kind) {
        int pair = seat * cards + card;
        int at = pair * KINDS;
        if (isEmptyAt(at)) {
            if (touchedCount == touched.length) touched = Arrays.copyOf(touched, 2 * touchedCount);
            touched[touchedCount++] = pair;
        }
        counts[at + kind]++;
        if (noteCount == notes.length) notes = Arrays.copyOf(notes, 2 * noteCount);
        notes[noteCount++] = at + kind;
    }

    int mark() {
        return noteCount;
    }

    void takeBack(int mark) {
        while (noteCount > mark) counts[notes[--noteCount]]--;
    }

    int size() {
        return touchedCount;
    }

    int seat(int i) {
        return touched[i] / cards;
    }

    int card(int i) {
        return touched[i] % cards;
    }

    int count(int i, int kind) {
        return counts[touched[i] * KINDS + kind];
    }

    /** Whether all counts of a pair were taken back. */
    boolean isEmpty(int i) {
        return isEmptyAt(touched[i] * KINDS);
    }
}
