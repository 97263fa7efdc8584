package croupier.script.scenario;

import croupier.kernel.Match;
import croupier.kernel.View;
import croupier.script.files.Node;
import java.util.ArrayList;
import java.util.List;

/** What a seat sees: some words of its view, or what a zone looks like to it, {@code hidden} for what it does not see. */
record Views(Match match, Checking checking, Names names) {
    void check(Node.Scalar key, Key k, Value v) {
        if (v.isMapping()) v.entries().forEach((place, things) -> zone(key, k, place, things));
        else if (k.relation() == Key.Relation.IS)
            throw v.wrong("write 'view of seat 1 contains', or what a zone looks like");
        else checking.lines(key, k, v, Looks.view(match, k.seat()));
    }

    private void zone(Node.Scalar key, Key k, String place, Value things) {
        Key of = Key.of(place, Key.NOT_TOLD);
        int owner = of.told() ? of.seat() : k.seat();
        View view = View.of(match, k.seat());
        for (View.Place p : view.places()) {
            if (!p.zone().equals(of.subject()) || (!p.shared() && p.owner() != owner)) continue;
            List<String> actual = new ArrayList<>();
            for (int i : names.places(match.table(), p.zone(), owner, of.told())) {
                View.Thing x = p.things().get(i);
                actual.add(x.hidden() ? "hidden" : x.name());
            }
            Zones.compare(
                    checking,
                    key,
                    of,
                    things.list().stream()
                            .flatMap(x -> Texts.copies(x.text()).stream())
                            .toList(),
                    actual);
            return;
        }
        throw Checking.unknown(
                Expressions.at(key, place),
                place,
                view.places().stream().map(View.Place::zone).distinct().toList());
    }
}
