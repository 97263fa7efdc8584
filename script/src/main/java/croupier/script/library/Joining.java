package croupier.script.library;

import croupier.script.files.Node;
import croupier.script.forms.Vocabulary;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What packs add joins the lists from which a game draws, as if it were written there last. */
final class Joining {
    private Joining() {}

    static void join(Sources sources) {
        for (Vocabulary.Joins j : sources.vocabulary.joins)
            for (Map.Entry<String, Sources.Written> e :
                    sources.definitions(j.folder()).entrySet())
                if (sources.isOfPack(e.getValue()) && !isListed(sources.definitions(j.lists()), j.key(), e.getKey()))
                    join(sources.definitions(j.lists()), j, e.getValue());
    }

    private static boolean isListed(Map<String, Sources.Written> lists, String key, String name) {
        for (Sources.Written list : lists.values())
            if (list.fields().get(key) instanceof Node.Sequence q
                    && q.items().stream()
                            .anyMatch(
                                    n -> n instanceof Node.Scalar s && s.text().equals(name))) return true;
        return false;
    }

    /** The first list that is alike takes it; a definition that is like none is in none. */
    private static void join(Map<String, Sources.Written> lists, Vocabulary.Joins j, Sources.Written added) {
        for (Map.Entry<String, Sources.Written> e : lists.entrySet()) {
            Node.Mapping fields = e.getValue().fields();
            boolean isAlike = j.alike().entrySet().stream()
                    .allMatch(a -> added.fields().text(a.getKey()).equals(fields.text(a.getValue())));
            if (!isAlike || !(fields.get(j.key()) instanceof Node.Sequence list)) continue;
            List<Node> items = new ArrayList<>(list.items());
            items.add(added.name());
            Node longer = list.sequence(items);
            List<Node.Entry> entries = new ArrayList<>(fields.entries());
            entries.replaceAll(f -> f.key().text().equals(j.key()) ? new Node.Entry(f.key(), longer) : f);
            Node.Mapping more = fields.mapping(entries);
            e.setValue(new Sources.Written(e.getValue().name(), more));
            return;
        }
    }
}
