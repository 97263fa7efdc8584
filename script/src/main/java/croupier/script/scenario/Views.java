package croupier.script.scenario;

import croupier.kernel.Match;
import croupier.kernel.View;
import croupier.script.Node;
import java.util.List;

/** What a seat sees: some words of its view, or what a zone looks like to it, {@code hidden} for what it does not see. */
final class Views {
    private final Match match;
    private final Checking checking;

    Views(Match match, Checking checking) {
        this.match = match;
        this.checking = checking;
    }

    void check(Node.Scalar key, Key k, Value v) {
        if (v.isMapping()) v.entries().forEach((place, things) -> zone(key, k, place, things));
        else if (k.relation() == Key.Relation.IS)
            throw v.wrong("write 'view of seat 1 contains', or what a zone looks like");
        else checking.lines(key, k, v, Looks.view(match, k.seat()));
    }

    private void zone(Node.Scalar key, Key k, String place, Value things) {
        Key of = Key.of(place, k.seat());
        View view = View.of(match, k.seat());
        for (View.Place p : view.places()) {
            if (!p.zone().equals(of.subject()) || (!p.shared() && p.owner() != of.seat())) continue;
            List<String> actual = p.things().stream()
                    .map(x -> x.hidden() ? "hidden" : x.name())
                    .toList();
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
