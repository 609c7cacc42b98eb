-- Fair play: which moderator decided a match, and results of matches that not everybody has played.

-- The moderator who ended the match or declared it void, at last; null where none did, or it was not written down.
ALTER TABLE matches ADD COLUMN decided_by INTEGER;
CREATE INDEX matches_decided_by ON matches (decided_by) WHERE decided_by IS NOT NULL;

-- Whether everybody had played is a fact about a match that is written down with its result. Results from before this
-- was asked keep the verdict that they had: they count as played by all.
CREATE TABLE results_with_attendance (
    number        INTEGER PRIMARY KEY AUTOINCREMENT,
    match_id      INTEGER NOT NULL REFERENCES matches (id),
    kind          TEXT    NOT NULL CHECK (kind IN ('ENDED', 'VOIDED')),
    at            INTEGER NOT NULL,
    played_by_all INTEGER NOT NULL DEFAULT 1 CHECK (played_by_all IN (0, 1)),
    verdict       TEXT    CHECK (verdict IN ('RATED', 'FRIENDLY', 'VARIANT', 'UNPLAYED', 'LIMIT', 'TAKEN_BACK')),
    UNIQUE (match_id, kind)
) STRICT;

INSERT INTO results_with_attendance (number, match_id, kind, at, verdict)
SELECT number, match_id, kind, at, verdict FROM results;

DROP TABLE results;

ALTER TABLE results_with_attendance RENAME TO results;

CREATE INDEX results_to_judge ON results (number) WHERE verdict IS NULL;
