-- Stretches in which the host could not write where a match is played; one without an end lasts. Attempts are those to tell all players, and
-- those who were told are seats, separated by commas.
CREATE TABLE silences (
    match_id INTEGER NOT NULL REFERENCES matches (id),
    began_at INTEGER NOT NULL,
    ended_at INTEGER CHECK (ended_at >= began_at),
    attempts INTEGER NOT NULL DEFAULT 0,
    tried_at INTEGER,
    told     TEXT    NOT NULL DEFAULT '',
    PRIMARY KEY (match_id, began_at)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX silences_that_last ON silences (match_id) WHERE ended_at IS NULL;
