package croupier.apps.web;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/** A caller that keeps to no protocol: sends bytes, reads bytes. */
final class RawClient implements AutoCloseable {
    private final Socket socket = new Socket();
    private final int port;

    RawClient(int port) throws IOException {
        this(port, InetAddress.getLoopbackAddress().getHostAddress());
    }

    /** @param from an address of this machine, such as 127.0.0.2 */
    RawClient(int port, String from) throws IOException {
        this.port = port;
        socket.setSoTimeout(Patience.SECONDS * 1000);
        socket.bind(new InetSocketAddress(InetAddress.ofLiteral(from), 0));
        socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
    }

    RawClient send(String text) throws IOException {
        return send(text.getBytes(StandardCharsets.ISO_8859_1));
    }

    RawClient send(byte[] bytes) throws IOException {
        socket.getOutputStream().write(bytes);
        socket.getOutputStream().flush();
        return this;
    }

    /** A request line with headers and an empty line; {@code Host} is the server's own. */
    RawClient request(String line, String... headers) throws IOException {
        StringBuilder s = new StringBuilder(line + " HTTP/1.1\r\nHost: localhost:" + port + "\r\n");
        for (String header : headers) s.append(header).append("\r\n");
        return send(s.append("\r\n").toString());
    }

    RawClient upgrade(String... headers) throws IOException {
        String[] all = new String[headers.length + 4];
        System.arraycopy(headers, 0, all, 0, headers.length);
        all[headers.length] = "Connection: Upgrade";
        all[headers.length + 1] = "Upgrade: websocket";
        all[headers.length + 2] = "Sec-WebSocket-Version: 13";
        all[headers.length + 3] = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==";
        return request("GET /ws", all);
    }

    /** One frame as a browser sends it. */
    RawClient frame(int opcode, String payload) throws IOException {
        byte[] text = payload.getBytes(StandardCharsets.UTF_8);
        byte[] frame = new byte[6 + text.length];
        frame[0] = (byte) (0x80 | opcode);
        frame[1] = (byte) (0x80 | text.length);
        System.arraycopy(text, 0, frame, 6, text.length);
        return send(frame);
    }

    /** The head of the answer, its status line first. */
    String head() throws IOException {
        ByteArrayOutputStream head = new ByteArrayOutputStream();
        InputStream in = socket.getInputStream();
        while (!head.toString(StandardCharsets.ISO_8859_1).endsWith("\r\n\r\n")) {
            int next = in.read();
            if (next < 0) break;
            head.write(next);
        }
        return head.toString(StandardCharsets.ISO_8859_1);
    }

    int status() throws IOException {
        String head = head();
        return head.isEmpty() ? 0 : Integer.parseInt(head.split(" ")[1]);
    }

    int read() throws IOException {
        try {
            return socket.getInputStream().read();
        } catch (java.net.SocketException e) {
            return -1;
        }
    }

    byte[] read(int bytes) throws IOException {
        return socket.getInputStream().readNBytes(bytes);
    }

    /** Everything until the server closes. */
    String rest() throws IOException {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (int next = read(); next >= 0; next = read()) all.write(next);
        return all.toString(StandardCharsets.ISO_8859_1);
    }

    /** Breaks off. */
    void leave() throws IOException {
        socket.close();
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
