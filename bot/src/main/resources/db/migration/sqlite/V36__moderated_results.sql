-- What a moderator decides counts on the lists of that server alone. Results from before keep what they did to ratings:
-- they count as decided by no moderator.
CREATE TABLE results_with_moderators (
    number        INTEGER PRIMARY KEY AUTOINCREMENT,
    match_id      INTEGER NOT NULL REFERENCES matches (id),
    kind          TEXT    NOT NULL CHECK (kind IN ('ENDED', 'VOIDED')),
    at            INTEGER NOT NULL,
    played_by_all INTEGER NOT NULL DEFAULT 1 CHECK (played_by_all IN (0, 1)),
    verdict       TEXT
        CHECK (verdict IN ('RATED', 'FRIENDLY', 'VARIANT', 'UNPLAYED', 'LIMIT', 'TAKEN_BACK', 'SERVER')),
    left_out      TEXT,
    opening_read  INTEGER NOT NULL DEFAULT 0 CHECK (opening_read IN (0, 1)),
    by_moderator  INTEGER NOT NULL DEFAULT 0 CHECK (by_moderator IN (0, 1)),
    UNIQUE (match_id, kind)
) STRICT;

INSERT INTO results_with_moderators (number, match_id, kind, at, played_by_all, verdict, left_out, opening_read)
SELECT number, match_id, kind, at, played_by_all, verdict, left_out, opening_read FROM results;

DROP TABLE results;

ALTER TABLE results_with_moderators RENAME TO results;

CREATE INDEX results_to_judge ON results (number) WHERE verdict IS NULL;
CREATE INDEX results_to_open ON results (number) WHERE opening_read = 0;

-- How many points the lists of a server add to a player's rating, or take from it, for each such result.
CREATE TABLE rating_corrections (
    player_id INTEGER NOT NULL,
    ladder    TEXT    NOT NULL,
    scope     INTEGER NOT NULL,
    number    INTEGER NOT NULL,
    points    INTEGER NOT NULL,
    PRIMARY KEY (player_id, ladder, scope, number)
) STRICT, WITHOUT ROWID;
