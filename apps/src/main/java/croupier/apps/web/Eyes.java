package croupier.apps.web;

import croupier.apps.table.HowItEnded;
import croupier.kernel.Code;
import croupier.kernel.Decision;
import croupier.kernel.Match;
import croupier.kernel.Outcome;
import croupier.kernel.Say;
import croupier.kernel.Table;
import croupier.kernel.View;
import croupier.kernel.Word;
import croupier.kernel.Zone;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * What one connection has been shown of a match, and so what it has to be shown next. Things are known to it by numbers of
 * its own, given in the order in which it saw them; entries of the log are counted as it gets them. Nothing it is sent
 * depends on what its seat may not see.
 */
final class Eyes {
    /** In letters: what fits beside a table. */
    private static final int RESULT_WIDTH = 76;

    private final Match match;
    private final Shelf.Box box;
    private final int seat;
    private final Map<Integer, Integer> ids = new HashMap<>();
    private final Set<Integer> shownCards = new HashSet<>();
    private final Map<String, String> shownPlaces = new HashMap<>();
    private final Set<String> shownLabels = new HashSet<>();
    private final Happenings happenings;
    private final Backdrop backdrop;
    final SeatNames names;
    private ObjectNode terms = Wire.object();
    private boolean fresh = true;

    Eyes(Match match, Shelf.Box box, int seat) {
        this.match = match;
        this.box = box;
        this.seat = seat;
        this.happenings = new Happenings(match, seat, this);
        this.backdrop = new Backdrop(match, seat, this);
        this.names = new SeatNames(match.game(), match.setup().seats(), seat);
    }

    int seat() {
        return seat;
    }

    /** Whether this is the match that is looked at; after a failed store it is another one. */
    boolean looksAt(Match now) {
        return match == now;
    }

    /** The number by which this viewer knows a thing that it sees. */
    int id(int tag) {
        return ids.computeIfAbsent(tag, _ -> ids.size() + 1);
    }

    /** The tag behind a number that this viewer was given; 0 for none. */
    int tag(int id) {
        for (Map.Entry<Integer, Integer> e : ids.entrySet()) if (e.getValue() == id) return e.getKey();
        return 0;
    }

    /** Why a thing that this viewer sees is what it is now: each change with its source; null if there is no such thing. */
    @Nullable
    List<String> why(int id) {
        Table t = match.table();
        int tag = tag(id);
        for (Zone z : t.game().layout().zones())
            for (int owner = 0; owner < (z.shared() ? 1 : t.seats()); owner++)
                for (int i = 0; i < t.count(z, owner) && tag != 0; i++) {
                    int row = t.at(z, owner, i);
                    if (t.tag(row) == tag && t.sees(row, seat)) return Say.causes(t, seat, row);
                }
        return null;
    }

    // ---- the whole state

    /**
     * What has changed since the last look.
     *
     * @param name by which the seat's open decision is answered
     */
    ObjectNode look(String name, boolean mayAnswer) {
        return look(name, mayAnswer, true);
    }

    /** The same; without the log, which is most of the work where a match is long, for who does not ask for it. */
    ObjectNode look(String name, boolean mayAnswer, boolean withLog) {
        ObjectNode frame = Wire.object().put("t", "state");
        if (fresh) frame.put("fresh", true);
        ObjectNode cards = Wire.object();
        frame.set("numbers", Wire.tree(View.numbers(match.table())));
        backdrop.write(frame);
        frame.set("places", places(cards));
        if (withLog) {
            frame.set("log", happenings.since(fresh, cards));
            frame.put("logged", happenings.count());
        }
        Decision d = mayAnswer ? match.openFor(seat) : null;
        if (d != null) frame.set("ask", ask(d, name, cards));
        ArrayNode waiting = frame.putArray("waiting");
        for (int i = 0; i < match.open(); i++) waiting.add(match.open(i).seat());
        if (match.isOver()) frame.set("over", over());
        if (!cards.isEmpty()) frame.set("cards", cards);
        if (!terms.isEmpty()) frame.set("terms", terms);
        terms = Wire.object();
        fresh = false;
        return frame;
    }

    private ArrayNode places(ObjectNode cards) {
        Table t = match.table();
        ArrayNode all = Wire.array();
        for (Zone z : t.game().layout().zones())
            for (int owner = 0; owner < (z.shared() ? 1 : t.seats()); owner++) {
                ObjectNode place = Wire.object().put("z", z.name()).put("o", z.shared() ? -1 : owner);
                place.set("things", things(t, z, owner, cards));
                if (backdrop.knowsAllOf(z, owner)) place.set("known", known(t, z, owner, cards));
                String written = Wire.write(place);
                if (!written.equals(shownPlaces.put(z.name() + owner, written))) all.add(place);
            }
        return all;
    }

    /** What lies in a zone, bottom first; a run of hidden cards is their number. */
    private ArrayNode things(Table t, Zone z, int owner, ObjectNode cards) {
        ArrayNode things = Wire.array();
        int hidden = 0;
        for (int i = 0; i < t.count(z, owner); i++) {
            int row = t.at(z, owner, i);
            if (!t.sees(row, seat)) {
                hidden++;
                continue;
            }
            if (hidden > 0) things.add(hidden);
            hidden = 0;
            things.add(thing(t, row, cards));
        }
        if (hidden > 0) things.add(hidden);
        return things;
    }

