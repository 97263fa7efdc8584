package croupier.script.scenario;

import croupier.kernel.Table;
import croupier.script.files.Mistake;
import croupier.script.files.Node;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What a case says behind a word; reading it the wrong way is a mistake with its place. */
public final class Value {
    private final Node node;
    private final Names names;
    private final Table t;
    private final int seat;

    Value(Node node, Names names, Table t, int seat) {
        this.node = node;
        this.names = names;
        this.t = t;
        this.seat = seat;
    }

    Node node() {
        return node;
    }

    public boolean isList() {
        return node instanceof Node.Sequence;
    }

    public boolean isMapping() {
        return node instanceof Node.Mapping;
    }

    /** A word or number as it is written. */
    public String text() {
        if (node instanceof Node.Scalar s) return s.text().strip();
        throw wrong("a word or number belongs here, not " + node.what());
    }

    public boolean isNumber() {
        return node instanceof Node.Scalar s && Texts.isNumber(s.text().strip());
    }

    /** A whole number; true and false are 1 and 0. */
    public int number() {
        String text = text();
        if (text.equals("true") || text.equals("false")) return text.equals("true") ? 1 : 0;
        if (!Texts.isNumber(text)) throw wrong("a whole number belongs here, not " + node.what());
        return Integer.parseInt(text);
    }

    public boolean truth() {
        return number() != 0;
    }

    /** A seat, counted from 0: written as {@code 2}, {@code seat 2} or the name of somebody in it. */
    public int seat() {
        int found = names.seat(t, seat, text());
        if (found < 0) throw wrong("there is no seat " + node.what());
        return found;
    }

    /** A row by its name. */
    public int row() {
        return names.need(t, seat, text(), node);
    }

    /** The number of a card of the catalogue. */
    public int card() {
        int card = names.card(t, text());
        if (card == 0) throw wrong("there is no card " + node.what() + ". " + names.nearestCard(t, text()));
        return card;
    }

    /** The pieces of a list; one piece alone is a list of one, nothing is an empty one. */
    public List<Value> list() {
        if (node instanceof Node.Scalar s && s.text().isBlank()) return List.of();
        if (!(node instanceof Node.Sequence s)) return List.of(this);
        List<Value> all = new ArrayList<>();
        for (Node n : s.items()) all.add(new Value(n, names, t, seat));
        return all;
    }

    /** The pieces by key. */
    public Map<String, Value> entries() {
        if (!(node instanceof Node.Mapping m)) throw wrong("words with a value each belong here, not " + node.what());
        Map<String, Value> all = new LinkedHashMap<>();
        for (Node.Entry e : m.entries()) all.put(e.key().text(), new Value(e.value(), names, t, seat));
        return all;
    }

    /** What is wrong with it, to be thrown. */
    public RuntimeException wrong(String message) {
        return new WrongScenario(Mistake.at(node, message));
    }
}
