package croupier.script.scenario;

import croupier.kernel.Column;
import croupier.kernel.Table;
import croupier.kernel.Zone;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The stage of a game in which every seat has a row that stands for its player, and a hand: {@code me}, the other player, and a
 * word for whose turn it is.
 */
public abstract class CardStage implements Stage {
    private final Zone players;
    private final Zone hand;
    private final String opponent;
    private final String turn;
    private final @Nullable Column whose;

    /**
     * @param players the zone in which the row of a player lies
     * @param opponent what cases call the next player, beside "target"
     * @param turn the word by which cases say whose turn it is
     */
    protected CardStage(Zone players, Zone hand, String opponent, String turn) {
        this(players, hand, opponent, turn, null);
    }

    /** @param whose the register that says whose turn it is */
    protected CardStage(Zone players, Zone hand, String opponent, Column whose) {
        this(players, hand, opponent, whose.name(), whose);
    }

    private CardStage(Zone players, Zone hand, String opponent, String turn, @Nullable Column whose) {
        this.players = players;
        this.hand = hand;
        this.opponent = opponent;
        this.turn = turn;
        this.whose = whose;
    }

    @Override
    public final Zone hand() {
        return hand;
    }

    @Override
    public int row(Table t, int seat, String name) {
        if (name.equals("me")) return t.at(players, seat, 0);
        boolean isOther = name.equals("target") || name.equals(opponent);
        return isOther ? t.at(players, (seat + 1) % t.seats(), 0) : 0;
    }

    @Override
    public void turnOf(Table t, int seat) {
        if (whose != null) t.set(whose, seat);
    }

    /** The seat whose turn it is. */
    protected int whoseTurn(Table t) {
        return whose == null ? -1 : t.get(whose);
    }

    /** {@code at: dealt} is the game's own set-up; everything else begins with what a case of this game begins with. */
    @Override
    public final boolean at(Table t, String place) {
        if (place.equals("dealt")) return true;
        begin(t);
        return place.isEmpty() || goTo(t, place);
    }

    /** Lays out what a case begins with that says nothing else. */
    protected abstract void begin(Table t);

    /** Goes on from there to a place that a case names; false for a place that the game does not know. */
    protected boolean goTo(Table t, String place) {
        return false;
    }

    @Override
    public List<String> words() {
        return List.of(turn);
    }

    @Override
    public boolean give(Table t, int seat, int row, String word, Value value) {
        if (row != 0 || !word.equals(turn)) return false;
        turnOf(t, value.seat());
        return true;
    }

    @Override
    public @Nullable Object tell(Table t, int seat, int row, String word) {
        return row == 0 && word.equals(turn) ? whoseTurn(t) + 1 : null;
    }

    /** Lays out a zone of a seat with this many of one card. */
    protected final void fill(Table t, Zone z, int seat, int many, int card) {
        clear(t, seat, z);
        for (int i = 0; i < many; i++) make(t, z, seat, t.game().cards().name(card));
    }

    /** Takes away what lies in zones of a seat. */
    protected final void clear(Table t, int seat, Zone... zones) {
        for (Zone z : zones) while (t.count(z, seat) > 0) take(t, t.top(z, seat));
    }
}
