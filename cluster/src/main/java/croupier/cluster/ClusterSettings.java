package croupier.cluster;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;
import java.util.Map;

/**
 * Where a server of the cluster is. It finds the others in the database.
 *
 * @param host by which name or address the other servers reach this one
 * @param port the port between servers; 0 for any that is free
 * @param pause milliseconds for which a server may be silent before the others think it gone
 */
record ClusterSettings(String host, int port, int pause) {
    static final String SYSTEM = "croupier";

    /** With what follows, another server has gone on with a match within 15 seconds. */
    static final int PAUSE = 2_500;

    Config config() {
        return ConfigFactory.parseMap(Map.of(
                        "pekko.remote.artery.canonical.hostname", host,
                        "pekko.remote.artery.canonical.port", port,
                        "pekko.cluster.failure-detector.acceptable-heartbeat-pause", pause + "ms"))
                .withFallback(ConfigFactory.parseResources(ClusterSettings.class, "/croupier/cluster/cluster.conf"))
                .withFallback(ConfigFactory.load());
    }
}
