-- Signs of life and outages are those of shards: of several processes with some of all shards each, one may be away.
-- What there is was of a whole host, which is one shard of one.
CREATE TABLE signs (
    total   BIGINT NOT NULL,
    shard   BIGINT NOT NULL CHECK (shard BETWEEN 0 AND total - 1),
    seen_at BIGINT NOT NULL,
    PRIMARY KEY (total, shard)
);

INSERT INTO signs (total, shard, seen_at) SELECT 1, 0, seen_at FROM host;

DROP TABLE host;

ALTER TABLE outages ADD COLUMN total BIGINT NOT NULL DEFAULT 1;
ALTER TABLE outages ADD COLUMN shard BIGINT NOT NULL DEFAULT 0 CHECK (shard BETWEEN 0 AND total - 1);
ALTER TABLE outages ALTER COLUMN total DROP DEFAULT;
ALTER TABLE outages ALTER COLUMN shard DROP DEFAULT;
ALTER TABLE outages DROP CONSTRAINT outages_pkey;
ALTER TABLE outages ADD PRIMARY KEY (to_at, total, shard);
