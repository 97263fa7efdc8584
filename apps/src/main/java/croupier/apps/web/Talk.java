package croupier.apps.web;

import java.util.List;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What is said at one table: by people, and by the table itself, which has no name. */
final class Talk {
    private static final int MOST_SAID = 500;

    private final Store store;
    private final String match;
    private final List<Store.Said> said;

    Talk(Store store, String match, List<Store.Said> said) {
        this.store = store;
        this.match = match;
        this.said = said;
    }

    /** Keeps it; whether it is to be told. When enough has been said, the table itself falls silent. */
    boolean say(String name, String text) {
        if (said.size() >= MOST_SAID) {
            if (name.isEmpty()) return false;
            throw new Refused("enough has been said at this table");
        }
        Store.Said one = new Store.Said(name, text);
        store.together(() -> store.say(match, said.size() + 1, one));
        said.add(one);
        return true;
    }

    static ObjectNode frame(String name, String text) {
        return Wire.object().put("t", "said").put("name", name).put("text", text);
    }

    /** Everything so far, for those who come later. */
    void write(ArrayNode into) {
        for (Store.Said s : said) into.addObject().put("name", s.name()).put("text", s.text());
    }
}
