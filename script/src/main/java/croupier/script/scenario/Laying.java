package croupier.script.scenario;

import croupier.kernel.Nearest;
import croupier.kernel.Opening;
import croupier.kernel.Scope;
import croupier.kernel.Table;
import croupier.kernel.Zone;
import croupier.script.files.Mistake;
import croupier.script.files.Node;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Lays out the table that a case gives: zones and words of the game first, in the order in which they are written, then
 * numbers. What a case does not mention stays as the game's own set-up made it.
 */
final class Laying implements Opening {
    private static final String START = "start";

    private final Given given;
    private final Stage stage;
    private final Names names;
    private final Paths paths;
    private final String played;
    final List<Mistake> mistakes = new ArrayList<>();
    Scope[] scopes = {};

    /**
     * @param played the card that {@code play} needs, empty for none
     */
    Laying(Given given, Stage stage, Names names, Paths paths, String played) {
        this.given = given;
        this.stage = stage;
        this.names = names;
        this.paths = paths;
        this.played = played;
    }

    @Override
    public int[] chance() {
        return given.numbers("set-up chance");
    }

    @Override
    public boolean atFirstChoice() {
        return !given.text("at", "").equals(START);
    }

    @Override
    public void lay(Table t) {
        mistakes.clear();
        names.forget();
        goTo(t);
        if (!played.isEmpty()) stage.turnOf(t, 0);
        List<Rest> rest = new ArrayList<>();
        for (Node.Entry e : given.facts) mayFail(() -> place(t, 0, e.key(), e.value(), rest));
        if (!played.isEmpty()) mayFail(() -> provide(t));
        for (Rest r : rest) mayFail(() -> number(t, r));
        if (mistakes.isEmpty()) stage.ready(t);
        keepScopes(t);
    }

    /** A number that is given once everything lies in its place. */
    private record Rest(int seat, Node.Scalar key, Node value) {}

    private void mayFail(Runnable piece) {
        try {
            piece.run();
        } catch (WrongScenario w) {
            mistakes.add(w.mistake);
        }
    }

    private void goTo(Table t) {
        Node at = given.get("at");
        String place = given.text("at", "");
        if (place.equals(START)) return;
        if (!stage.at(t, place) && at != null)
            mistakes.add(Mistake.at(
                    at, "this game knows no place '" + place + "' to begin at; 'start' is before everything"));
    }

    private void place(Table t, int seat, Node.Scalar key, Node value, List<Rest> rest) {
        String word = key.text();
        if (Texts.isSeat(word)) {
            int other = seatAt(t, key);
            for (Node.Entry e : Given.mapping(value, "words with a value each").entries())
                mayFail(() -> place(t, other, e.key(), e.value(), rest));
            return;
        }
        int owner = Texts.seatOf(word, seat);
        if (owner >= t.seats()) throw new WrongScenario(Mistake.at(key, "there are only " + t.seats() + " seats"));
        String of = Texts.withoutSeat(word);
        if (stage.give(t, owner, 0, of, new Value(value, names, t, owner))) return;
        boolean fromTop = of.endsWith(" from top");
        Zone z = Names.zone(t, fromTop ? of.substring(0, of.length() - " from top".length()) : of);
        if (z == null) rest.add(new Rest(owner, key, value));
        else fill(t, z, owner, value, fromTop);
    }

    private static int seatAt(Table t, Node.Scalar key) {
        int seat = Texts.seat(key.text());
        if (seat < 0 || seat >= t.seats())
            throw new WrongScenario(Mistake.at(key, "there are only " + t.seats() + " seats"));
        return seat;
    }

    // ---- things in zones

    private void fill(Table t, Zone z, int seat, Node value, boolean fromTop) {
        int owner = Names.owner(z, seat);
        for (int i = t.count(z, owner) - 1; i >= 0; i--)
            if (!z.shared() || stage.belongs(t, t.at(z, owner, i), seat)) stage.take(t, t.at(z, owner, i));
        List<Value> things = new Value(value, names, t, seat).list();
        for (Value thing : fromTop ? things.reversed() : things) mayFail(() -> thing(t, z, seat, thing));
    }

