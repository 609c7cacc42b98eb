-- Ids are 64 bits wide; times are milliseconds since 1970, spans milliseconds. docs/privacy.md tells what each table holds
-- and for how long.

CREATE TABLE players (
    id   INTEGER PRIMARY KEY,
    name TEXT    NOT NULL
) STRICT;

CREATE TABLE nicknames (
    player_id INTEGER NOT NULL,
    guild_id  INTEGER NOT NULL,
    name      TEXT    NOT NULL,
    PRIMARY KEY (player_id, guild_id)
) STRICT, WITHOUT ROWID;

-- A player without a row has chosen nothing. A null theme is the server's theme. Quiet hours and the digest are minutes after
-- midnight in the zone; reminders are percent, separated by commas.
CREATE TABLE player_preferences (
    player_id     INTEGER PRIMARY KEY,
    theme         TEXT,
    confirm       INTEGER NOT NULL CHECK (confirm IN (0, 1)),
    bottom        TEXT    NOT NULL CHECK (bottom IN ('OWN', 'FIRST')),
    zone          TEXT    NOT NULL DEFAULT 'Z',
    quiet_from    INTEGER,
    quiet_to      INTEGER,
    reminders     TEXT    NOT NULL DEFAULT '50,80,95',
    reminded_in   TEXT    NOT NULL DEFAULT 'THREAD' CHECK (reminded_in IN ('THREAD', 'DIRECT_MESSAGE')),
    digest_at     INTEGER,
    digest_due_at INTEGER,
    listed        INTEGER NOT NULL DEFAULT 1 CHECK (listed IN (0, 1))
) STRICT;

CREATE INDEX digests_by_time ON player_preferences (digest_due_at) WHERE digest_due_at IS NOT NULL;

CREATE TABLE guild_preferences (
    guild_id       INTEGER PRIMARY KEY,
    theme          TEXT,
    channels       TEXT    NOT NULL DEFAULT '',
    threads        INTEGER NOT NULL DEFAULT 1 CHECK (threads IN (0, 1)),
    pings          TEXT    NOT NULL DEFAULT 'LOUD' CHECK (pings IN ('LOUD', 'SILENT', 'NONE')),
    pace           TEXT    NOT NULL DEFAULT '3d',
    moderators     INTEGER,
    -- The channel of the puzzle of the day, which is due at 0 when the channel has just been chosen.
    puzzle_channel INTEGER,
    puzzle_due_at  INTEGER
) STRICT;

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

