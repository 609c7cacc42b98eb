-- Which moves were made in the openings of matches that have ended, and how they ended for whoever made them; not by whom.

ALTER TABLE results ADD COLUMN opening_read INTEGER NOT NULL DEFAULT 0 CHECK (opening_read IN (0, 1));

CREATE INDEX results_to_open ON results (number) WHERE opening_read = 0;

-- The position is a key of the variant and of what stands there, however it came about. The matches of people are kept
-- apart from those of computers among themselves.
CREATE TABLE opening_moves (
    position INTEGER NOT NULL,
    move     TEXT    NOT NULL,
    people   INTEGER NOT NULL CHECK (people IN (0, 1)),
    match_id INTEGER NOT NULL REFERENCES matches (id),
    fate     TEXT    NOT NULL CHECK (fate IN ('WON', 'DRAWN', 'LOST')),
    PRIMARY KEY (position, move, people, match_id)
) STRICT, WITHOUT ROWID;
