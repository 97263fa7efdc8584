package croupier.apps.web;

import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * What is said at one table: by people, by watchers, and by the table itself, which has no name. Only the latest is kept; watchers
 * have lines of their own, so that they drive out nothing but what watchers said.
 */
final class Talk {
    static final int MOST_SAID = 200;
    static final int MOST_BY_WATCHERS = 50;

    /** Follows the name of somebody who does not play. */
    static final String WATCHING = " (watching)";

    private final Store store;
    private final Lease lease;
    private final List<Store.Said> said;

    Talk(Store store, Lease lease, List<Store.Said> said) {
        this.store = store;
        this.lease = lease;
        this.said = said;
    }

    /** Keeps it; the oldest gives its place when there is too much. */
    void say(String name, String text) {
        int number = said.isEmpty() ? 1 : said.getLast().number() + 1;
        Store.Said one = new Store.Said(number, name, text);
        List<Store.Said> old = surplus(name.endsWith(WATCHING));
        lease.together(() -> {
            for (Store.Said s : old) store.unsay(lease.match(), s);
            store.say(lease.match(), one);
        });
        said.removeAll(old);
        said.add(one);
    }

    /** What goes so that one more line of this kind fits; a table of an older server may hold more than one too many. */
    private List<Store.Said> surplus(boolean byWatchers) {
        List<Store.Said> same = new ArrayList<>(said);
        same.removeIf(s -> s.name().endsWith(WATCHING) != byWatchers);
        int most = byWatchers ? MOST_BY_WATCHERS : MOST_SAID;
        return same.subList(0, Math.max(0, same.size() + 1 - most));
    }

    static ObjectNode frame(String name, String text) {
        return Wire.object().put("t", "said").put("name", name).put("text", text);
    }

    /** Everything that is kept, for those who come later. */
    void write(ArrayNode into) {
        for (Store.Said s : said) into.addObject().put("name", s.name()).put("text", s.text());
    }
}
