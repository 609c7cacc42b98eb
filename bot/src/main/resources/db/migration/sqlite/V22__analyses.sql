-- Matches that somebody wants to look back at: one line for each glimpse that was taken, and how many there are. When the next is due is null once
-- there is no more to take.
CREATE TABLE analyses (
    match_id INTEGER PRIMARY KEY REFERENCES matches (id),
    asked_at INTEGER NOT NULL,
    glimpses TEXT    NOT NULL DEFAULT '',
    taken    INTEGER NOT NULL DEFAULT 0,
    due_at   INTEGER
) STRICT;

CREATE INDEX analyses_to_go_on ON analyses (due_at) WHERE due_at IS NOT NULL;
