package croupier.apps.web;

import java.util.ArrayList;
import java.util.List;

/** The chairs of one match: who sits where, kept in the store. */
final class Seating {
    private final Store store;
    private final Lease lease;
    private final List<Chair> chairs;

    Seating(Store store, Lease lease, List<Chair> chairs) {
        this.store = store;
        this.lease = lease;
        this.chairs = chairs;
    }

    boolean isFull() {
        return chairs.stream().noneMatch(c -> c.who == Chair.Who.OPEN);
    }

    long people() {
        return chairs.stream().filter(c -> c.who == Chair.Who.PERSON).count();
    }

    int firstOpen() {
        for (Chair c : chairs) if (c.who == Chair.Who.OPEN) return c.seat;
        throw new Refused(409, "all seats are taken; you may watch");
    }

    /** The seat that a token holds, or -1. */
    int seatOf(String token) {
        if (token.isEmpty()) return -1;
        for (Chair c : chairs) if (!c.token.isEmpty() && Tokens.fits(token, c.token)) return c.seat;
        return -1;
    }

    /** A person takes an open seat; the token is what holds it. */
    String sit(int seat, String name) {
        if (seat < 0 || seat >= chairs.size()) throw new Refused("there is no seat " + (seat + 1));
        Chair c = chairs.get(seat);
        if (c.who != Chair.Who.OPEN) throw new Refused(409, "seat " + (seat + 1) + " is taken");
        String token = Tokens.seat();
        Chair seated = c.copy();
        seated.who = Chair.Who.PERSON;
        seated.name = name;
        seated.token = Tokens.hash(token);
        keep(List.of(seated));
        return token;
    }

    /** Bots take the seats that are still open. */
    void fill() {
        List<Chair> filled = new ArrayList<>();
        for (Chair c : chairs)
            if (c.who == Chair.Who.OPEN) {
                Chair bot = c.copy();
                bot.who = Chair.Who.BOT;
                bot.name = Chair.nameOf(c.bot);
                filled.add(bot);
            }
        keep(filled);
    }

    /** A bot plays for a person from now on, or no more. */
    void setAway(Chair c, boolean away) {
        Chair changed = c.copy();
        changed.away = away;
        keep(List.of(changed));
    }

    /** Stores chairs as they shall be, and then has them so. */
    private void keep(List<Chair> changed) {
        lease.together(() -> {
            for (Chair c : changed) store.put(lease.match(), c);
        });
        for (Chair c : changed) chairs.get(c.seat).become(c);
    }
}
