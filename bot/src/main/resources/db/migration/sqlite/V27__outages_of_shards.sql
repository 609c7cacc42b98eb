-- Signs of life and outages are those of shards: of several processes with some of all shards each, one may be away.
-- What there is was of a whole host, which is one shard of one.
CREATE TABLE signs (
    total   INTEGER NOT NULL,
    shard   INTEGER NOT NULL CHECK (shard BETWEEN 0 AND total - 1),
    seen_at INTEGER NOT NULL,
    PRIMARY KEY (total, shard)
) STRICT, WITHOUT ROWID;

INSERT INTO signs (total, shard, seen_at) SELECT 1, 0, seen_at FROM host;

DROP TABLE host;

CREATE TABLE outages_of_shards (
    to_at   INTEGER NOT NULL,
    total   INTEGER NOT NULL,
    shard   INTEGER NOT NULL CHECK (shard BETWEEN 0 AND total - 1),
    from_at INTEGER NOT NULL,
    PRIMARY KEY (to_at, total, shard)
) STRICT, WITHOUT ROWID;

INSERT INTO outages_of_shards (to_at, total, shard, from_at) SELECT to_at, 1, 0, from_at FROM outages;

DROP TABLE outages;

ALTER TABLE outages_of_shards RENAME TO outages;
