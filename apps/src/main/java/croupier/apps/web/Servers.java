package croupier.apps.web;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The servers that share one database, as one of them sees them. Which server serves a match is decided elsewhere, by the cluster; that
 * only one of them can change it is the database's affair ({@code Lease}).
 */
public interface Servers {
    /** One server that serves every match itself. */
    Servers ALONE = new Alone();

    /** Whether there can be others. */
    boolean areSeveral();

    /** By which name this server, from this start to its end, holds matches. */
    String name();

    /** Whether a server of this name still runs, as far as this one knows. */
    boolean isAlive(String server);

    /** Whether this server is the one that serves a match. */
    boolean isHere(String match);

    /**
     * The address, host and port, of the server that serves a match; empty if it is this one.
     *
     * @throws Undecided while no server does
     */
    Optional<String> elsewhere(String match) throws Undecided;

    /** A name for a new match that this server serves. */
    String nameHere(Supplier<String> names) throws Undecided;

    /** The addresses of the other servers. */
    List<String> others();

    /** Why this server serves nothing yet; empty if it does. */
    String trouble();

    /** This server keeps a match in memory no longer. */
    void putAway(String match);

    /** No server serves the match at the moment, or it is not known which; some seconds later one does. */
    final class Undecided extends Exception {
        private static final long serialVersionUID = 1;

        public Undecided(String why) {
            super(why, null, false, false);
        }
    }

    /** There is no other server. */
    final class Alone implements Servers {
        private Alone() {}

        @Override
        public boolean areSeveral() {
            return false;
        }

        @Override
        public String name() {
            return "";
        }

        @Override
        public boolean isAlive(String server) {
            return true;
        }

        @Override
        public boolean isHere(String match) {
            return true;
        }

        @Override
        public Optional<String> elsewhere(String match) {
            return Optional.empty();
        }

        @Override
        public String nameHere(Supplier<String> names) {
            return names.get();
        }

        @Override
        public List<String> others() {
            return List.of();
        }

        @Override
        public String trouble() {
            return "";
        }

        @Override
        public void putAway(String match) {}
    }
}
