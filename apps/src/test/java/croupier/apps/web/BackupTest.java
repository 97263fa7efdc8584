package croupier.apps.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Backup and restore as docs/operate.md describes them. */
class BackupTest extends AtServer {
    @Test
    void aBackupBringsBackWhatWasPlayedUntilThen() throws Exception {
        JsonNode made = Guest.make(base, "spire", "[\"me\"]", ",\"seed\":\"9\",\"options\":{\"mode\":\"battle\"}");
        try (Guest me = sit(made)) {
            me.playOn(new Random(1), 3);
        }
        stop();
        Path backup = Files.copy(data.resolve("matches.db"), data.resolve("backup"));
        start();
        try (Guest me = sit(made)) {
            me.playOn(new Random(2), 4);
        }
        stop();
        Files.copy(backup, data.resolve("matches.db"), StandardCopyOption.REPLACE_EXISTING);
        Files.deleteIfExists(data.resolve("matches.db-wal"));
        Files.deleteIfExists(data.resolve("matches.db-shm"));
        start();
        try (Guest me = sit(made)) {
            assertThat(me.await(s -> s.has("ask")).get("ask").get("d").asString())
                    .isEqualTo("0.4");
        }
    }
}
