package croupier.apps.web;

import croupier.kernel.Match;
import croupier.kernel.Scenery;
import croupier.kernel.Table;
import croupier.kernel.Zone;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What a game's {@link Scenery} says, as one viewer is sent it: the scene, the chart, and more about things and options. */
final class Backdrop {
    private final Match match;
    private final int seat;
    private final Eyes eyes;
    private final @Nullable Scenery scenery;
    private String shownChart = "";

    Backdrop(Match match, int seat, Eyes eyes) {
        this.match = match;
        this.seat = seat;
        this.eyes = eyes;
        this.scenery = match.game().scenery();
    }

    /** Where the match is; the chart only when it has changed. */
    void write(ObjectNode frame) {
        if (scenery == null) return;
        Scenery.Scene scene = scenery.scene(match, seat);
        ObjectNode node = frame.putObject("scene").put("name", scene.name()).put("title", scene.title());
        if (!scene.text().isEmpty()) node.put("text", scene.text());
        if (!scene.numbers().isEmpty()) node.set("numbers", Wire.tree(scene.numbers()));
        Scenery.Strip strip = scenery.strip(match, seat);
        if (strip != null) strip(frame.putObject("strip"), strip);
        Scenery.Chart chart = scenery.chart(match.table(), seat);
        if (chart != null) chart(frame, chart);
    }

    private static void strip(ObjectNode node, Scenery.Strip strip) {
        ArrayNode parts = node.putArray("parts");
        for (Scenery.Part part : strip.parts())
            parts.addObject().put("name", part.name()).put("stop", part.stop());
        node.put("now", strip.now()).put("seat", strip.seat());
    }

    private void chart(ObjectNode frame, Scenery.Chart chart) {
        ObjectNode node = Wire.object().put("title", chart.title());
        ArrayNode spots = node.putArray("spots");
        for (Scenery.Spot s : chart.spots())
            spots.addArray().add(s.column()).add(s.row()).add(s.kind()).add(s.mark());
        ArrayNode ways = node.putArray("ways");
        for (int[] way : chart.ways()) ways.addArray().add(way[0]).add(way[1]);
        String written = Wire.write(node);
        if (written.equals(shownChart)) return;
        shownChart = written;
        frame.set("chart", node);
    }

    /** The pairs that a question and those after it are about: each thing with the others it may be paired with. */
    void pairs(ObjectNode ask) {
        if (scenery == null) return;
        Table t = match.table();
        Map<Integer, ArrayNode> byThing = new HashMap<>();
        scenery.pairs(
                match,
                seat,
                (row, other) -> byThing.computeIfAbsent(row, _ -> {
                            ObjectNode pair = ask.withArray("pairs").addObject();
                            pair.set("a", eyes.reference(t, row));
                            return pair.putArray("to");
                        })
                        .add(eyes.reference(t, other)));
    }

    boolean knowsAllOf(Zone z, int owner) {
        return scenery != null && scenery.knowsAllOf(match.table(), z, owner, seat);
    }

    /** Adds what is known of a thing that the viewer sees. */
    void thing(ObjectNode node, int row) {
        if (scenery == null) return;
        Table t = match.table();
        if (scenery.isGone(t, row)) node.put("gone", true);
        String group = scenery.group(t, row);
        if (!group.isEmpty()) node.put("g", group);
        Map<String, Integer> wholes = scenery.wholes(t, row);
        if (!wholes.isEmpty()) node.set("m", Wire.tree(wholes));
        for (Scenery.Sign s : scenery.signs(t, row))
            node.withArray("s")
                    .addObject()
                    .put("k", s.kind())
                    .put("n", s.number())
                    .put("times", s.times())
                    .put("text", s.text());
        scenery.relate(t, row, (as, other) -> {
            ObjectNode to = eyes.reference(t, other);
            if (!to.isEmpty()) node.withArray("r").addObject().put("as", as).set("to", to);
        });
    }

    /** Adds what an option costs, where it leads and what it is about. */
    void option(ObjectNode node, long code) {
        if (scenery == null) return;
        Table t = match.table();
        Scenery.Price price = scenery.price(t, code);
        if (price != null) node.putObject("price").put("n", price.amount()).put("of", price.of());
        int spot = scenery.spot(t, code);
        if (spot >= 0) node.put("spot", spot);
        int part = scenery.part(t, code, seat);
        if (part >= 0) node.put("part", part);
        String kind = scenery.kind(t, code);
        if (!kind.isEmpty()) node.put("kind", kind);
        int thing = scenery.thing(t, code);
        if (thing != 0) node.set("a", eyes.reference(t, thing));
    }
}
