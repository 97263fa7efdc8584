package croupier.apps.web;

import croupier.kernel.Match;
import croupier.kernel.Outcome;
import croupier.kernel.Zone;
import java.util.Locale;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What pages get from a room: the table when they come, then states, seats and chat. */
final class RoomFrames {
    /** Letters of a mark: nobody is guessing it, it only tells a state from the one before. */
    private static final int MARK = 16;

    private final Room room;

    RoomFrames(Room room) {
        this.room = room;
    }

    /** What one connection has not been shown yet. */
    ObjectNode state(Line l) {
        Eyes eyes = l.eyes(room);
        return withClocks(news(eyes, true), eyes.seat());
    }

    /** What somebody has not been shown yet, without what changes by itself. */
    private ObjectNode news(Eyes eyes, boolean withLog) {
        Match match = room.match();
        int seat = eyes.seat();
        boolean mine = seat >= 0 && room.isFull() && !room.chairs.get(seat).away && !room.isAnsweredFor(seat);
        ObjectNode frame = eyes.look(seat < 0 ? "" : room.nameFor(seat), mine, withLog);
        return frame.put("mayUndo", seat >= 0 && match.answers() > 0 && (!match.isOver() || room.people() == 1));
    }

    /** Everything that a viewer may see, with a mark by which the same is recognised; only that it is the same, if it is. */
    ObjectNode whole(Eyes eyes, String known, boolean withLog) {
        ObjectNode frame = news(eyes, withLog);
        frame.remove("t");
        frame.remove("fresh");
        frame.put("match", room.id)
                .put("game", room.box.game.name())
                .put("seat", eyes.seat())
                .put("full", room.isFull());
        ArrayNode seats = chairs();
        for (JsonNode one : seats) ((ObjectNode) one).remove("thinks");
        frame.set("seats", seats);
        String mark = Tokens.hash(Wire.write(frame)).substring(0, MARK);
        if (mark.equals(known)) return Wire.object().put("mark", mark).put("same", true);
        return withClocks(frame.put("mark", mark), eyes.seat());
    }

    private ObjectNode withClocks(ObjectNode frame, int seat) {
        long left = seat < 0 ? 0 : room.timeLeft(seat);
        if (left > 0 && frame.has("ask")) frame.put("left", left);
        clocks(frame);
        return frame;
    }

    /** The time of everybody who has a clock; where all are asked alike, all of them have. */
    private void clocks(ObjectNode frame) {
        ArrayNode all = Wire.array();
        boolean any = false;
        for (Chair c : room.chairs) {
            long left = room.timeLeft(c.seat);
            long bank = room.timeInBank(c.seat);
            if (left > 0) all.addObject().put("left", left).put("runs", true);
            else if (bank > 0) all.addObject().put("left", bank);
            else all.addNull();
            any |= left > 0 || bank > 0;
        }
        if (any) frame.set("clocks", all);
    }

    ObjectNode seats() {
        ObjectNode frame = Wire.object().put("t", "seats");
        frame.set("seats", chairs());
        return frame.put("watching", room.watching());
    }

    private ArrayNode chairs() {
        ArrayNode all = Wire.array();
        for (Chair c : room.chairs) {
            ObjectNode node = all.addObject()
                    .put("name", c.name)
                    .put("who", c.who.name().toLowerCase(Locale.ROOT))
                    .put("here", c.here > 0);
            if (c.isBots()) node.put("bot", c.bot);
            if (c.away) node.put("away", true);
            long thinks = room.thinksSince(c.seat);
            if (thinks >= 0) node.put("thinks", thinks);
            if (room.wantsRematch(c.seat)) node.put("again", true);
        }
        return all;
    }

    /** What does not change while the match lasts, and what was said so far. */
    ObjectNode table(int seat) {
        ObjectNode frame = Wire.object()
                .put("t", "table")
                .put("match", room.id)
                .put("game", room.box.game.name())
                .put("about", room.box.game.about())
                .put("seat", seat)
                .put("clock", TimeControl.of(room.clock).decision())
                .put("full", room.isFull());
        frame.set("board", room.box.board);
        ArrayNode zones = frame.putArray("zones");
        for (Zone z : room.box.game.layout().zones())
            zones.addObject()
                    .put("name", z.name())
                    .put("shared", z.shared())
                    .put("sight", z.sight().name().toLowerCase(Locale.ROOT));
        frame.set("seats", chairs());
        frame.set("options", Wire.tree(room.match().setup().options()));
        room.writeTalk(frame.putArray("said"));
        if (!room.next().isEmpty()) frame.put("next", room.next());
        return frame;
    }

    /** For the lobby. */
    ObjectNode summary() {
        ObjectNode node = Wire.object()
                .put("id", room.id)
                .put("game", room.box.game.name())
                .put("made", room.made)
                .put("answers", room.match().answers())
                .put("over", room.match().isOver())
                .put("watching", room.watching());
        node.set("seats", chairs());
        node.put("turn", room.box.game.turn(room.match().table()));
        node.put("turnName", room.box.game.turnName(room.match().table()));
        ArrayNode waiting = node.putArray("waiting");
        for (int i = 0; i < room.match().open(); i++)
            waiting.add(room.match().open(i).seat());
        ArrayNode results = node.putArray("results");
        if (room.match().isOver())
            for (Outcome.Result r : room.match().outcome().results())
                results.add(r.name().toLowerCase(Locale.ROOT));
        return node;
    }
}
