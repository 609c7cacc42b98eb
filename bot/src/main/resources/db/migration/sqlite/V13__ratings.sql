-- Ratings: the log from which they follow, and what follows from it.

ALTER TABLE challenges ADD COLUMN rated INTEGER NOT NULL DEFAULT 1 CHECK (rated IN (0, 1));

-- What ratings follow from, in the order in which they do: matches that ended with a ranking, and those of them that were
-- declared void afterwards. The verdict says whether it counts; it is null until that is judged.
CREATE TABLE results (
    number   INTEGER PRIMARY KEY AUTOINCREMENT,
    match_id INTEGER NOT NULL REFERENCES matches (id),
    kind     TEXT    NOT NULL CHECK (kind IN ('ENDED', 'VOIDED')),
    at       INTEGER NOT NULL,
    verdict  TEXT    CHECK (verdict IN ('RATED', 'FRIENDLY', 'VARIANT', 'LIMIT', 'TAKEN_BACK')),
    UNIQUE (match_id, kind)
) STRICT;

CREATE INDEX results_to_judge ON results (number) WHERE verdict IS NULL;

INSERT INTO results (match_id, kind, at)
SELECT id, 'ENDED', changed_at FROM matches WHERE result IN ('DECIDED', 'DRAWN') ORDER BY changed_at, id;

-- What is below can be made anew from the log, the matches and their seats.

-- The points under which a player stands in the lists are null for who stands in none.
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
CREATE INDEX ratings_by_lapse ON ratings (provisional_from) WHERE listed_points IS NOT NULL;

-- What each match did to each player.
CREATE TABLE rating_changes (
    player_id         INTEGER NOT NULL,
    at                INTEGER NOT NULL,
    number            INTEGER NOT NULL,
    ladder            TEXT    NOT NULL,
    points_before     REAL    NOT NULL,
    points            REAL    NOT NULL,
    deviation         REAL    NOT NULL,
    PRIMARY KEY (player_id, at, number)
) STRICT, WITHOUT ROWID;

-- On which servers a player has played rated matches: the scopes of the lists besides 0, which is everywhere.
CREATE TABLE rating_scopes (
    ladder    TEXT    NOT NULL,
    player_id INTEGER NOT NULL,
    scope     INTEGER NOT NULL,
    PRIMARY KEY (ladder, player_id, scope)
) STRICT, WITHOUT ROWID;

-- The lists, and how many stand at which points: with these sums a rank is found without counting those above.
CREATE TABLE standings (
    scope     INTEGER NOT NULL,
    ladder    TEXT    NOT NULL,
    points    INTEGER NOT NULL,
    player_id INTEGER NOT NULL,
    PRIMARY KEY (scope, ladder, points, player_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE standing_counts (
    scope   INTEGER NOT NULL,
    ladder  TEXT    NOT NULL,
    points  INTEGER NOT NULL,
    players INTEGER NOT NULL CHECK (players > 0),
    PRIMARY KEY (scope, ladder, points)
) STRICT, WITHOUT ROWID;

-- A player's matches are found by the player.
CREATE INDEX seats_of_player ON seats (player_id, match_id);

DROP INDEX matches_ended_in_guild;

ALTER TABLE player_preferences ADD COLUMN listed INTEGER NOT NULL DEFAULT 1 CHECK (listed IN (0, 1));

-- What is stored about a person is found by the person.
CREATE INDEX challenges_of_challenger ON challenges (challenger_id);
CREATE INDEX challenges_declined_by ON challenges (declined_by) WHERE declined_by IS NOT NULL;
CREATE INDEX chairs_reserved_for ON chairs (reserved_for) WHERE reserved_for IS NOT NULL;
CREATE INDEX chairs_taken_by ON chairs (taken_by) WHERE taken_by IS NOT NULL;
CREATE INDEX blocks_of_blocked ON blocks (blocked_id);
CREATE INDEX departures_of_player ON departures (player_id);
