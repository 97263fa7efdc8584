package croupier.lab.study;

import croupier.kernel.Content;
import java.util.ServiceLoader;

/** Knows crews of other machines; found by ServiceLoader, so that the lab does not depend on what connects them. */
public interface CrewSource {
    /** Whether it understands such an address, for example {@code spark://host:7077}. */
    boolean takes(String address);

    /** Connects to the machines at the address; they play with these cards. */
    Crew open(String address, Content content);

    /** The crew at an address. */
    static Crew at(String address, Content content) {
        for (CrewSource source : ServiceLoader.load(CrewSource.class))
            if (source.takes(address)) return source.open(address, content);
        throw new IllegalArgumentException(
                "nothing here connects to '" + address
                        + "'. Addresses are those of Apache Spark: spark://HOST:7077, local[2], local-cluster[3,1,1024];"
                        + " croupier finds its module 'spark' when it is started as ./croupier among the sources (docs/lab.md)");
    }
}
