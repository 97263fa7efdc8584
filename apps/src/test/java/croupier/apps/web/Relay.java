package croupier.apps.web;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A port of its own in front of a server that stops and starts again: pages keep their address, and nobody else takes the port
 * meanwhile. Without a server behind it a connection ends at once.
 */
final class Relay implements AutoCloseable {
    private final ServerSocket door;
    private final Set<Socket> open = ConcurrentHashMap.newKeySet();
    private volatile int behind;

    Relay() {
        try {
            door = new ServerSocket(0, 50, InetAddress.getByName("localhost"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Thread.ofVirtual().start(this::accept);
    }

    String base() {
        return "http://localhost:" + door.getLocalPort();
    }

    /** From now on this port answers; 0 for none. Connections to another one end. */
    void leadTo(int port) {
        behind = port;
        for (Socket s : open) end(s);
    }

    private void accept() {
        try {
            for (; ; ) {
                Socket page = door.accept();
                Thread.ofVirtual().start(() -> join(page));
            }
        } catch (IOException e) {
            // closed
        }
    }

    private void join(Socket page) {
        open.add(page);
        int port = behind;
        try (page;
                Socket server = new Socket(InetAddress.getByName("localhost"), port)) {
            open.add(server);
            if (port != behind) return;
            Thread back = Thread.ofVirtual().start(() -> copy(server, page));
            copy(page, server);
            back.join();
            open.remove(server);
        } catch (IOException | InterruptedException | IllegalArgumentException e) {
            // nobody is there
        } finally {
            open.remove(page);
        }
    }

    private static void copy(Socket from, Socket to) {
        try {
            from.getInputStream().transferTo(to.getOutputStream());
        } catch (IOException e) {
            // one of them is gone
        }
        end(to);
    }

    private static void end(Socket s) {
        try {
            s.close();
        } catch (IOException e) {
            // it is closed already
        }
    }

    @Override
    public void close() {
        try {
            door.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        leadTo(0);
    }
}