    /** What lies hidden in a zone, sorted by name, so that nobody learns the order. */
    private ArrayNode known(Table t, Zone z, int owner, ObjectNode cards) {
        List<ObjectNode> found = new ArrayList<>();
        for (int i = 0; i < t.count(z, owner); i++) {
            int row = t.at(z, owner, i);
            if (t.sees(row, seat)) continue;
            View.Thing seen = View.everything(t, row);
            found.add(describe(t, row, seen, Wire.object(), cards));
        }
        found.sort(Comparator.comparing(Wire::write));
        return Wire.array().addAll(found);
    }

    private ObjectNode thing(Table t, int row, ObjectNode cards) {
        View.Thing seen = View.thing(t, row, seat);
        ObjectNode node = describe(t, row, seen, Wire.object().put("i", id(seen.id())), cards);
        backdrop.thing(node, row);
        return node;
    }

    private ObjectNode describe(Table t, int row, View.Thing seen, ObjectNode node, ObjectNode cards) {
        node.put("k", seen.kind()).put("n", seen.name());
        if (!seen.numbers().isEmpty()) node.set("v", Wire.tree(seen.numbers()));
        seen.numbers().keySet().forEach(this::explain);
        int card = t.card(row);
        if (card == 0) return node;
        node.put("c", card);
        show(card, cards);
        String text = t.game().textOf(t, row);
        if (!text.equals(box.card(card).get("text").asString())) node.put("x", text);
        return node;
    }

    /** Tells what the label of a number means, once. */
    private void explain(String label) {
        if (!shownLabels.add(label)) return;
        String meaning = box.meaning(label);
        if (!meaning.isEmpty()) terms.put(label, meaning);
    }

    /** Tells what a card says, once. */
    void show(int card, ObjectNode cards) {
        if (card > 0 && shownCards.add(card)) cards.set(Integer.toString(card), box.card(card));
    }

    private ObjectNode over() {
        Outcome o = match.outcome();
        ObjectNode node = Wire.object();
        ArrayNode results = node.putArray("results");
        for (Outcome.Result r : o.results()) results.add(r.name().toLowerCase(java.util.Locale.ROOT));
        node.set("scores", Wire.tree(o.scores()));
        node.put("seed", match.game().saySeed(match.setup().seed()));
        List<String> how = HowItEnded.lines(match, seat, RESULT_WIDTH);
        if (!how.isEmpty())
            node.set("how", Wire.tree(how.stream().map(names::in).toList()));
        return node;
    }

    // ---- the question

    private ObjectNode ask(Decision d, String name, ObjectNode cards) {
        Table t = match.table();
        ObjectNode ask = Wire.object()
                .put("d", name)
                .put("p", d.why().name())
                .put("text", names.in(Say.prompt(t, d)))
                .put("min", d.several() ? d.min() : 1)
                .put("max", d.several() ? d.max() : 1);
        if (d.several()) ask.put("several", true);
        if (d.ordered()) ask.put("ordered", true);
        if (d.together()) ask.put("together", true);
        if (d.because() != 0) {
            ask.put("because", names.in(Say.name(t, seat, d.because())));
            ObjectNode row = reference(t, d.because());
            if (row.size() > 0) ask.set("source", row);
        }
        ArrayNode options = ask.putArray("options");
        for (int i = 0; i < d.size(); i++) options.add(option(t, d, d.code(i), cards));
        if (d.besides() > 0) {
            ArrayNode besides = ask.putArray("besides");
            for (int i = 0; i < d.besides(); i++) besides.add(option(t, d, d.besidesCode(i), cards));
        }
        ArrayNode not = ask.putArray("not");
        for (int i = 0; i < d.refused(); i++)
            not.add(option(t, d, d.refusedCode(i), cards).put("why", names.in(Say.reason(t, d, i))));
        backdrop.pairs(ask);
        return ask;
    }

    private ObjectNode option(Table t, Decision d, long code, ObjectNode cards) {
        Word w = t.game().layout().word(Code.word(code));
        ObjectNode node = Wire.object().put("w", w.name()).put("text", names.in(Say.option(t, seat, code)));
        String aside = names.in(Say.aside(t, d, code));
        if (!aside.isEmpty()) node.put("aside", aside);
        backdrop.option(node, code);
        if (Code.word(code) == Code.NUMBER || w.hasNumber()) {
            node.put("n", Code.a(code));
            return node;
        }
        if (Code.a(code) != 0) node.set("a", reference(t, Code.a(code), cards));
        if (Code.b(code) != 0) node.set("b", reference(t, Code.b(code), cards));
        return node;
    }

    private ObjectNode reference(Table t, int row, ObjectNode cards) {
        ObjectNode node = reference(t, row);
        if (t.zoneOf(row) != null && t.sees(row, seat)) show(t.card(row), cards);
        return node;
    }

    /** Where a row is for this viewer: by number if it sees it, by place if not; empty for what lies nowhere. */
    ObjectNode reference(Table t, int row) {
        ObjectNode node = Wire.object();
        Zone z = t.zoneOf(row);
        if (z == null) return node;
        if (t.sees(row, seat)) return node.put("i", id(t.tag(row)));
        return node.put("z", z.name())
                .put("o", z.shared() ? -1 : t.ownerOf(row))
                .put("p", t.placeOf(row));
    }
}
