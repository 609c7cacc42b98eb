-- How people fare with puzzles, which have numbers that stay. Only the first attempt at each counts.
CREATE TABLE puzzle_attempts (
    player_id INTEGER NOT NULL,
    puzzle    INTEGER NOT NULL,
    game      TEXT    NOT NULL,
    ending    TEXT    NOT NULL CHECK (ending IN ('SOLVED', 'FAILED')),
    at        INTEGER NOT NULL,
    PRIMARY KEY (player_id, puzzle)
) STRICT, WITHOUT ROWID;

CREATE TABLE puzzle_ratings (
    player_id  INTEGER NOT NULL,
    game       TEXT    NOT NULL,
    points     REAL    NOT NULL,
    deviation  REAL    NOT NULL,
    volatility REAL    NOT NULL,
    as_of      INTEGER NOT NULL,
    solved     INTEGER NOT NULL,
    failed     INTEGER NOT NULL,
    PRIMARY KEY (player_id, game)
) STRICT, WITHOUT ROWID;

-- Days in a row on which a puzzle was solved, and the last of them, as days since 1970 in the zone of the player.
CREATE TABLE puzzle_streaks (
    player_id INTEGER PRIMARY KEY,
    last_day  INTEGER NOT NULL,
    days      INTEGER NOT NULL CHECK (days > 0)
) STRICT;

-- Where servers have the puzzle of the day. It is due at 0 when the channel has just been chosen.
ALTER TABLE guild_preferences ADD COLUMN puzzle_channel INTEGER;
ALTER TABLE guild_preferences ADD COLUMN puzzle_due_at INTEGER;

CREATE INDEX puzzles_by_time ON guild_preferences (puzzle_due_at) WHERE puzzle_due_at IS NOT NULL;

-- The latest puzzle of the day of each server, and how many members have solved it there at the first attempt.
CREATE TABLE daily_puzzles (
    guild_id   INTEGER PRIMARY KEY,
    day        INTEGER NOT NULL,
    puzzle     INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL,
    solved     INTEGER NOT NULL DEFAULT 0
) STRICT;
