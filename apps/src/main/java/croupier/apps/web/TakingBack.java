package croupier.apps.web;

import croupier.kernel.Reply;

/**
 * Taking back: free alone with bots, and as long as nobody has learnt anything; otherwise the others are asked, one question at a
 * time. A match of people that is over stays as it is: everything is known then.
 */
final class TakingBack {
    private final Room room;
    private final StoredMatch match;
    /** Who wants to take back an answer, -1 for nobody; and who has agreed. */
    private int by = -1;

    private int agreed;

    /** At how many answers, plus one, each seat last had the others asked: once is enough. */
    private final int[] askedAt;

    TakingBack(Room room, StoredMatch match) {
        this.room = room;
        this.match = match;
        askedAt = new int[room.chairs.size()];
    }

    /** Somebody has answered: what was asked for is past. */
    void lapses() {
        by = -1;
    }

    void ask(int seat) {
        boolean alone = room.people() == 1;
        if (!alone && match.match().isOver())
            throw new Refused("the match is over and everything is known: nothing is taken back");
        if (by >= 0) throw new Refused(room.chairs.get(by).name + " has asked to take back: that is answered first");
        Reply r = match.undo(seat, alone);
        if (r.ok()) {
            done(seat);
            return;
        }
        if (alone) throw new Refused(r.reason());
        if (askedAt[seat] == match.match().answers() + 1)
            throw new Refused(r.reason() + ", and the others have been asked already");
        askedAt[seat] = match.match().answers() + 1;
        by = seat;
        agreed = 1 << seat;
        room.tellOthers(
                seat, Wire.object().put("t", "undo?").put("seat", seat).put("name", room.chairs.get(seat).name));
        throw new Refused(r.reason() + ": the others are asked whether you may");
    }

    void agree(int seat, boolean yes) {
        if (by < 0 || by == seat || match.match().isOver()) return;
        int wants = by;
        if (!yes) {
            by = -1;
            room.say("", room.chairs.get(seat).name + " does not agree to take back");
            return;
        }
        agreed |= 1 << seat;
        for (Chair c : room.chairs) if (c.who == Chair.Who.PERSON && !c.away && (agreed & (1 << c.seat)) == 0) return;
        by = -1;
        if (match.undo(wants, true).ok()) done(wants);
    }

    private void done(int seat) {
        by = -1;
        if (room.people() > 1) room.say("", room.chairs.get(seat).name + " takes back an answer");
        room.lookAnew();
        room.changed();
    }
}
