package croupier.apps.web;

import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What goes over the wire: JSON, small and flat. */
final class Wire {
    private static final JsonMapper JSON = JsonMapper.builder(JsonFactory.builder()
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxNestingDepth(12)
                            .maxStringLength(8_192)
                            .maxNumberLength(24)
                            .maxDocumentLength(Limits.MESSAGE_LENGTH * 4L)
                            .build())
                    .build())
            .build();

    private Wire() {}

    static ObjectNode object() {
        return JSON.createObjectNode();
    }

    static ArrayNode array() {
        return JSON.createArrayNode();
    }

    static JsonNode tree(Object value) {
        return JSON.valueToTree(value);
    }

    static String write(JsonNode node) {
        return JSON.writeValueAsString(node);
    }

    /** An object that somebody sent; refuses everything else. */
    static ObjectNode read(String text) {
        if (text.length() > Limits.MESSAGE_LENGTH)
            throw new Refused("a message has at most " + Limits.MESSAGE_LENGTH + " characters");
        try {
            if (JSON.readTree(text) instanceof ObjectNode o) return o;
        } catch (JacksonException e) {
            throw new Refused("this is no JSON: " + e.getOriginalMessage());
        }
        throw new Refused("a message is a JSON object");
    }

    /** What somebody asked for is not done. */
    static ObjectNode no(String id, String why) {
        ObjectNode no = object().put("t", "no").put("why", why);
        return id.isEmpty() ? no : no.put("id", id);
    }

    /** A string of a message; empty if it is not there. */
    static String text(JsonNode message, String name, int longest) {
        JsonNode value = message.get(name);
        if (value == null || value.isNull()) return "";
        if (!value.isString()) throw new Refused("'" + name + "' is a string");
        String text = value.asString();
        if (text.length() > longest) throw new Refused("'" + name + "' has at most " + longest + " characters");
        return text;
    }

    static int number(JsonNode message, String name, int otherwise, int least, int most) {
        JsonNode value = message.get(name);
        if (value == null || value.isNull()) return otherwise;
        if (!value.isInt()) throw new Refused("'" + name + "' is a whole number");
        int n = value.asInt();
        if (n < least || n > most) throw new Refused("'" + name + "' is from " + least + " to " + most + ", not " + n);
        return n;
    }

    static boolean truth(JsonNode message, String name, boolean otherwise) {
        JsonNode value = message.get(name);
        if (value == null || value.isNull()) return otherwise;
        if (!value.isBoolean()) throw new Refused("'" + name + "' is true or false");
        return value.asBoolean();
    }

    /** A short list of numbers. */
    static int[] numbers(JsonNode message, String name, int most) {
        JsonNode value = message.get(name);
        if (!(value instanceof ArrayNode all)) throw new Refused("'" + name + "' is a list of numbers");
        if (all.size() > most) throw new Refused("'" + name + "' has at most " + most + " numbers");
        int[] numbers = new int[all.size()];
        for (int i = 0; i < numbers.length; i++) {
            @Nullable JsonNode n = all.get(i);
            if (n == null || !n.isInt()) throw new Refused("'" + name + "' is a list of numbers");
            numbers[i] = n.asInt();
        }
        return numbers;
    }
}
