package croupier.games.spire;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.zip.GZIPInputStream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** A battle as an independent simulator played it: how it began, then every action and the state after it. */
record Trace(String name, JsonNode header, List<JsonNode> states) {
    private static final ObjectMapper JSON = new ObjectMapper();

    static List<Trace> read(String file) {
        List<Trace> all = new ArrayList<>();
        for (JsonNode node : lines(file))
            if (node.has("trace")) all.add(new Trace(file + " " + all.size(), node, new ArrayList<>()));
            else all.getLast().states.add(node);
        return all;
    }

    static List<JsonNode> lines(String file) {
        List<JsonNode> all = new ArrayList<>();
        try (BufferedReader in = new BufferedReader(new InputStreamReader(
                new GZIPInputStream(
                        Objects.requireNonNull(Trace.class.getResourceAsStream("/spire/traces/" + file + ".jsonl.gz"))),
                StandardCharsets.UTF_8))) {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                all.add(JSON.readTree(line));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return all;
    }

    /** How many of its states a second simulator found the same. */
    int confirmed() {
        return header.get("confirmed").asInt();
    }

    String action(int state) {
        return states.get(state).get("a").asString();
    }

    String told() {
        String encounter = header.has("encounter") ? header.get("encounter").asString() : "run";
        return name + " " + (header.has("run") ? header.get("run").asString() + " " : "") + encounter + " a"
                + header.get("ascension") + " seed " + header.get("seed");
    }
}
