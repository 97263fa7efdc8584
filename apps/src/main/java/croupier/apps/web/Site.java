package croupier.apps.web;

import croupier.kernel.Journal;
import io.helidon.http.HeaderNames;
import io.helidon.http.HeaderValues;
import io.helidon.http.Headers;
import io.helidon.http.Method;
import io.helidon.http.Status;
import io.helidon.webserver.http.HttpRouting;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What the server answers over HTTP: the page, the lobby, health and figures. */
final class Site {
    /** Everything comes from here, nothing is inline, nobody frames the page. */
    private static final String POLICY =
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
                    + "connect-src 'self'; font-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
                    + "frame-ancestors 'none'";

    private static final int TOO_MANY = 429;

    /** The policy of files that are not pages, in case somebody opens one as a page. */
    private static final String POLICY_OF_PARTS = "default-src 'none'; script-src 'self'";

    private static final Pattern PART = Pattern.compile("^/(app|style|vendor)/");

    private final House house;
    private final boolean proxied;
    private final boolean metricsForAll;
    private final PastRoutes past;
    private final Files files = new Files();
    final PagePlaces places;
    final Neighbours neighbours;
    private final Set<Line> lines = ConcurrentHashMap.newKeySet();
    final AddressLimits limits;

    Site(House house, boolean proxied, boolean metricsForAll, ProblemReports reports) {
        this.house = house;
        this.proxied = proxied;
        this.metricsForAll = metricsForAll;
        neighbours = new Neighbours(house.servers, house.store);
        past = new PastRoutes(house, reports, neighbours, this::caller);
        places = new PagePlaces(house.limits.sockets(), house.limits.socketsPerAddress());
        limits = new AddressLimits(house.limits, house.timer);
    }

    /** Who calls, as limits count it. */
    String caller(Headers headers, String peer) {
        return Addresses.caller(headers, peer, proxied || neighbours.isOne(headers));
    }

    private String caller(ServerRequest in) {
        return caller(in.headers(), in.remotePeer().host());
    }

    void enters(Line line) {
        lines.add(line);
    }

    void exits(Line line) {
        lines.remove(line);
    }

    /** Ends connections at whose other end nobody is any more. */
    void sweep() {
        long patience = house.limits.silentSeconds() * 1_000_000_000L;
        for (Line line : lines) line.endIfSilent(patience);
    }

    private Map<String, Long> now() {
        Map<String, Long> now = house.now();
        now.put("sockets", (long) places.taken());
        return now;
    }

    void routes(HttpRouting.Builder r) {
        r.any(this::guard);
        r.get("/health", this::health);
        r.head("/health", this::health);
        r.get("/metrics", this::metrics);
        r.get("/api/games", (_, out) -> json(out, games()));
        r.get("/api/games/{name}", (in, out) -> json(out, game(in)));
        r.get("/api/matches", (in, out) -> json(out, list(in)));
        r.post("/api/matches", this::make);
        r.get("/api/matches/{id}", (in, out) -> {
            json(out, house.at(id(in), Room::summary));
        });
        r.post("/api/matches/{id}/join", this::join);
        r.get("/api/matches/{id}/journal", this::journal);
        past.routes(r);
        new PlayRoutes(house, limits, this::caller).routes(r);
        new GameRoutes(house, this::caller).routes(r);
        r.get("/art/{game}/{file}", this::art);
        r.get("/*", this::file);
        r.head("/*", this::file);
        r.any((_, out) -> {
            out.header(HeaderNames.ALLOW, "GET, HEAD, POST");
            throw new Refused(405, "nothing here is asked for in this way");
        });
        r.error(Refused.class, Site::refuse);
        r.error(
                NotStored.class,
                (in, out, e) -> refuse(in, out, new Refused(503, e.getMessage() + "; nothing was changed")));
        r.error(Exception.class, (in, out, e) -> {
            house.report("-", in.path().path() + ": " + e);
            refuse(in, out, new Refused(500, "something went wrong here"));
        });
    }

