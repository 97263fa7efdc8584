package croupier.apps.web;

import croupier.kernel.Reply;

/** Taking back: free alone with bots, and as long as nobody has learnt anything; otherwise the others are asked. */
final class TakingBack {
    private final Room room;
    private final StoredMatch match;
    /** Who wants to take back an answer, -1 for nobody; and who has agreed. */
    private int by = -1;

    private int agreed;

    TakingBack(Room room, StoredMatch match) {
        this.room = room;
        this.match = match;
    }

    /** Somebody has answered: what was asked for is past. */
    void lapses() {
        by = -1;
    }

    void ask(int seat) {
        boolean alone = room.people() == 1;
        Reply r = match.undo(seat, alone);
        if (r.ok()) {
            done(seat);
            return;
        }
        if (alone || match.match().isOver()) throw new Refused(r.reason());
        by = seat;
        agreed = 1 << seat;
        room.tellOthers(
                seat, Wire.object().put("t", "undo?").put("seat", seat).put("name", room.chairs.get(seat).name));
        throw new Refused(r.reason() + ": the others are asked whether you may");
    }

    void agree(int seat, boolean yes) {
        if (by < 0 || by == seat) return;
        int wants = by;
        if (!yes) {
            by = -1;
            room.say("", room.chairs.get(seat).name + " does not agree to take back");
            return;
        }
        agreed |= 1 << seat;
        for (Chair c : room.chairs) if (c.who == Chair.Who.PERSON && !c.away && (agreed & (1 << c.seat)) == 0) return;
        if (match.undo(wants, true).ok()) done(wants);
    }

    private void done(int seat) {
        by = -1;
        if (room.people() > 1) room.say("", room.chairs.get(seat).name + " takes back an answer");
        room.lookAnew();
        room.changed();
    }
}
