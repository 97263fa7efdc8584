-- Several servers on one database: which server may change a match (docs/lease.md), and the word by which they know each other.
ALTER TABLE match ADD COLUMN server TEXT NOT NULL DEFAULT '';
ALTER TABLE match ADD COLUMN fence BIGINT NOT NULL DEFAULT 0;

CREATE INDEX match_by_server ON match(server) WHERE over = 0 AND server <> '';

CREATE TABLE secret(id INTEGER PRIMARY KEY CHECK (id = 1), word TEXT NOT NULL);

-- Servers that are in the cluster, by which a server that starts finds the others.
CREATE TABLE server(name TEXT PRIMARY KEY, inner_address TEXT NOT NULL, seen TIMESTAMPTZ NOT NULL);
