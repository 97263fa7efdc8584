package croupier.apps.web;

/** A seat of a match, and who sits there. */
final class Chair {
    /** Nobody yet, a person, or a bot from the beginning. */
    enum Who {
        OPEN,
        PERSON,
        BOT
    }

    final int seat;
    Who who;
    String name;
    /** What is stored of the token that holds the seat; empty for none. */
    String token;
    /** Which bot plays here, or would take over. */
    String bot;
    /** Whether the bot plays for a person who is away. */
    boolean away;
    /** The last decision that the person answered, and how: resending it is harmless. */
    String lastDecision;

    String lastPicks;
    /** Connections of the person now. */
    int here;

    Chair(
            int seat,
            Who who,
            String name,
            String token,
            String bot,
            boolean away,
            String lastDecision,
            String lastPicks) {
        this.seat = seat;
        this.who = who;
        this.name = name;
        this.token = token;
        this.bot = bot;
        this.away = away;
        this.lastDecision = lastDecision;
        this.lastPicks = lastPicks;
    }

    static Chair of(int seat, Who who, String name, String bot) {
        return new Chair(seat, who, name, "", bot, false, "", "");
    }

    /** The same, without the connections. */
    Chair copy() {
        return new Chair(seat, who, name, token, bot, away, lastDecision, lastPicks);
    }

    /** Is as another one; connections stay. */
    void become(Chair other) {
        who = other.who;
        name = other.name;
        token = other.token;
        bot = other.bot;
        away = other.away;
        lastDecision = other.lastDecision;
        lastPicks = other.lastPicks;
    }

    /** Whether a bot answers here now. */
    boolean isBots() {
        return who == Who.BOT || (who == Who.PERSON && away);
    }
}
