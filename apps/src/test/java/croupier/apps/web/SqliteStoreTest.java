package croupier.apps.web;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

/** The store in a file. */
class SqliteStoreTest extends StoreRules {
    @TempDir
    private Path data;

    @Override
    Database database() {
        return SqliteFile.in(data);
    }
}
