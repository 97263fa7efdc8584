package croupier.script.scenario;

import croupier.kernel.Rows;
import croupier.kernel.Scope;
import croupier.kernel.Table;
import croupier.script.Amount;
import croupier.script.Condition;
import croupier.script.Library;
import croupier.script.MistakesException;
import croupier.script.Node;
import croupier.script.Reading;
import croupier.script.Selection;
import java.util.ArrayList;
import java.util.List;

/** Facts that are written as expressions of the game's card files: {@code count of enemies}, {@code target.hp > 3}. */
final class Expressions {
    private final Library library;
    private final Scope[] scopes;

    Expressions(Library library, Scope[] scopes) {
        this.library = library;
        this.scopes = scopes;
    }

    int number(Table t, int seat, Node.Scalar text) {
        return read(text, Amount.class).of(t, scope(seat));
    }

    boolean truth(Table t, int seat, Node.Scalar text) {
        return read(text, Condition.class).test(t, scope(seat));
    }

    List<Integer> rows(Table t, int seat, Node.Scalar text) {
        int mark = t.mark();
        Rows rows = read(text, Selection.class).rows(t, scope(seat));
        List<Integer> all = new ArrayList<>();
        for (int i = 0; i < rows.size(); i++) all.add(rows.get(i));
        t.release(mark);
        return all;
    }

    private Scope scope(int seat) {
        Scope kept = scopes[seat];
        Scope s = new Scope();
        s.seat = kept.seat;
        s.self = kept.self;
        s.target = kept.target;
        s.source = kept.source;
        s.card = kept.card;
        return s;
    }

    private <T> T read(Node.Scalar text, Class<T> type) {
        Reading reading = library.reading();
        T value = reading.read(text, type);
        reading.check();
        if (value == null) throw new MistakesException(reading.mistakes());
        return value;
    }

    /** The same place with another text, for facts that are made from key and value. */
    static Node.Scalar at(Node.Scalar place, String text) {
        return new Node.Scalar(text, place.quoted(), place.source(), place.line(), place.column());
    }
}
