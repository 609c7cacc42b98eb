-- Ids of people, channels and servers are Discord's, 64 bits wide. Times are milliseconds since 1970, UTC.

CREATE TABLE players (
    id   INTEGER PRIMARY KEY,
    name TEXT NOT NULL
) STRICT;

CREATE TABLE challenges (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id      INTEGER NOT NULL,
    channel_id    INTEGER NOT NULL,
    challenger_id INTEGER NOT NULL,
    opponent_id   INTEGER NOT NULL,
    variant       TEXT    NOT NULL,
    side          TEXT    NOT NULL CHECK (side IN ('FIRST', 'SECOND', 'RANDOM')),
    answer        TEXT    NOT NULL CHECK (answer IN ('OPEN', 'ACCEPTED', 'DECLINED', 'WITHDRAWN')),
    made_at       INTEGER NOT NULL
) STRICT;

-- The result is null while the match is live. The game repeats what the variant says, for the leaderboard.
CREATE TABLE matches (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    challenge_id  INTEGER NOT NULL UNIQUE REFERENCES challenges (id),
    guild_id      INTEGER NOT NULL,
    channel_id    INTEGER NOT NULL,
    thread_id     INTEGER NOT NULL,
    game          TEXT    NOT NULL,
    variant       TEXT    NOT NULL,
    plies         INTEGER NOT NULL CHECK (plies >= 0),
    resigned_seat INTEGER,
    result        TEXT    CHECK (result IN ('DECIDED', 'DRAWN')),
    started_at    INTEGER NOT NULL,
    changed_at    INTEGER NOT NULL,
    CHECK (resigned_seat IS NULL OR result IS NOT NULL)
) STRICT;

CREATE INDEX matches_live_in_thread ON matches (thread_id) WHERE result IS NULL;
CREATE INDEX matches_in_thread ON matches (thread_id, changed_at);
CREATE INDEX matches_ended_in_guild ON matches (guild_id, game) WHERE result IS NOT NULL;

-- The place is null while the match is live, then 1 for the best and for those who share the first place.
CREATE TABLE seats (
    match_id  INTEGER NOT NULL REFERENCES matches (id),
    seat      INTEGER NOT NULL CHECK (seat >= 0),
    player_id INTEGER NOT NULL,
    place     INTEGER CHECK (place >= 1),
    PRIMARY KEY (match_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_in_live_matches ON seats (player_id) WHERE place IS NULL;

-- The primary key is the last guard against two people who play the same ply.
CREATE TABLE moves (
    match_id INTEGER NOT NULL REFERENCES matches (id),
    ply      INTEGER NOT NULL CHECK (ply >= 0),
    move     TEXT    NOT NULL,
    PRIMARY KEY (match_id, ply)
) STRICT, WITHOUT ROWID;

-- Owed until settled.
CREATE TABLE notices (
    id           INTEGER PRIMARY KEY AUTOINCREMENT,
    match_id     INTEGER NOT NULL REFERENCES matches (id),
    ply          INTEGER NOT NULL,
    kind         TEXT    NOT NULL CHECK (kind IN ('BOARD', 'RESULT')),
    attempts     INTEGER NOT NULL DEFAULT 0,
    last_failure TEXT,
    due_at       INTEGER NOT NULL,
    settled_at   INTEGER,
    settled_how  TEXT,
    UNIQUE (match_id, ply, kind)
) STRICT;

CREATE INDEX notices_owed_by_time ON notices (due_at) WHERE settled_at IS NULL;
CREATE INDEX notices_owed_by_match ON notices (match_id) WHERE settled_at IS NULL;
