-- Challenges of several opponents, and resignations among the moves, where a table of three plays on after one.

CREATE TABLE invitations (
    challenge_id INTEGER NOT NULL REFERENCES challenges (id),
    place        INTEGER NOT NULL CHECK (place >= 0),
    opponent_id  INTEGER NOT NULL,
    accepted     INTEGER NOT NULL CHECK (accepted IN (0, 1)),
    PRIMARY KEY (challenge_id, place),
    UNIQUE (challenge_id, opponent_id)
) STRICT, WITHOUT ROWID;

INSERT INTO invitations (challenge_id, place, opponent_id, accepted)
SELECT id, 0, opponent_id, answer = 'ACCEPTED' FROM challenges;

ALTER TABLE challenges DROP COLUMN opponent_id;

INSERT INTO moves (match_id, ply, move)
SELECT id, plies, '!resign:' || (resigned_seat + 1) FROM matches WHERE resigned_seat IS NOT NULL;

UPDATE notices SET ply = ply + 1
WHERE kind = 'RESULT' AND settled_at IS NULL AND match_id IN (SELECT id FROM matches WHERE resigned_seat IS NOT NULL);

UPDATE matches SET plies = plies + 1 WHERE resigned_seat IS NOT NULL;

CREATE TABLE matches_without_resignations (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    challenge_id  INTEGER NOT NULL UNIQUE REFERENCES challenges (id),
    guild_id      INTEGER NOT NULL,
    channel_id    INTEGER NOT NULL,
    thread_id     INTEGER NOT NULL,
    game          TEXT    NOT NULL,
    variant       TEXT    NOT NULL,
    plies         INTEGER NOT NULL CHECK (plies >= 0),
    result        TEXT    CHECK (result IN ('DECIDED', 'DRAWN')),
    started_at    INTEGER NOT NULL,
    changed_at    INTEGER NOT NULL
) STRICT;

INSERT INTO matches_without_resignations (id, challenge_id, guild_id, channel_id, thread_id, game, variant, plies, result,
                                          started_at, changed_at)
SELECT id, challenge_id, guild_id, channel_id, thread_id, game, variant, plies, result, started_at, changed_at FROM matches;

DROP TABLE matches;

ALTER TABLE matches_without_resignations RENAME TO matches;

CREATE INDEX matches_live_in_thread ON matches (thread_id) WHERE result IS NULL;
CREATE INDEX matches_in_thread ON matches (thread_id, changed_at);
CREATE INDEX matches_ended_in_guild ON matches (guild_id, game) WHERE result IS NOT NULL;
