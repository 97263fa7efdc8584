package croupier.spark;

import croupier.kernel.Content;
import croupier.lab.study.Crew;
import croupier.lab.study.Study;
import croupier.lab.study.StudyFolder;
import java.util.List;
import java.util.function.LongConsumer;
import org.apache.spark.SparkConf;
import org.apache.spark.Success$;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerTaskEnd;

/** The workers of a Spark cluster. Every part of a study is a partition, so a worker that is lost costs the parts it was playing. */
final class SparkCrew implements Crew {
    private final JavaSparkContext spark;
    private final Content content;

    SparkCrew(SparkConf conf, Content content) {
        this.content = content;
        spark = new JavaSparkContext(conf);
        spark.setLogLevel("ERROR");
    }

    @Override
    public void play(Study study, StudyFolder folder, List<Long> parts, LongConsumer played) {
        SparkListener listener = new SparkListener() {
            @Override
            public void onTaskEnd(SparkListenerTaskEnd end) {
                if (end.reason().equals(Success$.MODULE$)) played.accept(study.matchesOfPart());
            }
        };
        spark.sc().addSparkListener(listener);
        Broadcast<StudyOrder> order = spark.broadcast(StudyOrder.of(study, folder, content));
        try {
            spark.parallelize(parts, parts.size()).foreach(new PartTask(order));
        } finally {
            order.destroy();
            spark.sc().removeSparkListener(listener);
        }
        for (long part : parts)
            if (!folder.isDone(part))
                throw new IllegalStateException("part " + part + " was played but is not in " + folder.home()
                        + ": workers and this machine must see the same folder under the same path");
    }

    @Override
    public void close() {
        spark.close();
    }
}
