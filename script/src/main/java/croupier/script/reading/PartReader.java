package croupier.script.reading;

import croupier.script.files.Node;
import croupier.script.forms.Shape;
import croupier.script.library.Library;
import croupier.script.library.Recompiler;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Reads a text that is only a part of a definition's: steps, or an ability, without what stands on every card. */
record PartReader(Library library, Recompiler recompiler, Phrases phrases, CardReader reader) {
    List<String> read(String text, String folder) {
        Chart chart = new Chart(text, phrases.rules(), rule -> true);
        List<Node> readings = new ArrayList<>();
        Set<String> effects = new HashSet<>();
        for (Shape.Part p : recompiler.shape(folder).parts()) {
            String kind = Symbols.of("", p.type()).substring(1);
            boolean isList = kind.startsWith("list of ");
            if (!kind.equals("Steps") && !isList) continue;
            effects.add(p.key());
            for (Node one : chart.whole(isList ? "gap:lines|" + kind : "sentences|Steps")) readings.add(behind(p, one));
            if (isList)
                for (Node one : chart.whole("words|" + kind.substring("list of ".length())))
                    readings.add(behind(p, Pieces.sequence(List.of(one))));
        }
        List<Node.Mapping> donors = Donors.of(library, recompiler, folder, effects);
        return reader.tried(
                readings, donors, folder, (told, part) -> reader.said(told).endsWith(reader.said(part)), text);
    }

    private static Node behind(Shape.Part part, Node value) {
        return Pieces.mapping(List.of(Pieces.entry(part.key(), value)));
    }
}
