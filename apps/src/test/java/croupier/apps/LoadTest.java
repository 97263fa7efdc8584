package croupier.apps;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.apps.load.Load;
import croupier.apps.load.LoadFlood;
import croupier.apps.load.LoadResult;
import croupier.apps.load.LoadServer;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** People who play under load get every answer acknowledged once and stored. */
class LoadTest {
    private static final Load.Watch UNWATCHED = new Load.Watch() {
        @Override
        public void begun() {}

        @Override
        public void ended() {}
    };

    @TempDir
    private Path data;

    @Test
    void whatIsAcknowledgedUnderLoadIsStoredAsTheRulesSay() throws Exception {
        try (LoadServer server = new LoadServer(data, "", List.of())) {
            double before = server.cpuMillis();
            Load.Pace pace = new Load.Pace(3, 0, 0.5, 0.02, 5);
            LoadResult alone = new Load(server.base(), List.of("spire"), "").play(pace, UNWATCHED);
            LoadResult bots = new Load(server.base(), List.of("duel"), "random").play(pace, UNWATCHED);
            for (LoadResult r : List.of(alone, bots)) {
                assertThat(r.firstError()).isEmpty();
                assertThat(r.latencies().size()).isPositive().isLessThanOrEqualTo(r.checkedAnswers());
                assertThat(r.checkedMatches()).isGreaterThanOrEqualTo(3);
            }
            assertThat(server.cpuMillis()).isGreaterThan(before);
            assertThat(server.openFiles()).isPositive();
            assertThat(server.liveBytes()).isPositive();
        }
    }

    /** Everything that a flood does is refused or served without one error for those who play beside it. */
    @Test
    void aFloodOfOneAddressTakesNothingFromOthers() throws Exception {
        try (LoadServer server = new LoadServer(data, "", List.of())) {
            Load load = new Load(server.base(), List.of("spire"), "");
            try (LoadFlood flood = load.flood(List.of(LoadFlood.Kind.values()))) {
                LoadResult r = load.play(new Load.Pace(2, 0, 0.5, 0.02, 5), UNWATCHED);
                assertThat(r.firstError()).isEmpty();
                assertThat(r.latencies().size()).isPositive();
                assertThat(flood.sent()).isPositive();
            }
            assertThat(load.metrics()).contains("croupier_refusals_total");
        }
    }
}
