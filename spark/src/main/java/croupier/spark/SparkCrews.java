package croupier.spark;

import croupier.kernel.Content;
import croupier.lab.study.Crew;
import croupier.lab.study.CrewSource;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.apache.spark.SparkConf;

/**
 * Connects to Spark. Settings of Spark may be given as system properties ({@code -Dspark.executor.memory=2g}); those here are
 * defaults.
 */
public final class SparkCrews implements CrewSource {
    private static final String LOCAL_CLUSTER = "local-cluster[";

    @Override
    public boolean takes(String address) {
        return address.startsWith("spark://")
                || address.equals("local")
                || address.matches("local\\[.*]|local-cluster\\[ *\\d+ *, *\\d+ *, *\\d+ *]");
    }

    @Override
    public Crew open(String address, Content content) {
        SparkConf conf = new SparkConf().setMaster(address).setAppName("croupier lab");
        conf.setIfMissing("spark.ui.enabled", "false");
        conf.setIfMissing("spark.executor.extraJavaOptions", "--enable-native-access=ALL-UNNAMED -XX:+UseSerialGC");
        if (address.startsWith(LOCAL_CLUSTER)) {
            conf.setIfMissing("spark.executor.extraClassPath", ownClassPath());
            conf.setIfMissing("spark.executor.memory", memory(address));
        } else if (address.startsWith("spark://")) conf.setIfMissing("spark.jars", String.join(",", job()));
        return new SparkCrew(conf, content);
    }

    /** The last of the three numbers: megabytes of each process. */
    private static String memory(String address) {
        return address.substring(address.lastIndexOf(',') + 1, address.length() - 1)
                        .strip() + "m";
    }

    /** Processes of this machine take everything from where this one has it. */
    private static String ownClassPath() {
        return System.getProperty("java.class.path");
    }

    /** The jars that workers need: this one, and those in the folder "job" beside it. */
    static List<String> job() {
        try {
            Path own = Path.of(SparkCrews.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
            Path job = own.resolveSibling("job");
            List<String> jars = new ArrayList<>(List.of(own.toString()));
            if (!Files.isDirectory(job)) return jars;
            try (Stream<Path> all = Files.list(job)) {
                all.map(Path::toString).filter(p -> p.endsWith(".jar")).sorted().forEach(jars::add);
            }
            return jars;
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
