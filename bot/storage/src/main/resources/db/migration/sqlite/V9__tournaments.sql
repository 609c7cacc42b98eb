CREATE TABLE tournaments (
    id           INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id     INTEGER NOT NULL,
    channel_id   INTEGER NOT NULL,
    organiser_id INTEGER NOT NULL,
    variant      TEXT NOT NULL,
    time_control TEXT NOT NULL,
    rated        INTEGER NOT NULL CHECK (rated IN (0, 1)),
    kind         TEXT NOT NULL,
    lot          INTEGER NOT NULL,
    made_at      INTEGER NOT NULL,
    begins_at    INTEGER NOT NULL,
    stage        TEXT NOT NULL CHECK (stage IN ('OPEN', 'RUNNING', 'ENDED', 'CALLED_OFF')),
    message_id   INTEGER,
    due_at       INTEGER,
    -- The number of events that made it due.
    calls        INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE INDEX tournaments_due ON tournaments (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX tournaments_live ON tournaments (guild_id) WHERE stage IN ('OPEN', 'RUNNING');
CREATE INDEX tournaments_of_organiser ON tournaments (organiser_id);

-- The players in the order in which they joined; after the start by number, which is the seed.
CREATE TABLE participants (
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id),
    place         INTEGER NOT NULL,
    player_id     INTEGER NOT NULL,
    number        INTEGER,
    gone          INTEGER NOT NULL CHECK (gone IN (0, 1)),
    PRIMARY KEY (tournament_id, place)
) STRICT, WITHOUT ROWID;

CREATE INDEX participants_by_player ON participants (player_id);

-- The pairings in the order in which they were made. The first player moves first; a bye has no second one.
CREATE TABLE pairings (
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id),
    place         INTEGER NOT NULL,
    round         INTEGER NOT NULL,
    first         INTEGER NOT NULL,
    second        INTEGER,
    result        TEXT NOT NULL,
    challenge_id  INTEGER REFERENCES challenges (id),
    PRIMARY KEY (tournament_id, place)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX pairings_by_challenge ON pairings (challenge_id) WHERE challenge_id IS NOT NULL;
