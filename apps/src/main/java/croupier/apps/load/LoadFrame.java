package croupier.apps.load;

import java.util.Set;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** What a person reads of a frame; the rest is for eyes, and reading it would take the processors from the server. */
final class LoadFrame {
    private static final JsonMapper JSON = new JsonMapper();
    private static final Set<String> READ = Set.of("t", "id", "why", "ask", "over", "server");

    private LoadFrame() {}

    static ObjectNode read(String text) {
        ObjectNode frame = JSON.createObjectNode();
        try (JsonParser p = JSON.createParser(text)) {
            p.nextToken();
            for (String name = p.nextName(); name != null; name = p.nextName()) {
                JsonToken value = p.nextToken();
                if (!READ.contains(name)) p.skipChildren();
                else if (value.isScalarValue()) frame.put(name, p.getString());
                else frame.set(name, (JsonNode) p.readValueAsTree());
            }
        }
        return frame;
    }
}
