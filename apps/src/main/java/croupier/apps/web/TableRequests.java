package croupier.apps.web;

import java.util.Arrays;
import java.util.List;
import tools.jackson.databind.node.ObjectNode;

/** What a page at a table asks for, done in its room; the room is locked. */
final class TableRequests {
    private final Line line;
    private final AddressLimits limits;
    private final Bucket looks;

    TableRequests(Line line, AddressLimits limits, Timer timer) {
        this.line = line;
        this.limits = limits;
        looks = new Bucket(Limits.LOOKS_AT_ONCE, Limits.LOOKS_PER_SECOND, timer);
    }

    void carryOut(Room at, String what, ObjectNode message, String id) {
        switch (what) {
            case "answer" -> {
                at.answer(seated(), Wire.text(message, "d", 30), Wire.numbers(message, "pick", 500));
                line.send(Wire.object().put("t", "ok").put("id", id));
            }
            case "undo" -> at.undo(seated());
            case "agree" -> at.agree(seated(), Wire.truth(message, "yes", false));
            case "preview" -> preview(at, message, id);
            case "hint" -> {
                if (!looks.take()) throw new Refused("too many hints: wait a little");
                Foresight.hint(at, line, seated(), id);
            }
            case "why" -> why(at, message, id);
            case "chat" -> chat(at, message);
            case "away" -> at.takeOver(seated());
            case "back" -> {
                Chair c = at.chairs.get(seated());
                if (c.away) at.giveBack(c);
                line.send(at.stateOf(line));
            }
            case "fill" -> {
                seated();
                at.fill();
            }
            case "concede" -> at.concede(seated());
            case "rematch" -> at.rematch(seated(), line.address());
            case "term" -> {
                String term = Wire.text(message, "term", 80);
                line.send(Wire.object().put("t", "term").put("term", term).put("text", at.box.meaning(term)));
            }
            default -> throw new Refused("there is no message '" + what + "'");
        }
    }

    private int seated() {
        if (line.seat() < 0) throw new Refused("you only watch");
        return line.seat();
    }

    private void preview(Room at, ObjectNode message, String id) {
        seated();
        if (!looks.take() || !limits.looks(line.address())) return;
        ObjectNode frame = Wire.object().put("t", "preview").put("id", id);
        Foresight.Wish wish = new Foresight.Wish(
                list(message, "pick", 50), message.has("pairs") ? list(message, "pairs", 400) : null);
        frame.set("changes", at.preview(line.eyes(at), Wire.text(message, "d", 40), wish));
        line.send(frame);
    }

    private static List<Integer> list(ObjectNode message, String name, int most) {
        return Arrays.stream(Wire.numbers(message, name, most)).boxed().toList();
    }

    /** Why a thing is what it is: power, colors, abilities, cost, each change with its source. */
    private void why(Room at, ObjectNode message, String id) {
        if (!looks.take() || !limits.looks(line.address())) throw new Refused("too many questions: wait a little");
        List<String> causes = line.eyes(at).why(Wire.number(message, "i", 0, 0, Integer.MAX_VALUE));
        if (causes == null) throw new Refused("there is no such thing on the table that you see");
        ObjectNode frame = Wire.object().put("t", "why").put("id", id);
        frame.set("causes", Wire.tree(causes));
        line.send(frame);
    }

    private void chat(Room at, ObjectNode message) {
        String text = House.cleaned(Wire.text(message, "text", 300), "");
        if (text.isEmpty()) return;
        int seat = line.seat();
        at.say(seat >= 0 ? at.chairs.get(seat).name : line.name() + Talk.WATCHING, text);
    }
}
