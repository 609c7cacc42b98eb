-- Matches that count for nothing: their result is VOID, and nobody in them has a place.

CREATE TABLE matches_with_void (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    challenge_id  INTEGER NOT NULL UNIQUE REFERENCES challenges (id),
    guild_id      INTEGER NOT NULL,
    channel_id    INTEGER NOT NULL,
    thread_id     INTEGER NOT NULL,
    game          TEXT    NOT NULL,
    variant       TEXT    NOT NULL,
    plies         INTEGER NOT NULL CHECK (plies >= 0),
    result        TEXT    CHECK (result IN ('DECIDED', 'DRAWN', 'VOID')),
    started_at    INTEGER NOT NULL,
    changed_at    INTEGER NOT NULL
) STRICT;

INSERT INTO matches_with_void (id, challenge_id, guild_id, channel_id, thread_id, game, variant, plies, result,
                               started_at, changed_at)
SELECT id, challenge_id, guild_id, channel_id, thread_id, game, variant, plies, result, started_at, changed_at FROM matches;

DROP TABLE matches;

ALTER TABLE matches_with_void RENAME TO matches;

CREATE INDEX matches_live_in_thread ON matches (thread_id) WHERE result IS NULL;
CREATE INDEX matches_in_thread ON matches (thread_id, changed_at);
CREATE INDEX matches_ended_in_guild ON matches (guild_id, game) WHERE result IS NOT NULL;