    /** What browsers obey for a page is said with every answer that may be one; scripts and styles are none, and many. */
    private static void headers(ServerResponse out, boolean isPart) {
        out.header(HeaderNames.create("Content-Security-Policy"), isPart ? POLICY_OF_PARTS : POLICY);
        out.header(HeaderNames.create("X-Content-Type-Options"), "nosniff");
        out.header(HeaderNames.create("Cross-Origin-Resource-Policy"), "same-origin");
        if (isPart) return;
        out.header(HeaderNames.create("X-Frame-Options"), "DENY");
        out.header(HeaderNames.create("Referrer-Policy"), "no-referrer");
        out.header(HeaderNames.create("Cross-Origin-Opener-Policy"), "same-origin");
        out.header(
                HeaderNames.create("Permissions-Policy"),
                "camera=(), geolocation=(), microphone=(), payment=(), usb=()");
    }

    private void guard(ServerRequest in, ServerResponse out) {
        headers(out, PART.matcher(in.path().path()).find());
        String address = caller(in);
        if (in.path().path().length() > Limits.PATH) {
            refuse(in, out, new Refused(414, "no path here is that long"));
            return;
        }
        try {
            limits.request(address);
        } catch (Refused e) {
            refuse(in, out, e);
            return;
        }
        if (Heads.isForeign(in.headers())) {
            house.figures.count("foreign_origins");
            refuse(in, out, new Refused(403, "pages of other sites may not ask"));
            return;
        }
        try {
            if (neighbours.forwards(in, out, address)) return;
        } catch (Refused e) {
            refuse(in, out, e);
            return;
        }
        out.next();
    }

    private void health(ServerRequest in, ServerResponse out) {
        String trouble = house.isStopping() ? "stopping" : house.store.trouble() + house.servers.trouble();
        if (!trouble.isEmpty()) out.status(Status.SERVICE_UNAVAILABLE_503);
        if (isHead(in)) out.send();
        else send(out, "text/plain", trouble.isEmpty() ? "ok" : trouble);
    }

    /** Whether only the head of the answer is asked for; a body would be taken for the beginning of the next answer. */
    private static boolean isHead(ServerRequest in) {
        return in.prologue().method().equals(Method.HEAD);
    }

    /** Figures are for the operator: programs on this machine, or everybody if the operator said so. */
    private void metrics(ServerRequest in, ServerResponse out) {
        if (!metricsForAll && !Addresses.isHere(in.headers(), in.remotePeer().host()))
            throw new Refused(403, "figures are shown on the server itself only; --metrics shows them to all");
        send(out, ServerFigures.TYPE, house.figures.text(house.counted(), now()));
    }

    /** The matches that anybody may join or watch, at all servers. */
    private ArrayNode list(ServerRequest in) {
        ArrayNode all = house.list();
        if (!neighbours.isOne(in.headers())) neighbours.addLists(all, caller(in));
        return all;
    }

    private ArrayNode games() {
        ArrayNode all = Wire.array();
        for (String name : house.shelf.names()) {
            try {
                all.add(house.shelf.describe(name, house.shelf.box(name)));
            } catch (RuntimeException e) {
                all.addObject().put("name", name).put("broken", String.valueOf(e.getMessage()));
            }
        }
        return all;
    }

    /** A game with those of its packs that {@code packs} names, all of them by default. */
    private ObjectNode game(ServerRequest in) {
        String name = in.path().pathParameters().get("name");
        String packs = in.query().first("packs").orElse("all");
        List<String> chosen =
                Arrays.stream(packs.split(",", -1)).filter(p -> !p.isBlank()).toList();
        return house.shelf.describe(name, packs.equals("all") ? house.shelf.box(name) : house.shelf.box(name, chosen));
    }

    static String id(ServerRequest in) {
        return in.path().pathParameters().get("id");
    }

    private void make(ServerRequest in, ServerResponse out) {
        json(out, told(house.newMatches.make(body(in), caller(in))));
    }

    static ObjectNode told(House.Made made) {
        return Wire.object()
                .put("match", made.room().id)
                .put("game", made.room().box.game.name())
                .put("over", made.room().isOver())
                .put("seat", made.seat())
                .put("token", made.token());
    }