CREATE TABLE blocks (
    owner_id   INTEGER NOT NULL,
    blocked_id INTEGER NOT NULL,
    PRIMARY KEY (owner_id, blocked_id),
    CHECK (owner_id <> blocked_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX blocks_of_blocked ON blocks (blocked_id);

CREATE TABLE departures (
    guild_id  INTEGER NOT NULL,
    player_id INTEGER NOT NULL,
    since     INTEGER NOT NULL,
    PRIMARY KEY (guild_id, player_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX departures_of_player ON departures (player_id);

CREATE TABLE vacations (
    player_id INTEGER NOT NULL,
    from_at   INTEGER NOT NULL,
    to_at     INTEGER NOT NULL CHECK (to_at > from_at),
    PRIMARY KEY (player_id, to_at)
) STRICT, WITHOUT ROWID;

-- When a shard was down, or could not be reached.
CREATE TABLE outages (
    to_at   INTEGER NOT NULL,
    total   INTEGER NOT NULL,
    shard   INTEGER NOT NULL CHECK (shard BETWEEN 0 AND total - 1),
    from_at INTEGER NOT NULL,
    PRIMARY KEY (to_at, total, shard)
) STRICT, WITHOUT ROWID;

-- When each shard was last seen alive.
CREATE TABLE signs (
    total   INTEGER NOT NULL,
    shard   INTEGER NOT NULL CHECK (shard BETWEEN 0 AND total - 1),
    seen_at INTEGER NOT NULL,
    PRIMARY KEY (total, shard)
) STRICT, WITHOUT ROWID;

CREATE TABLE challenges (
    id               INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id         INTEGER NOT NULL,
    channel_id       INTEGER NOT NULL,
    challenger_id    INTEGER NOT NULL,
    variant          TEXT    NOT NULL,
    side             TEXT    CHECK (side IN ('FIRST', 'SECOND', 'RANDOM')),
    rematch_of       INTEGER REFERENCES matches (id),
    answer           TEXT    NOT NULL CHECK (answer IN ('OPEN', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'EXPIRED')),
    declined_by      INTEGER,
    declined_because TEXT,
    made_at          INTEGER NOT NULL,
    expires_at       INTEGER NOT NULL,
    message_id       INTEGER,
    message_due_at   INTEGER,
    message_attempts INTEGER NOT NULL DEFAULT 0,
    time_control     TEXT    NOT NULL DEFAULT 'none',
    rated            INTEGER NOT NULL DEFAULT 1 CHECK (rated IN (0, 1)),
    promise          TEXT,
    first_match      INTEGER NOT NULL DEFAULT 0 CHECK (first_match IN (0, 1)),
    CHECK (NOT (first_match AND rated))
) STRICT;

CREATE INDEX challenges_open_by_end ON challenges (expires_at) WHERE answer = 'OPEN';
CREATE INDEX challenges_with_owed_message ON challenges (message_due_at) WHERE message_due_at IS NOT NULL;
CREATE UNIQUE INDEX challenges_one_rematch ON challenges (rematch_of) WHERE answer IN ('OPEN', 'ACCEPTED');
CREATE INDEX challenges_declined_by ON challenges (declined_by) WHERE declined_by IS NOT NULL;
CREATE INDEX challenges_of_challenger ON challenges (challenger_id, made_at);

CREATE TABLE chairs (
    challenge_id INTEGER NOT NULL REFERENCES challenges (id),
    place        INTEGER NOT NULL CHECK (place >= 0),
    reserved_for INTEGER,
    taken_by     INTEGER,
    seat         INTEGER CHECK (seat >= 0),
    PRIMARY KEY (challenge_id, place),
    UNIQUE (challenge_id, reserved_for),
    UNIQUE (challenge_id, taken_by),
    CHECK (reserved_for IS NULL OR taken_by IS NULL OR taken_by = reserved_for)
) STRICT, WITHOUT ROWID;

CREATE INDEX chairs_reserved_for ON chairs (reserved_for) WHERE reserved_for IS NOT NULL;
CREATE INDEX chairs_taken_by ON chairs (taken_by) WHERE taken_by IS NOT NULL;

-- The clock columns but time_control and banks are null when nobody's time runs; clock_since alone is null while the clock is
-- stopped. A match is due for a look at once where look_at is 0, and never where it is null.
CREATE TABLE matches (
    id              INTEGER PRIMARY KEY AUTOINCREMENT,
    challenge_id    INTEGER NOT NULL UNIQUE REFERENCES challenges (id),
    guild_id        INTEGER NOT NULL,
    channel_id      INTEGER NOT NULL,
    thread_id       INTEGER NOT NULL,
    game            TEXT    NOT NULL,
    variant         TEXT    NOT NULL,
    plies           INTEGER NOT NULL CHECK (plies >= 0),
    result          TEXT    CHECK (result IN ('DECIDED', 'DRAWN', 'VOID')),
    started_at      INTEGER NOT NULL,
    changed_at      INTEGER NOT NULL,
    revision        INTEGER NOT NULL DEFAULT 0,
    time_control    TEXT    NOT NULL DEFAULT 'none',
    banks           TEXT    NOT NULL DEFAULT '',
    clock_seat      INTEGER,
    clock_since     INTEGER,
    clock_allowance INTEGER,
    clock_reminded  INTEGER,
    request         TEXT    CHECK (request IN ('DRAW', 'TAKE_BACK', 'PAUSE', 'HINTS')),
    request_by      INTEGER,
    request_agreed  TEXT,
    request_stands  INTEGER,
    look_at         INTEGER DEFAULT 0,
    run_from        INTEGER,
    decided_by      INTEGER,
    think_at        INTEGER
) STRICT;

CREATE INDEX matches_live_in_thread ON matches (thread_id) WHERE result IS NULL;
CREATE INDEX matches_in_thread ON matches (thread_id, changed_at);
CREATE INDEX matches_to_look_at ON matches (look_at) WHERE look_at IS NOT NULL;
CREATE INDEX matches_live_in_guild ON matches (guild_id) WHERE result IS NULL;
CREATE INDEX matches_decided_by ON matches (decided_by) WHERE decided_by IS NOT NULL;
CREATE INDEX matches_to_think_about ON matches (think_at) WHERE think_at IS NOT NULL;

CREATE TABLE seats (
    match_id  INTEGER NOT NULL REFERENCES matches (id),
    seat      INTEGER NOT NULL CHECK (seat >= 0),
    player_id INTEGER NOT NULL,
    place     INTEGER CHECK (place >= 1),
    PRIMARY KEY (match_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_in_live_matches ON seats (player_id) WHERE place IS NULL;
CREATE INDEX seats_of_player ON seats (player_id, match_id);

CREATE TABLE moves (
    match_id INTEGER NOT NULL REFERENCES matches (id),
    ply      INTEGER NOT NULL CHECK (ply >= 0),
    move     TEXT    NOT NULL,
    PRIMARY KEY (match_id, ply)
) STRICT, WITHOUT ROWID;

CREATE TABLE planned_lines (
    match_id INTEGER NOT NULL REFERENCES matches (id),
    seat     INTEGER NOT NULL CHECK (seat >= 0),
    number   INTEGER NOT NULL CHECK (number >= 0),
    base_ply INTEGER NOT NULL CHECK (base_ply >= 0),
    entries  TEXT    NOT NULL CHECK (entries <> ''),
    PRIMARY KEY (match_id, seat, number)
) STRICT, WITHOUT ROWID;

-- Owed until settled.
CREATE TABLE notices (
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
    calls        INTEGER NOT NULL DEFAULT 1 CHECK (calls IN (0, 1)),
    UNIQUE (match_id, revision, kind)
) STRICT;

CREATE INDEX notices_owed_by_time ON notices (due_at) WHERE settled_at IS NULL;
CREATE INDEX notices_owed_by_match ON notices (match_id) WHERE settled_at IS NULL;

CREATE TABLE messages (
    id         INTEGER PRIMARY KEY,
    channel_id INTEGER NOT NULL,
    match_id   INTEGER REFERENCES matches (id),
    kind       TEXT    CHECK (kind IN ('BOARD', 'REQUEST')),
    take_at    INTEGER,
    attempts   INTEGER NOT NULL DEFAULT 0,
    CHECK ((match_id IS NULL) = (kind IS NULL)),
    CHECK (take_at IS NOT NULL OR match_id IS NOT NULL)
) STRICT;

CREATE INDEX messages_of_match ON messages (match_id) WHERE match_id IS NOT NULL;
CREATE INDEX messages_to_change ON messages (take_at) WHERE take_at IS NOT NULL;

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

CREATE TABLE closings (
    match_id INTEGER PRIMARY KEY REFERENCES matches (id),
    step     TEXT    NOT NULL CHECK (step IN ('MARK', 'ARCHIVE')),
    due_at   INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE INDEX closings_due ON closings (due_at);

CREATE TABLE shares (
    match_id   INTEGER PRIMARY KEY REFERENCES matches (id),
    at         INTEGER NOT NULL,
    message_id INTEGER
) STRICT;

CREATE TABLE results (
    number        INTEGER PRIMARY KEY,
    match_id      INTEGER NOT NULL REFERENCES matches (id),
    kind          TEXT    NOT NULL CHECK (kind IN ('ENDED', 'VOIDED')),
    at            INTEGER NOT NULL,
    played_by_all INTEGER NOT NULL DEFAULT 1 CHECK (played_by_all IN (0, 1)),
    verdict       TEXT
        CHECK (verdict IN ('RATED', 'FRIENDLY', 'VARIANT', 'UNPLAYED', 'LIMIT', 'TAKEN_BACK', 'SERVER')),
    left_out      TEXT,
    -- A number, since both engines must find the index of those that are unread by the same words.
    opening_read  INTEGER NOT NULL DEFAULT 0 CHECK (opening_read IN (0, 1)),
    by_moderator  INTEGER NOT NULL DEFAULT 0 CHECK (by_moderator IN (0, 1)),
    UNIQUE (match_id, kind)
) STRICT;

CREATE INDEX results_to_judge ON results (number) WHERE verdict IS NULL;
CREATE INDEX results_to_open ON results (number) WHERE opening_read = 0;

-- The first moves of matches that have ended, and how each match ended for its mover, but not who that was. The position is a
-- key of the variant and the position, whatever moves led to it. Matches between computers alone have people = 0.
CREATE TABLE opening_moves (
    position INTEGER NOT NULL,
    move     TEXT    NOT NULL,
    people   INTEGER NOT NULL CHECK (people IN (0, 1)),
    match_id INTEGER NOT NULL REFERENCES matches (id),
    fate     TEXT    NOT NULL CHECK (fate IN ('WON', 'DRAWN', 'LOST')),
    PRIMARY KEY (position, move, people, match_id)
) STRICT, WITHOUT ROWID;

-- Matches that somebody has asked to have analysed: a line for each glimpse, and their number. due_at is null once it is done.
CREATE TABLE analyses (
    match_id INTEGER PRIMARY KEY REFERENCES matches (id),
    asked_at INTEGER NOT NULL,
    glimpses TEXT    NOT NULL DEFAULT '',
    taken    INTEGER NOT NULL DEFAULT 0,
    due_at   INTEGER
) STRICT;

CREATE INDEX analyses_to_go_on ON analyses (due_at) WHERE due_at IS NOT NULL;

CREATE TABLE ratings (
    ladder           TEXT    NOT NULL,
    player_id        INTEGER NOT NULL,
    points           REAL    NOT NULL,
    deviation        REAL    NOT NULL,
    volatility       REAL    NOT NULL,
    as_of            INTEGER NOT NULL,
    wins             INTEGER NOT NULL,
    draws            INTEGER NOT NULL,
    losses           INTEGER NOT NULL,
    provisional_from INTEGER NOT NULL,
    listed_points    INTEGER,
    PRIMARY KEY (ladder, player_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX ratings_of_player ON ratings (player_id);
CREATE INDEX ratings_by_lapse ON ratings (provisional_from) WHERE listed_points >= 0;

CREATE TABLE rating_changes (
    player_id     INTEGER NOT NULL,
    at            INTEGER NOT NULL,
    number        INTEGER NOT NULL,
    ladder        TEXT    NOT NULL,
    points_before REAL    NOT NULL,
    points        REAL    NOT NULL,
    deviation     REAL    NOT NULL,
    PRIMARY KEY (player_id, at, number)
) STRICT, WITHOUT ROWID;

-- How many points the leaderboard of a server adds to a player's rating, or takes from it, for each match that a moderator
-- of that server decided.
CREATE TABLE rating_corrections (
    player_id INTEGER NOT NULL,
    ladder    TEXT    NOT NULL,
    scope     INTEGER NOT NULL,
    number    INTEGER NOT NULL,
    points    INTEGER NOT NULL,
    PRIMARY KEY (player_id, ladder, scope, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE rating_scopes (
    ladder    TEXT    NOT NULL,
    player_id INTEGER NOT NULL,
    scope     INTEGER NOT NULL,
    PRIMARY KEY (ladder, player_id, scope)
) STRICT, WITHOUT ROWID;

CREATE TABLE standings (
    scope     INTEGER NOT NULL,
    ladder    TEXT    NOT NULL,
    points    INTEGER NOT NULL,
    player_id INTEGER NOT NULL,
    PRIMARY KEY (scope, ladder, points, player_id)
) STRICT, WITHOUT ROWID;

-- Sums with which a rank is found without counting all players above.
CREATE TABLE standing_counts (
    scope   INTEGER NOT NULL,
    ladder  TEXT    NOT NULL,
    points  INTEGER NOT NULL,
    players INTEGER NOT NULL CHECK (players > 0),
    PRIMARY KEY (scope, ladder, points)
) STRICT, WITHOUT ROWID;

-- The first attempt of a player at each puzzle; a puzzle keeps its number for good.
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

-- Days in a row on which a player solved a puzzle. Days are counted since 1970 in the player's zone.
CREATE TABLE puzzle_streaks (
    player_id INTEGER PRIMARY KEY,
    last_day  INTEGER NOT NULL,
    days      INTEGER NOT NULL CHECK (days > 0)
) STRICT;

CREATE TABLE seals (
    pseudonym INTEGER PRIMARY KEY,
    first     INTEGER NOT NULL,
    secret    BLOB    NOT NULL,
    hash      BLOB    NOT NULL,
    sealed_at INTEGER NOT NULL
) STRICT;

CREATE INDEX seals_by_age ON seals (sealed_at);
CREATE INDEX seals_of_person ON seals (first);

-- The computer players.
INSERT INTO players (id, name) VALUES
    (4194304, 'Ylva'),
    (4194305, 'Odd'),
    (4194306, 'Torsten'),
    (4194307, 'Sigrun'),
    (4194308, 'Brenna'),
    (4194309, 'Hallvard');
