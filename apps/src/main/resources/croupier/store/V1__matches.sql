-- The tables of the store; those of SQLite are the same (SqliteFile).
CREATE TABLE content(hash TEXT PRIMARY KEY, game TEXT NOT NULL, files BYTEA NOT NULL);

CREATE TABLE match(
  id TEXT PRIMARY KEY,
  game TEXT NOT NULL,
  content TEXT NOT NULL,
  seats INTEGER NOT NULL,
  seed BIGINT NOT NULL,
  options TEXT NOT NULL,
  listed INTEGER NOT NULL,
  clock INTEGER NOT NULL,
  pace INTEGER NOT NULL,
  made BIGINT NOT NULL,
  touched BIGINT NOT NULL,
  epoch INTEGER NOT NULL,
  over INTEGER NOT NULL,
  next TEXT NOT NULL
);

CREATE INDEX match_by_time ON match(over, touched);

CREATE TABLE chair(
  match TEXT NOT NULL,
  seat INTEGER NOT NULL,
  who TEXT NOT NULL,
  name TEXT NOT NULL,
  token TEXT NOT NULL,
  bot TEXT NOT NULL,
  away INTEGER NOT NULL,
  decision TEXT NOT NULL,
  picks TEXT NOT NULL,
  PRIMARY KEY(match, seat)
);

CREATE TABLE answer(
  match TEXT NOT NULL,
  n INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  leaves INTEGER NOT NULL,
  fingerprint INTEGER NOT NULL,
  codes TEXT NOT NULL,
  PRIMARY KEY(match, n)
);

CREATE TABLE waiting(
  match TEXT NOT NULL,
  seat INTEGER NOT NULL,
  codes TEXT NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY(match, seat)
);

CREATE TABLE chat(
  match TEXT NOT NULL,
  n INTEGER NOT NULL,
  name TEXT NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY(match, n)
);

CREATE TABLE clock(now BIGINT NOT NULL);

INSERT INTO clock VALUES(0);
