-- A player who hears of new seeks of a game on a server.
CREATE TABLE seek_alerts (
    player_id INTEGER NOT NULL,
    guild_id  INTEGER NOT NULL,
    game      TEXT    NOT NULL,
    since     INTEGER NOT NULL,
    PRIMARY KEY (player_id, guild_id, game)
) STRICT, WITHOUT ROWID;

CREATE INDEX seek_alerts_of_game ON seek_alerts (guild_id, game);

-- A player who heard of a seek, at the time; without a time, one who is not to hear of it.
CREATE TABLE told_seeks (
    player_id    INTEGER NOT NULL,
    challenge_id INTEGER NOT NULL REFERENCES challenges (id),
    at           INTEGER,
    PRIMARY KEY (player_id, challenge_id)
) STRICT, WITHOUT ROWID;

-- The time when the next players hear of an open seek; null if nobody is left.
ALTER TABLE challenges ADD COLUMN alert_at INTEGER;

CREATE INDEX challenges_with_alerts ON challenges (alert_at) WHERE alert_at IS NOT NULL;
