package croupier.apps.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * A program that knows the server by its OpenAPI description alone: it finds requests by their operation, and every body that it
 * sends or gets must be as the description says.
 */
final class HttpClientByDescription {
    private static final JsonMapper JSON = new JsonMapper();

    /** What was said in return. */
    record Reply(int status, JsonNode body, String text) {}

    private final String base;
    private final JsonNode description;
    private final SchemaRegistry schemas = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);

    HttpClientByDescription(String base) {
        this.base = base;
        description = JSON.valueToTree(
                new Load(LoadSettings.builder().build()).loadFromString(Guest.text(base, "/openapi.yaml")));
    }

    JsonNode description() {
        return description;
    }

    /** Every request that is described, such as "get /api/games". */
    List<String> requests() {
        List<String> all = new ArrayList<>();
        description
                .get("paths")
                .properties()
                .forEach(path ->
                        path.getValue().propertyNames().forEach(method -> all.add(method + " " + path.getKey())));
        return all;
    }

    /** Does what an operation is for; refused requests fail. */
    JsonNode call(String operation, Map<String, String> path, String body) {
        Reply reply = ask(operation, path, body);
        assertThat(reply.status()).as(operation + ": " + reply.text()).isEqualTo(200);
        return reply.body();
    }

    /** The same, however it ends. */
    Reply ask(String operation, Map<String, String> path, String body) {
        for (Map.Entry<String, JsonNode> place : description.get("paths").properties())
            for (Map.Entry<String, JsonNode> method : place.getValue().properties())
                if (method.getValue().path("operationId").asString().equals(operation))
                    return ask(operation, method.getKey(), filled(place.getKey(), path), method.getValue(), body);
        throw new AssertionError("there is no operation " + operation);
    }

    private static String filled(String path, Map<String, String> values) {
        String filled = path;
        for (Map.Entry<String, String> v : values.entrySet())
            filled = filled.replace("{" + v.getKey() + "}", v.getValue());
        assertThat(filled).doesNotContain("{");
        return filled;
    }

    private Reply ask(String operation, String method, String path, JsonNode described, String body) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(base + path));
        if (described.has("requestBody")) {
            ObjectNode content = content(described.get("requestBody"));
            String type = content.propertyNames().iterator().next();
            request.header("Content-Type", type);
            if (type.equals("application/json")) check(operation + " sends", content.get(type), body);
        } else assertThat(body).as(operation + " has no body").isEmpty();
        request.method(
                method.toUpperCase(java.util.Locale.ROOT),
                body.isEmpty() ? HttpRequest.BodyPublishers.noBody() : HttpRequest.BodyPublishers.ofString(body));
        HttpResponse<String> reply = send(request.build());
        JsonNode responses = described.get("responses");
        String status = Integer.toString(reply.statusCode());
        ObjectNode content = content(responses.get(responses.has(status) ? status : "default"));
        String type = reply.headers().firstValue("Content-Type").orElse("").replaceFirst(";.*", "");
        assertThat(content.propertyNames()).as(operation + " gets a body of").contains(type);
        boolean isJson = type.equals("application/json");
        if (isJson) check(operation + " gets", content.get(type), reply.body());
        return new Reply(
                reply.statusCode(), isJson ? JSON.readTree(reply.body()) : JSON.createObjectNode(), reply.body());
    }

    private static HttpResponse<String> send(HttpRequest request) {
        try {
            return Guest.HTTP.send(request, HttpResponse.BodyHandlers.ofString());
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** What is at a place or where it refers to: bodies by their types. */
    private ObjectNode content(JsonNode of) {
        JsonNode found =
                of.has("$ref") ? description.at(of.get("$ref").asString().substring(1)) : of;
        return (ObjectNode) found.get("content");
    }

    private void check(String what, JsonNode typed, String body) {
        ObjectNode schema = JSON.createObjectNode();
        schema.putArray("allOf").add(typed.get("schema"));
        schema.set("components", description.get("components"));
        List<String> wrong =
                schemas.getSchema(schema.toString(), InputFormat.JSON).validate(body, InputFormat.JSON).stream()
                        .map(Object::toString)
                        .toList();
        assertThat(wrong).as(what + " " + body).isEmpty();
    }
}