    private void thing(Table t, Zone z, int seat, Value thing) {
        if (!thing.isMapping()) {
            make(t, z, seat, thing, thing.text(), null);
            return;
        }
        if (thing.entries().size() != 1)
            throw thing.wrong("one thing belongs here, with its numbers: {NAME: {hp: 20}}");
        thing.entries().forEach((name, numbers) -> make(t, z, seat, thing, name, numbers));
    }

    private void make(Table t, Zone z, int seat, Value at, String name, @Nullable Value numbers) {
        for (String one : names.card(t, name) != 0 ? List.of(name) : Texts.copies(name)) {
            int row = makeOne(t, z, seat, one);
            if (row == 0) throw at.wrong("there is no '" + one + "' to put there. " + names.nearestCard(t, one));
            if (numbers != null) numbersOf(t, seat, row, numbers);
        }
    }

    private int makeOne(Table t, Zone z, int seat, String name) {
        int row = stage.make(t, z, seat, name);
        if (row != 0) return row;
        int card = names.card(t, name);
        return card == 0 ? 0 : stage.make(t, z, seat, t.game().cards().name(card));
    }

    /** The numbers of a new thing: {@code {hp: 20, strength: 2}}, or one number alone if it has but one. */
    private void numbersOf(Table t, int seat, int row, Value numbers) {
        if (!numbers.isMapping()) {
            if (!stage.give(t, seat, row, "", numbers)) throw numbers.wrong("write the numbers by name: {hp: 20}");
            return;
        }
        numbers.entries().forEach((word, value) -> {
            if (word.equals("as")) names.call(t, value.text(), row);
            else if (!stage.give(t, seat, row, word, value)) column(t, row, word, value);
        });
    }

    private void column(Table t, int row, String word, Value value) {
        Paths.Path path = Paths.of(t, row, word);
        if (path == null)
            throw value.wrong(t.game().nameOf(t, row) + " has no number called '" + word + "'. "
                    + Nearest.hint(word, Paths.numbersOf(t, row)));
        path.set(t, paths.number(path.column(), value));
    }

    /** The card to be played is put into the hand if it is nowhere in it. */
    private void provide(Table t) {
        Zone hand = stage.hand();
        if (hand == null) return;
        for (int i = 0; i < t.count(hand, 0); i++) if (Texts.same(t.game().nameOf(t, t.at(hand, 0, i)), played)) return;
        makeOne(t, hand, 0, played);
    }

    // ---- numbers

    private void number(Table t, Rest r) {
        Value value = new Value(r.value, names, t, r.seat);
        String key = r.key.text();
        Paths.Path path = paths.find(t, r.seat, key);
        if (path == null) path = paths.find(t, Texts.seatOf(key, r.seat), Texts.withoutSeat(key));
        if (path != null) {
            boolean own = path.row() != 0
                    && stage.give(t, r.seat, path.row(), path.column().name(), value);
            if (!own) path.set(t, paths.number(path.column(), value));
            return;
        }
        int dot = key.lastIndexOf('.');
        if (dot > 0) {
            int row = names.need(t, r.seat, key.substring(0, dot), r.key);
            if (stage.give(t, r.seat, row, key.substring(dot + 1), value)) return;
            throw new WrongScenario(Mistake.at(
                    r.key,
                    t.game().nameOf(t, row) + " has no number called '" + key.substring(dot + 1) + "'. "
                            + Nearest.hint(key.substring(dot + 1), Paths.numbersOf(t, row))));
        }
        throw new WrongScenario(
                Mistake.at(r.key, "nothing here is called '" + key + "'. " + Given.hint(key, known(t, r.seat))));
    }

    private List<String> known(Table t, int seat) {
        List<String> all = new ArrayList<>(stage.words());
        for (Zone z : t.game().layout().zones()) all.add(z.name());
        all.addAll(Paths.numbersOf(t, 0));
        int me = stage.row(t, seat, "me");
        if (me != 0) all.addAll(Paths.numbersOf(t, me));
        return all;
    }

    /** Who "me" and "target" are is fixed when the case begins. */
    private void keepScopes(Table t) {
        scopes = new Scope[t.seats()];
        for (int seat = 0; seat < scopes.length; seat++) {
            scopes[seat] = new Scope();
            stage.aim(t, scopes[seat], seat);
            if (scopes[seat].target != 0) names.keep(t, seat, "target", scopes[seat].target);
        }
    }
}
