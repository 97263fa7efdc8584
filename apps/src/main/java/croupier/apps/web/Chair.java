package croupier.apps.web;

import croupier.kernel.Game;
import croupier.kernel.Nearest;
import croupier.lab.Bots;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;

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

    /** What a bot is called, by its level or its own name. */
    static String nameOf(String bot) {
        return bot + " bot";
    }

    static Chair of(int seat, Who who, String name, String bot) {
        return new Chair(seat, who, name, "", bot, false, "", "");
    }

    /** Who sits where, as somebody asked for it: "me", "open", or the name of a bot. */
    static List<Chair> wished(Game game, JsonNode wish) {
        List<Chair> chairs = new ArrayList<>();
        JsonNode seats = wish.get("seats");
        if (!(seats instanceof ArrayNode all) || all.size() > game.maxSeats())
            throw new Refused("'seats' is a list with 'me', 'open' or a bot for each of at most " + game.maxSeats());
        List<String> bots = Bots.known(game);
        for (JsonNode one : all) {
            String who = one.isString() ? one.asString() : "";
            int seat = chairs.size();
            switch (who) {
                case "me" -> {
                    if (chairs.stream().anyMatch(c -> c.who == Who.PERSON))
                        throw new Refused("'me' is one seat: the others are 'open' or bots");
                    chairs.add(of(seat, Who.PERSON, "You", Bots.USUAL));
                }
                case "open" -> chairs.add(of(seat, Who.OPEN, "", Bots.USUAL));
                default -> {
                    if (!bots.contains(who))
                        throw new Refused("there is no bot '" + who + "'. " + Nearest.hint(who, bots));
                    chairs.add(of(seat, Who.BOT, nameOf(who), who));
                }
            }
        }
        return chairs;
    }

    /** A copy without the connections. */
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
