package croupier.apps.web;

import io.helidon.common.socket.SocketOptions;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.Socket;
import java.net.SocketAddress;
import java.net.SocketOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Every TCP connection comes through here before a byte of it is read. The limits hold for all connections and for those of one
 * address; a connection whose request does not come in time is closed, and gives its place to a newcomer when there is none left.
 * Places are fewer than the process may open files, so that accepting never fails.
 */
final class Door implements SocketOptions {
    /** Files that the store, the program itself and a burst of closing connections may need beside those that are open now. */
    private static final int OTHER_FILES = 96;

    /** A connection that has no request to serve; {@code until} is when it is closed, in the timer's nanoseconds. */
    private static final class Visitor {
        final Socket socket;
        final String address;
        long until;
        boolean stays;

        Visitor(Socket socket, String address, long until) {
            this.socket = socket;
            this.address = address;
            this.until = until;
        }
    }

    private final SocketOptions usual;
    private final Timer timer;
    private final Predicate<String> isServer;
    private final int places;
    private final int placesPerAddress;
    private final Map<SocketAddress, Visitor> visitors = new HashMap<>();
    private @Nullable Thread listener;

    /**
     * @param proxied whether all connections come from one proxy, which then limits addresses itself
     * @param isServer whether another server is at an address: it leads many pages here
     */
    Door(Limits limits, Timer timer, boolean proxied, Predicate<String> isServer) {
        this(
                places(limits),
                proxied ? Integer.MAX_VALUE : limits.connectionsPerAddress(),
                limits.silentSeconds(),
                timer,
                isServer);
    }

    Door(int places, int placesPerAddress, int silentSeconds, Timer timer, Predicate<String> isServer) {
        this.isServer = isServer;
        this.places = places;
        this.placesPerAddress = placesPerAddress;
        this.timer = timer;
        usual = SocketOptions.builder()
                .readTimeout(Duration.ofSeconds(Math.min(silentSeconds, 1_000_000)))
                .tcpNoDelay(true)
                .build();
    }

    private static int places(Limits limits) {
        long files = ManagementFactory.getOperatingSystemMXBean()
                        instanceof com.sun.management.UnixOperatingSystemMXBean unix
                ? unix.getMaxFileDescriptorCount() - unix.getOpenFileDescriptorCount()
                : Integer.MAX_VALUE;
        return (int) Math.max(16, Math.min(limits.connections(), files - OTHER_FILES));
    }

    /** A connection was accepted; throws when there is no place for it, which closes it. */
    @Override
    public void configureSocket(Socket socket) {
        String address = Addresses.counted(socket.getInetAddress());
        synchronized (this) {
            listener = Thread.currentThread();
            if (visitors.size() >= places || count(address) >= placesPerAddress) forgetClosed();
            if (count(address) >= placesPerAddress) throw new IllegalStateException("too many connections: " + address);
            if (visitors.size() >= places && !makesPlace())
                throw new IllegalStateException("too many connections in all");
            long until = timer.now() + Limits.HEAD_SECONDS * 1_000_000_000L;
            visitors.put(socket.getRemoteSocketAddress(), new Visitor(socket, address, until));
        }
        usual.configureSocket(socket);
    }

    private int count(String address) {
        int n = 0;
        if (isServer.test(address)) return 0;
        if (visitors.size() < placesPerAddress) return 0;
        for (Visitor v : visitors.values()) if (v.address.equals(address)) n++;
        return n;
    }

    private void forgetClosed() {
        visitors.values().removeIf(v -> v.socket.isClosed());
    }

    /** Closes the connection that has waited longest for its request; whether there was one. */
    private boolean makesPlace() {
        Optional<Visitor> longest =
                visitors.values().stream().filter(v -> !v.stays).min(Comparator.comparingLong(v -> v.until));
        longest.ifPresent(v -> {
            close(v.socket);
            visitors.values().remove(v);
        });
        return longest.isPresent();
    }

    /** A whole head has come: its answer, and the next request, have time again. */
    synchronized void heard(SocketAddress remote) {
        Visitor v = visitors.get(remote);
        if (v != null) v.until = timer.now() + Limits.REQUEST_SECONDS * 1_000_000_000L;
    }

    /** The connection belongs to a page at a table now; {@code Line} watches over it. */
    synchronized void stays(SocketAddress remote) {
        Visitor v = visitors.get(remote);
        if (v != null) v.stays = true;
    }

    /** Closes connections whose requests did not come in time. */
    void sweep() {
        List<Socket> late = new ArrayList<>();
        synchronized (this) {
            forgetClosed();
            long now = timer.now();
            for (Visitor v : visitors.values()) if (!v.stays && v.until < now) late.add(v.socket);
        }
        late.forEach(Door::close);
    }

    private static void close(Socket socket) {
        try {
            socket.close();
        } catch (IOException e) {
            // it is gone already
        }
    }

    /** How many connections there are. */
    synchronized int open() {
        forgetClosed();
        return visitors.size();
    }

    /** Whether the thread that accepts connections has ended, so that nobody can connect any more. */
    synchronized boolean isBroken() {
        return listener != null && !listener.isAlive();
    }

    // ---- as usual

    @Override
    public Map<SocketOption<?>, Object> socketOptions() {
        return usual.socketOptions();
    }

    @Override
    public Duration connectTimeout() {
        return usual.connectTimeout();
    }

    @Override
    public Duration readTimeout() {
        return usual.readTimeout();
    }

    @Override
    public Optional<Integer> socketReceiveBufferSize() {
        return usual.socketReceiveBufferSize();
    }

    @Override
    public Optional<Integer> socketSendBufferSize() {
        return usual.socketSendBufferSize();
    }

    @Override
    public boolean socketReuseAddress() {
        return usual.socketReuseAddress();
    }

    @Override
    public boolean socketKeepAlive() {
        return usual.socketKeepAlive();
    }

    @Override
    public boolean tcpNoDelay() {
        return usual.tcpNoDelay();
    }
}
