package croupier.cluster;

import java.util.HashSet;
import java.util.Set;
import org.apache.pekko.cluster.Member;

/**
 * The servers of the cluster. A server's name holds where its web table is, so that the others need not ask.
 *
 * @param names of all servers, this one too
 * @param addresses host and port of their web tables
 * @param isFirst whether this server does what one of them must do
 */
record Members(Set<String> names, Set<String> addresses, boolean isFirst) {
    static final Members NONE = new Members(Set.of(), Set.of(), false);

    /** A role of a member carries its name: it is known as soon as the member is. */
    private static final String ROLE = "table-";

    static String role(String name) {
        return ROLE + name;
    }

    /** The web table of a server of this name: host and port stand before the random part. */
    static String address(String name) {
        return name.substring(0, name.lastIndexOf('/'));
    }

    static Members of(Iterable<Member> all, boolean isFirst) {
        Set<String> names = new HashSet<>();
        for (Member m : all)
            for (String role : m.getRoles()) if (role.startsWith(ROLE)) names.add(role.substring(ROLE.length()));
        Set<String> addresses = new HashSet<>();
        for (String n : names) addresses.add(address(n));
        return new Members(Set.copyOf(names), Set.copyOf(addresses), isFirst);
    }
}
