package croupier.apps.web;

import croupier.kernel.Column;
import croupier.kernel.Event;
import croupier.kernel.Kind;
import croupier.kernel.Log;
import croupier.kernel.Match;
import croupier.kernel.Say;
import croupier.kernel.Spoken;
import croupier.kernel.TableArt;
import croupier.kernel.Zone;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The log of a match as one viewer may read it: lines to read, and what to animate. */
final class Happenings {
    /** Who comes later reads this many entries of what was before. */
    private static final int MOST_BEFORE = 400;

    private final Match match;
    private final int seat;
    private final Eyes eyes;
    private int read;
    private int count;
    private boolean begun;

    Happenings(Match match, int seat, Eyes eyes) {
        this.match = match;
        this.seat = seat;
        this.eyes = eyes;
    }

    /** How many entries this viewer has got. */
    int count() {
        return count;
    }

    /** Entries that the viewer does not have yet. */
    ArrayNode since(boolean first, ObjectNode cards) {
        Log log = match.log();
        ArrayNode all = Wire.array();
        for (; read < log.size(); read++) {
            begun |= log.kind(read) == Log.ANSWER;
            ObjectNode entry = entry(log, read, cards);
            if (entry != null) all.add(entry);
        }
        count += all.size();
        if (first) while (all.size() > MOST_BEFORE) all.remove(0);
        return all;
    }

    private @Nullable ObjectNode entry(Log log, int i, ObjectNode cards) {
        return switch (log.kind(i)) {
            case Log.EVENT -> event(log, i, cards);
            case Log.MOVE -> begun ? move(log, i, cards) : null;
            case Log.CHANGE -> begun ? change(log, i, cards) : null;
            case Log.SHOW -> log.isFor(i, 0, seat) ? named(i, "show", cards).put("i", eyes.id(log.tag(i, 0))) : null;
            case Log.SHUFFLE -> begun ? shuffle(log, i, cards) : null;
            case Log.ANSWER -> Wire.object().put("k", "answer").put("s", log.number(i, 0));
            case Log.TAKEN_BACK, Log.OVER -> named(i, log.kind(i) == Log.OVER ? "over" : "back", cards);
            default -> null;
        };
    }

    /** An entry with its line, in which names are marked: card, name. */
    private ObjectNode named(int i, String kind, ObjectNode cards) {
        ObjectNode node = Wire.object().put("k", kind);
        if (!match.game().tells(match.log(), i)) return node;
        String line = Spoken.to(Say.log(match, i, seat, new Marking(cards)));
        return line.isEmpty() ? node : node.put("x", line);
    }

    /** Names that pages draw themselves: cards as links, players by the names of their seats. */
    private final class Marking implements Say.Mark {
        private final ObjectNode cards;

        Marking(ObjectNode cards) {
            this.cards = cards;
        }

        @Override
        public String of(String name, int card) {
            eyes.show(card, cards);
            return "\u0001" + card + "\u0002" + name + "\u0003";
        }

        @Override
        public String player(int whose, String name) {
            return whose == seat ? Spoken.YOU : "\u0005" + whose + "\u0003";
        }
    }

    private @Nullable ObjectNode event(Log log, int i, ObjectNode cards) {
        Event e = match.game().layout().events().get(log.number(i, 0));
        if (match.game() instanceof TableArt art && art.isInResult(e)) return null;
        ObjectNode node = named(i, "event", cards);
        // what a log leaves out may be about hidden things: only what the log has is sent
        if (!node.has("x") && (e.text().isEmpty() || match.game().tells(log, i))) return null;
        node.put("e", e.name());
        if (log.tag(i, 0) != 0 && log.isFor(i, 0, seat)) node.put("a", eyes.id(log.tag(i, 0)));
        if (log.tag(i, 1) != 0 && log.isFor(i, 1, seat)) node.put("b", eyes.id(log.tag(i, 1)));
        return node.put("v", log.number(i, 3));
    }

    private @Nullable ObjectNode move(Log log, int i, ObjectNode cards) {
        // something that only changes its place in a row is seen on the table
        if (log.number(i, 1) == log.number(i, 2)) return null;
        ObjectNode node = named(i, "move", cards);
        if (log.isFor(i, 0, seat)) {
            node.put("i", eyes.id(log.tag(i, 0)));
            if (log.number(i, 1) != 0 && log.isFor(i, 1, seat)) node.put("was", eyes.id(log.tag(i, 1)));
        }
        place(node, "from", log, i, 1);
        place(node, "to", log, i, 2);
        return node;
    }

    private static void place(ObjectNode node, String name, Log log, int i, int which) {
        Zone z = log.zone(i, which);
        if (z != null) node.putArray(name).add(z.name()).add(z.shared() ? -1 : log.owner(i, which));
    }

    private @Nullable ObjectNode change(Log log, int i, ObjectNode cards) {
        if (!log.isFor(i, 0, seat) || log.tag(i, 0) == 0) return null;
        Kind kind = match.game().layout().kind(log.number(i, 0));
        for (Column c : kind.columns())
            if (c.at() == log.number(i, 1) && !c.sparse())
                return named(i, "change", cards)
                        .put("i", eyes.id(log.tag(i, 0)))
                        .put("l", c.label())
                        .put("v", log.number(i, 3));
        return null;
    }

    private ObjectNode shuffle(Log log, int i, ObjectNode cards) {
        Zone z = match.game().layout().zones().get(log.number(i, 0));
        ObjectNode node = named(i, "shuffle", cards);
        node.putArray("to").add(z.name()).add(z.shared() ? -1 : log.number(i, 1));
        return node;
    }
}
