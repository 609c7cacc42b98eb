-- How a match is offered, and what is left to do when it has ended.

-- Offers that are friendly for no other reason than that it would be somebody's first match of the game.
ALTER TABLE challenges ADD COLUMN first_match INTEGER NOT NULL DEFAULT 0 CHECK (first_match = 0 OR (first_match = 1 AND rated = 0));

-- Threads of ended matches that are owed their mark, and then their place in the archive. The row goes when both are done.
CREATE TABLE closings (
    match_id INTEGER PRIMARY KEY REFERENCES matches (id),
    step     TEXT    NOT NULL CHECK (step IN ('MARK', 'ARCHIVE')),
    due_at   INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE INDEX closings_due ON closings (due_at);

-- Matches whose result was shared in the channel where they began. The message is null as long as nobody has told it.
CREATE TABLE shares (
    match_id   INTEGER PRIMARY KEY REFERENCES matches (id),
    at         INTEGER NOT NULL,
    message_id INTEGER
) STRICT;
