-- With whom people do not want to play.
CREATE TABLE blocks (
    owner_id   INTEGER NOT NULL,
    blocked_id INTEGER NOT NULL,
    PRIMARY KEY (owner_id, blocked_id),
    CHECK (owner_id <> blocked_id)
) STRICT, WITHOUT ROWID;
