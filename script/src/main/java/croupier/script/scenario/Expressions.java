package croupier.script.scenario;

import croupier.kernel.Rows;
import croupier.kernel.Scope;
import croupier.kernel.Table;
import croupier.script.Amount;
import croupier.script.Condition;
import croupier.script.Selection;
import croupier.script.files.MistakesException;
import croupier.script.files.Node;
import croupier.script.forms.Reading;
import croupier.script.library.Library;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Facts that are written as expressions of the game's card files: {@code count of enemies}, {@code target.hp > 3}. */
final class Expressions {
    /** What stands before a dot: {@code enemy 2}. */
    private static final Pattern NAME = Pattern.compile("(\\b[a-z][a-z']*(?: [0-9]+)?)\\.");

    /** What stands between these words is said of one thing: {@code angel is flying and not wall is tapped}. */
    private static final Pattern PARTS = Pattern.compile(" (?:and|or) |[()]");

    private static final String IS = " is ";
    private static final String NOT = "not ";

    /** Names that card files have too. */
    private static final Set<String> OWN = Set.of("me", "my", "target", "it");

    private final Set<String> called = new LinkedHashSet<>();
    private final Library library;
    private final Scope[] scopes;
    private final Names names;

    Expressions(Library library, Scope[] scopes, Names names) {
        this.library = library;
        this.scopes = scopes;
        this.names = names;
    }

    int number(Table t, int seat, Node.Scalar text) {
        return read(t, seat, text, Amount.class).of(t, scope(seat));
    }

    boolean truth(Table t, int seat, Node.Scalar text) {
        return read(t, seat, text, Condition.class).test(t, scope(seat));
    }

    List<Integer> rows(Table t, int seat, Node.Scalar text) {
        int mark = t.mark();
        Rows rows = read(t, seat, text, Selection.class).rows(t, scope(seat));
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

    private <T> T read(Table t, int seat, Node.Scalar text, Class<T> type) {
        Reading reading = library.reading();
        Set<String> used = new LinkedHashSet<>(called);
        Matcher word = NAME.matcher(text.text());
        while (word.find()) used.add(word.group(1));
        String plain = text.text();
        for (String name : used) plain = bind(t, seat, name, ".", plain, reading);
        for (String name : asked(text.text())) {
            if (Character.isUpperCase(name.charAt(0))) names.need(t, seat, name, text);
            plain = bind(t, seat, name, IS, plain, reading);
        }
        T value = reading.read(at(text, plain), type);
        reading.check();
        if (value == null) throw new MistakesException(reading.mistakes());
        return value;
    }

    /** What is asked whether it is something: the names before {@code is}. */
    private static Set<String> asked(String text) {
        Set<String> all = new LinkedHashSet<>();
        for (String part : PARTS.split(text)) {
            String said = part.startsWith(NOT) ? part.substring(NOT.length()) : part;
            String name = said.substring(0, Math.max(0, said.indexOf(IS))).strip();
            if (!name.isEmpty()) all.add(name);
        }
        return all;
    }

    /** From now on this name of a row may stand before a dot. */
    void call(String name) {
        called.add(name);
    }

    /**
     * Names of rows mean in an expression what they mean elsewhere; they are written as long as they are, in letters that an
     * expression can read, so that places of mistakes stay right.
     */
    private String bind(Table t, int seat, String name, String before, String text, Reading reading) {
        if (OWN.contains(name)) return text;
        int row = names.find(t, seat, name);
        if (row <= 0) return text;
        String alias = name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9']", "_");
        reading.noun(alias, t.game().layout().kind(t.kindOf(row)), (table, scope) -> row);
        return text.replace(name + before, alias + before);
    }

    /** The same place with another text, for facts that are made from key and value. */
    static Node.Scalar at(Node.Scalar place, String text) {
        return new Node.Scalar(text, place.quoted(), place.source(), place.line(), place.column());
    }
}
