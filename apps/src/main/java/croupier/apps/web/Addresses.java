package croupier.apps.web;

import io.helidon.http.HeaderName;
import io.helidon.http.HeaderNames;
import io.helidon.http.Headers;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;

/** Whom limits count: an IPv4 address, or the 64 bits of an IPv6 address that a provider gives to one customer. */
final class Addresses {
    private static final HeaderName FORWARDED = HeaderNames.create("X-Forwarded-For");
    private static final int LONGEST = 64;

    private Addresses() {}

    /** Who calls: the other end of the connection, or the last one that the proxy there names. */
    static String caller(Headers headers, String peer, boolean proxied) {
        if (!proxied || !headers.contains(FORWARDED)) return counted(peer);
        List<String> lines = headers.get(FORWARDED).allValues();
        String last = lines.getLast();
        String named = last.substring(last.lastIndexOf(',') + 1).strip();
        return named.isEmpty() || named.length() > LONGEST ? counted(peer) : counted(named);
    }

    /** Whether a request comes from a program on this machine, and not through a proxy on it. */
    static boolean isHere(Headers headers, String peer) {
        if (headers.contains(FORWARDED) || !peer.matches("[0-9a-fA-F:.%]{2,64}")) return false;
        try {
            return InetAddress.ofLiteral(peer).isLoopbackAddress();
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    static String counted(String address) {
        String bare = address.startsWith("[") ? address.substring(1).replaceFirst("].*$", "") : address;
        // only what is written as an address: names are never looked up
        if (!bare.matches("[0-9a-fA-F:.%]{2,64}") || !bare.contains(":")) return withoutPort(bare);
        try {
            return counted(InetAddress.ofLiteral(bare));
        } catch (IllegalArgumentException e) {
            return withoutPort(bare);
        }
    }

    private static String withoutPort(String address) {
        return address.matches("[0-9.]+:[0-9]+") ? address.substring(0, address.indexOf(':')) : address;
    }

    static String counted(InetAddress address) {
        if (!(address instanceof Inet6Address)) return address.getHostAddress();
        byte[] all = address.getAddress();
        return HexFormat.of().formatHex(Arrays.copyOf(all, 8)) + "::/64";
    }
}
