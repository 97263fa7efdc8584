package croupier.kernel;

/** How a match ends: who has won, and what everybody has scored. */
final class Ending {
    private static final int WON = 1;
    private static final int LOST = 2;
    private static final int DREW = 3;

    private final Facts facts;
    private final int results;
    private final int scores;

    Ending(Facts facts) {
        this.facts = facts;
        results = facts.resultsAt;
        scores = results + facts.seats;
    }

    Error finish(int winners) {
        for (int i = 0; i < facts.seats; i++) facts.mem[results + i] = (winners & (1 << i)) != 0 ? WON : LOST;
        return over();
    }

    Error draw() {
        for (int i = 0; i < facts.seats; i++) facts.mem[results + i] = DREW;
        return over();
    }

    private Error over() {
        if (Checks.ON) facts.checkMayWrite();
        facts.mem[Words.OVER] = 1;
        if (facts.logged) facts.log.over();
        return Signal.OVER;
    }

    void score(int seat, int points) {
        if (Checks.ON) facts.checkMayWrite();
        facts.mem[scores + seat] = points;
    }

    int scoreOf(int seat) {
        return facts.mem[scores + seat];
    }

    int resultOf(int seat) {
        int is = facts.mem[results + seat];
        return is == WON ? 1 : is == LOST ? -1 : 0;
    }

    Outcome outcome() {
        Outcome.Result[] is = new Outcome.Result[facts.seats];
        int[] points = new int[facts.seats];
        for (int i = 0; i < facts.seats; i++) {
            is[i] = Outcome.Result.of(facts.mem[results + i]);
            points[i] = scoreOf(i);
        }
        return new Outcome(facts.mem[Words.OVER] != 0, is, points);
    }

    /** The result of a seat as a save writes it. */
    int storedResult(int seat) {
        return facts.mem[results + seat];
    }

    void storeResult(int seat, int result, int points) {
        facts.mem[results + seat] = result;
        facts.mem[scores + seat] = points;
    }
}
