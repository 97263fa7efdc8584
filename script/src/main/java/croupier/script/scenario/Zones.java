package croupier.script.scenario;

import croupier.kernel.Table;
import croupier.kernel.Zone;
import croupier.script.files.Node;
import java.util.ArrayList;
import java.util.List;

/** What lies in a zone: exactly, from its top, in any order, some of it or none of it. */
record Zones(Table t, Checking checking, Names names, Paths paths) {
    void check(Node.Scalar key, Key k, Value v, Zone z) {
        List<Integer> rows = names.rows(t, z, k.seat(), k.told());
        if (k.count()) {
            checking.same(key, v.number(), rows.size());
            return;
        }
        List<String> expected = new ArrayList<>();
        for (Value thing : v.list()) add(expected, thing);
        List<String> actual = rows.stream().map(row -> t.game().nameOf(t, row)).toList();
        if (compare(checking, key, k, expected, actual)) numbers(key, k, v, rows);
    }

    /** Names of things; {@code Strike x3} is three of them. */
    private void add(List<String> expected, Value thing) {
        String name = thing.isMapping() ? String.join("", thing.entries().keySet()) : thing.text();
        List<String> all = names.card(t, name) != 0 ? List.of(name) : Texts.copies(name);
        for (String one : all) expected.add(names.called(t, one));
    }

    /** Compares lists of names; true if they are as expected. */
    static boolean compare(Checking checking, Node.Scalar key, Key k, List<String> expected, List<String> actual) {
        List<String> want = expected.stream().map(Texts::plain).toList();
        List<String> have = actual.stream().map(Texts::plain).toList();
        boolean right = switch (k.relation()) {
            case IS -> want.equals(have);
            case FROM_TOP ->
                want.size() <= have.size() && want.equals(have.reversed().subList(0, want.size()));
            case ANY_ORDER ->
                want.stream().sorted().toList().equals(have.stream().sorted().toList());
            case CONTAINS -> containsAll(have, want);
            case LACKS -> want.stream().noneMatch(have::contains);
        };
        if (right) return true;
        boolean fromTop = k.relation() == Key.Relation.FROM_TOP;
        checking.differs(key, String.join(", ", expected), say(fromTop ? actual.reversed() : actual));
        return false;
    }

    private static String say(List<String> names) {
        return names.isEmpty() ? "nothing" : String.join(", ", names);
    }

    private static boolean containsAll(List<String> have, List<String> want) {
        List<String> left = new ArrayList<>(have);
        for (String w : want) if (!left.remove(w)) return false;
        return true;
    }

    /** {@code hand: [{Bash: {cost: 0}}]}: numbers of things that are where they should be. */
    private void numbers(Node.Scalar key, Key k, Value v, List<Integer> rows) {
        List<Value> things = v.list();
        for (int i = 0; i < things.size(); i++) {
            if (!things.get(i).isMapping()) continue;
            if (k.relation() != Key.Relation.IS && k.relation() != Key.Relation.FROM_TOP) {
                throw things.get(i).wrong("numbers of a thing need the order of the zone");
            }
            boolean top = k.relation() == Key.Relation.FROM_TOP;
            int row = rows.get(top ? rows.size() - 1 - i : i);
            things.get(i)
                    .entries()
                    .values()
                    .forEach(numbers -> numbers.entries().forEach((word, value) -> number(key, row, word, value)));
        }
    }

    private void number(Node.Scalar key, int row, String word, Value value) {
        Paths.Path path = Paths.of(t, row, word);
        if (path == null) throw Checking.unknown(key, word, Paths.numbersOf(t, row));
        if (path.get(t) != paths.number(path.column(), value))
            checking.differs(
                    value.node(),
                    t.game().nameOf(t, row) + "." + word + " " + value.text(),
                    paths.say(t, path.column(), path.get(t)));
    }
}
