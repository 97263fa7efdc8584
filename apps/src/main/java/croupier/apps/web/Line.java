package croupier.apps.web;

import io.helidon.common.buffers.BufferData;
import io.helidon.http.Headers;
import io.helidon.http.HttpPrologue;
import io.helidon.http.WritableHeaders;
import io.helidon.websocket.WsListener;
import io.helidon.websocket.WsSession;
import io.helidon.websocket.WsUpgradeException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ObjectNode;

/** The connection of one page to one match. What it is sent waits in a line of its own, so that nobody waits for it. */
final class Line implements WsListener {
    /** How long a page may take to answer that it, too, closes the connection; in milliseconds. */
    private static final int CLOSING = 2_000;

    /** In bytes, as the protocol has it. */
    private static final int LONGEST_PING = 125;

    private final House house;
    private final Site site;
    private final Allowance messages;
    private final TableRequests requests;
    private final Outbox behind = new Outbox();
    private final StringBuilder part = new StringBuilder();
    private volatile @Nullable Room room;
    private @Nullable Eyes eyes;
    private int seat = -1;
    private String name = "";
    private String token = "";
    private String address = "";
    private boolean open;
    private volatile boolean closedByPage;
    private volatile boolean finished;
    private volatile @Nullable Thread writer;
    private volatile long heard;
    private volatile @Nullable Thread reader;
    private volatile @Nullable Forward forward;
    /** Whether another server leads a page here. */
    private boolean isLed;

    Line(House house, Site site) {
        this.house = house;
        this.site = site;
        double often = house.limits.messagesPerSecond();
        messages = new Allowance(new Bucket(often * 2.5, often, house.timer));
        requests = new TableRequests(this, site.limits, house.timer);
        heard = house.timer.now();
    }

    int seat() {
        return seat;
    }

    /** Whether the page watches a match; not any more once its connection has ended. */
    boolean isAtTable() {
        return room != null;
    }

    /** Who watches. */
    String name() {
        return name;
    }

    /** Where the page is, as limits count it. */
    String address() {
        return address;
    }

    /** What holds the seat. */
    String token() {
        return token;
    }

    /**
     * What the page has been shown; all over again when the room's match is another one than before. The room is given, because a
     * page that has just gone belongs to no room any more while its last frames are made.
     */
    Eyes eyes(Room at) {
        Eyes now = eyes;
        if (now == null) throw new IllegalStateException("this line watches nothing yet");
        if (!now.looksAt(at.match())) {
            now = at.eyes(seat);
            eyes = now;
        }
        return now;
    }

    void watch(Eyes fresh) {
        eyes = fresh;
    }

    // ---- sending

    void send(ObjectNode frame) {
        sendText(Wire.write(frame));
    }

    void sendText(String frame) {
        if (!behind.offer(new Outgoing.Message(frame))) fallsBehind();
    }

    /** A page that is too many messages behind is cut off, also if it does not read at all; it comes back by itself. */
    private void fallsBehind() {
        behind.end();
        house.later(CLOSING, this::endNow);
    }

    /** The last thing that is sent; what the page says from now on is not heard. */
    void finish(ObjectNode frame) {
        finished = true;
        send(frame);
        if (!behind.offer(new Outgoing.End())) behind.end();
    }

