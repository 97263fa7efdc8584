package croupier.kernel;

/** How a match ends: who has won, and what everybody has scored. */
abstract class Ending extends Lending {
    private static final int WON = 1;
    private static final int LOST = 2;
    private static final int DREW = 3;

    private final int results;

    Ending(Layout layout, int seats, Order order) {
        super(layout, seats, order);
        results = queues + 4 * layout.words.queues.size();
    }

    public final boolean isOver() {
        return mem[Words.OVER] != 0;
    }

    /** The match is over: this seat has won, the others have lost. Never returns. */
    public final Error win(int seat) {
        return finish(1 << seat);
    }

    /** The match is over as this task ends: this seat has won. For a rule that has nothing left to do; nothing is thrown. */
    public final void wins(int seat) {
        finishes(1 << seat);
    }

    /** The same where several seats have won, or none. */
    public final void finishes(int winners) {
        for (int i = 0; i < seats; i++) mem[results + i] = (winners & (1 << i)) != 0 ? WON : LOST;
        over();
    }

    /** The match is over: these seats have won. Never returns. */
    public final Error finish(int winners) {
        finishes(winners);
        throw Signal.OVER;
    }

    /** The match is over: nobody has won. Never returns. */
    public final Error draw() {
        for (int i = 0; i < seats; i++) mem[results + i] = DREW;
        return end();
    }

    /** What a seat has scored; set before the match ends. */
    public final void score(int seat, int points) {
        assert mayWrite();
        mem[results + seats + seat] = points;
    }

    private Error end() {
        over();
        throw Signal.OVER;
    }

    private void over() {
        assert mayWrite();
        mem[Words.OVER] = 1;
        if (logged) log.over();
    }

    final Outcome outcome() {
        Outcome.Result[] is = new Outcome.Result[seats];
        int[] points = new int[seats];
        for (int i = 0; i < seats; i++) {
            is[i] = Outcome.Result.of(mem[results + i]);
            points[i] = mem[results + seats + i];
        }
        return new Outcome(isOver(), is, points);
    }

    /** 1 for a seat that has won, 0 for one that drew, -1 for one that lost; no garbage. */
    public final int resultOf(int seat) {
        int is = mem[results + seat];
        return is == WON ? 1 : is == LOST ? -1 : 0;
    }

    final int storedResult(int seat) {
        return mem[results + seat];
    }

    final void storeResult(int seat, int result, int points) {
        mem[results + seat] = result;
        mem[results + seats + seat] = points;
    }

    /** What a seat has scored. */
    public final int scoreOf(int seat) {
        return mem[results + seats + seat];
    }
}
