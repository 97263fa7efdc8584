package croupier.cluster;

import java.io.IOException;
import java.util.List;

/**
 * Network namespaces for three servers on this machine. Each has two links: one to the other servers, one to the database and the pages.
 * Either can be cut. Needs the rights of root; where they are missing, {@code open} says why.
 */
final class TestNetwork implements AutoCloseable {
    static final int SERVERS = 3;

    /** Names and addresses of this process, so that two builds on one machine do not meet. */
    private static final long PROCESS = ProcessHandle.current().pid();

    private static final String NAME = "c" + PROCESS;
    private static final String NET = "10." + (64 + PROCESS % 128);

    private TestNetwork() {}

    /** The reason why there can be no namespaces here; empty if there can. */
    static String missing() {
        try {
            run("ip", "netns", "add", NAME + "try");
            run("ip", "netns", "del", NAME + "try");
            return "";
        } catch (IOException e) {
            return "network namespaces cannot be made here: " + e.getMessage();
        }
    }

    static TestNetwork open() throws IOException {
        TestNetwork network = new TestNetwork();
        network.close();
        for (String side : List.of("a", "b")) {
            run("ip", "link", "add", NAME + side, "type", "bridge");
            run("ip", "addr", "add", subnet(side) + ".1/24", "dev", NAME + side);
            run("ip", "link", "set", NAME + side, "up");
        }
        for (int i = 0; i < SERVERS; i++) {
            run("ip", "netns", "add", NAME + i);
            run("ip", "-n", NAME + i, "link", "set", "lo", "up");
            for (String side : List.of("a", "b")) {
                run("ip", "link", "add", link(side, i), "type", "veth", "peer", "name", side, "netns", NAME + i);
                run("ip", "link", "set", link(side, i), "master", NAME + side, "up");
                run("ip", "-n", NAME + i, "addr", "add", address(side, i) + "/24", "dev", side);
                run("ip", "-n", NAME + i, "link", "set", "dev", side, "up");
            }
        }
        return network;
    }

    private static String subnet(String side) {
        return NET + (side.equals("a") ? ".1" : ".2");
    }

    private static String link(String side, int i) {
        return NAME + side + i;
    }

    private static String address(String side, int i) {
        return subnet(side) + "." + (10 + i);
    }

    /** Where the other servers reach server i. */
    String inner(int i) {
        return address("a", i);
    }

    /** Where pages reach server i. */
    String outer(int i) {
        return address("b", i);
    }

    /** Where servers reach the database. */
    String database() {
        return subnet("b") + ".1";
    }

    /** From where servers come to the database. */
    static String clients() {
        return subnet("b") + ".0/24";
    }

    List<String> in(int i) {
        return List.of("ip", "netns", "exec", NAME + i);
    }

    /** Cuts server i off from the other servers, and {@code wholly} also from the database and the pages. */
    void cut(int i, boolean wholly) throws IOException {
        run("ip", "link", "set", link("a", i), "down");
        if (wholly) run("ip", "link", "set", link("b", i), "down");
    }

    void heal(int i) throws IOException {
        run("ip", "link", "set", link("a", i), "up");
        run("ip", "link", "set", link("b", i), "up");
    }

    private static void run(String... command) throws IOException {
        Process p = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said = new String(p.getInputStream().readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
        if (p.onExit().join().exitValue() != 0) throw new IOException(String.join(" ", command) + ": " + said.strip());
    }

    private static void tryTo(String... command) {
        try {
            run(command);
        } catch (IOException e) {
            // it is not there
        }
    }

    @Override
    public void close() {
        for (int i = 0; i < SERVERS; i++) {
            for (String side : List.of("a", "b")) tryTo("ip", "link", "del", link(side, i));
            tryTo("ip", "netns", "del", NAME + i);
        }
        for (String side : List.of("a", "b")) tryTo("ip", "link", "del", NAME + side);
    }
}
