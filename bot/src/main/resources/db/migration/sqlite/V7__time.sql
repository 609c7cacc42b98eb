-- Time, requests, and when the host looks at a match next. Spans of time are milliseconds. Of the columns of the clock all
-- but the first two are null when nobody's time runs, and clock_since alone while it is stopped.

ALTER TABLE challenges ADD COLUMN time_control TEXT NOT NULL DEFAULT 'none';

ALTER TABLE matches ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;
ALTER TABLE matches ADD COLUMN time_control TEXT NOT NULL DEFAULT 'none';
ALTER TABLE matches ADD COLUMN banks TEXT NOT NULL DEFAULT '';
ALTER TABLE matches ADD COLUMN clock_seat INTEGER;
ALTER TABLE matches ADD COLUMN clock_since INTEGER;
ALTER TABLE matches ADD COLUMN clock_zone TEXT;
ALTER TABLE matches ADD COLUMN clock_allowance INTEGER;
ALTER TABLE matches ADD COLUMN clock_reminded INTEGER;
ALTER TABLE matches ADD COLUMN request TEXT CHECK (request IN ('DRAW', 'TAKE_BACK', 'PAUSE'));
ALTER TABLE matches ADD COLUMN request_by INTEGER;
ALTER TABLE matches ADD COLUMN request_agreed TEXT;
ALTER TABLE matches ADD COLUMN request_stands INTEGER;
-- 0 means at once; null once the match is over.
ALTER TABLE matches ADD COLUMN look_at INTEGER DEFAULT 0;

UPDATE matches SET revision = plies;
UPDATE matches SET look_at = NULL WHERE result IS NOT NULL;

CREATE INDEX matches_to_look_at ON matches (look_at) WHERE look_at IS NOT NULL;

CREATE TABLE notices_of_revisions (
    id           INTEGER PRIMARY KEY AUTOINCREMENT,
    match_id     INTEGER NOT NULL REFERENCES matches (id),
    revision     INTEGER NOT NULL,
    ply          INTEGER NOT NULL,
    kind         TEXT    NOT NULL CHECK (kind IN ('BOARD', 'RESULT', 'REQUEST', 'REMINDER')),
    attempts     INTEGER NOT NULL DEFAULT 0,
    last_failure TEXT,
    due_at       INTEGER NOT NULL,
    settled_at   INTEGER,
    settled_how  TEXT,
    UNIQUE (match_id, revision, kind)
) STRICT;

INSERT INTO notices_of_revisions (id, match_id, revision, ply, kind, attempts, last_failure, due_at, settled_at, settled_how)
SELECT id, match_id, ply, ply, kind, attempts, last_failure, due_at, settled_at, settled_how FROM notices;

DROP TABLE notices;

ALTER TABLE notices_of_revisions RENAME TO notices;

CREATE INDEX notices_owed_by_time ON notices (due_at) WHERE settled_at IS NULL;
CREATE INDEX notices_owed_by_match ON notices (match_id) WHERE settled_at IS NULL;

-- Quiet hours are minutes after midnight in the zone; reminders are percent, separated by commas.
ALTER TABLE player_preferences ADD COLUMN zone TEXT NOT NULL DEFAULT 'Z';
ALTER TABLE player_preferences ADD COLUMN quiet_from INTEGER;
ALTER TABLE player_preferences ADD COLUMN quiet_to INTEGER;
ALTER TABLE player_preferences ADD COLUMN reminders TEXT NOT NULL DEFAULT '50,80,95';
ALTER TABLE player_preferences ADD COLUMN reminded_in TEXT NOT NULL DEFAULT 'THREAD'
    CHECK (reminded_in IN ('THREAD', 'DIRECT_MESSAGE'));

CREATE TABLE vacations (
    player_id INTEGER NOT NULL,
    from_at   INTEGER NOT NULL,
    to_at     INTEGER NOT NULL CHECK (to_at > from_at),
    PRIMARY KEY (player_id, to_at)
) STRICT, WITHOUT ROWID;

-- When the host was down, or could not be reached.
CREATE TABLE outages (
    to_at   INTEGER PRIMARY KEY,
    from_at INTEGER NOT NULL
) STRICT;

-- One row: when the host was last seen alive.
CREATE TABLE host (
    id      INTEGER PRIMARY KEY CHECK (id = 1),
    seen_at INTEGER NOT NULL
) STRICT;
