package croupier.spark;

import croupier.lab.data.Lake;
import croupier.lab.study.PartPlayer;
import croupier.lab.study.Study;
import java.io.Serial;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.apache.spark.api.java.function.VoidFunction;
import org.apache.spark.broadcast.Broadcast;

/** Plays one part on a worker. A part that is played twice, because a worker was lost or slow, has the same files. */
final class PartTask implements VoidFunction<Long> {
    @Serial
    private static final long serialVersionUID = 1;

    /** Players that wait for the next part of their study: game and tables are loaded once for each core of a process. */
    private static final Map<String, Queue<PartPlayer>> RESTING = new ConcurrentHashMap<>();

    private final Broadcast<StudyOrder> order;

    PartTask(Broadcast<StudyOrder> order) {
        this.order = order;
    }

    @Override
    public void call(Long part) {
        StudyOrder o = order.value();
        if (o.home().isDone(part)) return;
        Queue<PartPlayer> resting = RESTING.computeIfAbsent(o.id(), _ -> new ConcurrentLinkedQueue<>());
        PartPlayer player = resting.poll();
        if (player == null) player = player(o);
        player.play(part, _ -> {});
        resting.add(player);
    }

    /** Its database lives as long as the process, like the player. */
    private static PartPlayer player(StudyOrder o) {
        Study study = o.study();
        Lake lake = Lake.open().limit(1, "512MB");
        PartPlayer.prepare(study, lake);
        return new PartPlayer(study, o.home(), lake);
    }
}
