-- What players will answer, known to nobody else: lines of entries with blanks between them, which continue the record
-- from the base on. They go with the end of the match.
CREATE TABLE planned_lines (
    match_id INTEGER NOT NULL REFERENCES matches (id),
    seat     INTEGER NOT NULL CHECK (seat >= 0),
    number   INTEGER NOT NULL CHECK (number >= 0),
    base_ply INTEGER NOT NULL CHECK (base_ply >= 0),
    entries  TEXT    NOT NULL CHECK (entries <> ''),
    PRIMARY KEY (match_id, seat, number)
) STRICT, WITHOUT ROWID;

-- How many plies there were before a turn that was answered at once, and its answers; null where the last turn was no
-- such answer.
ALTER TABLE matches ADD COLUMN run_from INTEGER;