    private void join(ServerRequest in, ServerResponse out) {
        limits.write(caller(in));
        ObjectNode wish = body(in);
        String name = House.cleaned(Wire.text(wish, "name", 24), "A guest");
        ObjectNode seated = house.at(id(in), room -> {
            int seat = Wire.number(wish, "seat", -1, -1, 99);
            if (seat < 0) seat = room.seating.firstOpen();
            return Wire.object().put("match", room.id).put("seat", seat).put("token", room.sit(seat, name));
        });
        json(out, seated);
    }

    /** The whole match, to keep or to report; only when it is over, since it tells everything. */
    private void journal(ServerRequest in, ServerResponse out) {
        Journal journal = house.at(id(in), room -> {
            if (!room.isOver()) throw new Refused(403, "the journal is shown when the match is over");
            return room.journal();
        });
        out.header(HeaderNames.CONTENT_DISPOSITION, "attachment; filename=\"" + journal.game + ".journal\"");
        send(out, "text/plain; charset=utf-8", journal.write());
    }

    static ObjectNode body(ServerRequest in) {
        if (!in.headers().first(HeaderNames.CONTENT_TYPE).orElse("").startsWith("application/json"))
            throw new Refused(415, "send JSON");
        try (InputStream body = in.content().inputStream()) {
            byte[] bytes = body.readNBytes(Limits.MESSAGE_LENGTH + 1);
            if (bytes.length > Limits.MESSAGE_LENGTH) throw new Refused(413, "that is too much");
            return Wire.read(new String(bytes, StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new Refused("the request could not be read");
        }
    }

    private void file(ServerRequest in, ServerResponse out) {
        Files.File file = files.find(in.path().path());
        if (file == null) throw new Refused(404, "there is nothing here");
        out.header(HeaderNames.ETAG, file.tag());
        out.header(HeaderNames.CACHE_CONTROL, "no-cache");
        out.header(HeaderNames.CONTENT_TYPE, file.type());
        out.header(HeaderNames.VARY, "Accept-Encoding");
        if (in.headers().first(HeaderNames.IF_NONE_MATCH).orElse("").equals(file.tag())) {
            out.status(Status.NOT_MODIFIED_304).send();
            return;
        }
        if (isHead(in)) {
            out.send();
            return;
        }
        boolean packs =
                in.headers().first(HeaderNames.ACCEPT_ENCODING).orElse("").contains("gzip");
        if (packs && file.packed().length < file.plain().length) {
            out.header(HeaderNames.CONTENT_ENCODING, "gzip");
            out.send(file.packed());
        } else out.send(file.plain());
    }

    /** A picture of a card; its address changes with it. */
    private void art(ServerRequest in, ServerResponse out) {
        byte[] bytes = house.shelf.art.find(
                in.path().pathParameters().get("game"),
                in.path().pathParameters().get("file"));
        if (bytes == null) throw new Refused(404, "there is no such picture");
        out.header(HeaderNames.CONTENT_TYPE, Art.TYPE);
        out.header(HeaderNames.CACHE_CONTROL, "public, max-age=31536000, immutable");
        out.send(bytes);
    }

    // ---- answers

    static void json(ServerResponse out, JsonNode node) {
        json(out, Wire.write(node).getBytes(StandardCharsets.UTF_8));
    }

    static void json(ServerResponse out, byte[] written) {
        out.header(HeaderNames.CACHE_CONTROL, "no-store");
        send(out, "application/json", written);
    }

    private static void send(ServerResponse out, String type, String text) {
        send(out, type, text.getBytes(StandardCharsets.UTF_8));
    }

    private static void send(ServerResponse out, String type, byte[] bytes) {
        out.header(HeaderNames.CONTENT_TYPE, type);
        out.send(bytes);
    }

    /** Who asks too much has to connect again, which costs more than to be refused. */
    private static void refuse(ServerRequest in, ServerResponse out, Refused e) {
        out.status(Status.create(e.status()));
        if (e.status() == TOO_MANY) out.header(HeaderValues.CONNECTION_CLOSE);
        if (isHead(in)) out.send();
        else json(out, Wire.object().put("why", e.why()));
    }
}