    private void write(WsSession to) {
        try {
            behind.write(to);
            if (closedByPage) return;
            finished = true;
            to.close(1001, "come back");
            house.later(CLOSING, this::endNow);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (RuntimeException e) {
            // the page is gone; its reader notices
        }
    }

    // ---- coming and going

    /** Only pages of this server may connect: another site could use the player's browser otherwise. */
    @Override
    public Optional<Headers> onHttpUpgrade(HttpPrologue prologue, Headers headers) throws WsUpgradeException {
        if (Heads.isForeign(headers)) {
            house.figures.count("foreign_origins");
            throw new WsUpgradeException("pages of other sites may not connect");
        }
        isLed = site.neighbours.isOne(headers);
        address = site.caller(headers, "");
        return Optional.empty();
    }

    @Override
    public void onOpen(WsSession to) {
        if (address.isEmpty())
            address = site.caller(
                    WritableHeaders.create(), to.socketContext().remotePeer().host());
        open = true;
        site.enters(this);
        Thread mine = Thread.currentThread();
        reader = mine;
        writer = Thread.ofVirtual().start(() -> write(to));
        Thread.ofVirtual().start(() -> awaitEnd(mine));
        if (house.isStopping()) finish(Wire.no("", "the server stops for a moment"));
    }

    /** The web server has no callback for a dropped connection; it shows by the end of its reader thread. */
    private void awaitEnd(Thread connection) {
        try {
            connection.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        gone();
    }

    /** Ends a connection that has said nothing for so long that there is nobody at its other end; pages say ping. */
    void endIfSilent(long nanos) {
        if (house.timer.now() - heard >= nanos) endNow();
    }

    private void endNow() {
        Thread connection = reader;
        gone();
        if (connection != null) connection.interrupt();
    }

    /** The page closes: the server's own close frame follows when nothing else is being written. */
    @Override
    public void onClose(WsSession from, int status, String reason) {
        closedByPage = true;
        gone();
        Thread writes = writer;
        try {
            if (writes != null) writes.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void onPing(WsSession from, BufferData payload) {
        heard = house.timer.now();
        byte[] bytes = payload.readBytes();
        if (bytes.length > LONGEST_PING) endNow();
        else if (mayGoOn() && !behind.offer(new Outgoing.Pong(BufferData.create(bytes)))) fallsBehind();
    }

    /** Whether this connection has not said too much; one that goes on all the same is ended. */
    private boolean mayGoOn() {
        if (messages.takes()) return true;
        if (messages.isExhausted()) endNow();
        return false;
    }

    @Override
    public void onPong(WsSession from, BufferData payload) {
        if (mayGoOn()) heard = house.timer.now();
    }

    @Override
    public void onError(WsSession from, Throwable t) {
        gone();
    }

    private synchronized void gone() {
        if (open) {
            open = false;
            site.exits(this);
        }
        Forward led = forward;
        if (led != null) led.end();
        Room left = room;
        room = null;
        if (left != null && !house.isStopping()) left.leave(this);
        behind.end();
    }

    // ---- what pages say

    @Override
    public void onMessage(WsSession from, BufferData bytes, boolean last) {
        if (!finished) finish(Wire.no("", "messages are text"));
        else mayGoOn();
    }

    @Override
    public void onMessage(WsSession from, String text, boolean last) {
        if (finished) {
            mayGoOn();
            return;
        }
        heard = house.timer.now();
        if (part.length() + text.length() > Limits.MESSAGE_LENGTH) {
            finish(Wire.no("", "a message has at most " + Limits.MESSAGE_LENGTH + " characters"));
            return;
        }
        part.append(text);
        if (!last) {
            mayGoOn();
            return;
        }
        String whole = part.toString();
        part.setLength(0);
        hear(whole);
    }

    private void hear(String text) {
        String id = "";
        try {
            if (!mayGoOn()) throw new Refused(429, "too many messages: wait a little");
            Forward led = forward;
            if (led != null) {
                led.say(text);
                return;
            }
            ObjectNode message = Wire.read(text);
            id = Wire.text(message, "id", 40);
            if (isLedOn(message, text)) return;
            String named = id;
            house.background.before(() -> obey(message, named));
        } catch (Refused e) {
            house.figures.count("refusals");
            if (e.status() == 503 && site.neighbours.areSeveral() && !isAtTable())
                finish(Wire.object().put("t", "bye").put("why", e.why()));
            else send(e.isGone() ? Wire.no(id, e.why()).put("gone", true) : Wire.no(id, e.why()));
        } catch (NotStored e) {
            house.report(matchId(), String.valueOf(e.getMessage()));
            send(Wire.no(id, e.getMessage() + "; nothing was changed"));
        } catch (PutAway e) {
            send(Wire.no(id, "the match is loaded again: come back in a moment"));
        } catch (OutOfMemoryError e) {
            house.ends();
        } catch (RuntimeException | AssertionError | StackOverflowError e) {
            house.report(matchId(), "a defect: " + e);
            send(Wire.no(id, "something went wrong here; nothing was changed"));
        }
    }

    private String matchId() {
        Room at = room;
        return at == null ? "-" : at.id;
    }

    private void obey(ObjectNode message, String id) {
        String what = Wire.text(message, "t", 20);
        if (what.equals("ping")) {
            send(Wire.object().put("t", "pong"));
            return;
        }
        if (what.equals("hello")) {
            hello(message);
            return;
        }
        Room at = room;
        if (at == null) throw new Refused("say hello first");
        site.limits.message(address, what);
        long begun = System.nanoTime();
        at.locked(() -> requests.carryOut(at, what, message, id));
        if (what.equals("answer")) house.figures.answered(System.nanoTime() - begun);
    }

    /** Whether the page says hello to a match of another server: from now on that one hears it. */
    private boolean isLedOn(ObjectNode message, String text) {
        if (!site.neighbours.areSeveral() || isLed || isAtTable()) return false;
        if (!Wire.text(message, "t", 20).equals("hello")) return false;
        site.limits.request(address);
        Forward led = Forward.lead(site.neighbours, this, House.known(Wire.text(message, "match", 40)), address, text);
        synchronized (this) {
            forward = led;
            if (led != null && !open) led.end();
        }
        return led != null;
    }

    private void hello(ObjectNode message) {
        if (isAtTable()) throw new Refused("you are at a table already");
        site.limits.request(address);
        String match = Wire.text(message, "match", 40);
        String said = Wire.text(message, "token", 64);
        name = House.cleaned(Wire.text(message, "name", 24), "A guest");
        house.at(match, found -> {
            seat = found.seating.seatOf(said);
            token = seat < 0 ? "" : said;
            if (!said.isEmpty() && seat < 0) send(Wire.no("", "your seat is held by somebody else; you watch"));
            synchronized (this) {
                if (!open) return false;
                room = found;
            }
            found.enter(this, seat);
            return true;
        });
    }
}
