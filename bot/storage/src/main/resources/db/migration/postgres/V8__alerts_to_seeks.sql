-- A player who hears of new seeks of a game on a server.
CREATE TABLE seek_alerts (
    player_id BIGINT           NOT NULL,
    guild_id  BIGINT           NOT NULL,
    game      TEXT COLLATE "C" NOT NULL,
    since     BIGINT           NOT NULL,
    PRIMARY KEY (player_id, guild_id, game)
);

CREATE INDEX seek_alerts_of_game ON seek_alerts (guild_id, game);

-- A player who heard of a seek, at the time; without a time, one who is not to hear of it.
CREATE TABLE told_seeks (
    player_id    BIGINT NOT NULL,
    challenge_id BIGINT NOT NULL REFERENCES challenges (id),
    at           BIGINT,
    PRIMARY KEY (player_id, challenge_id)
);

-- The time when the next players hear of an open seek; null if nobody is left.
ALTER TABLE challenges ADD COLUMN alert_at BIGINT;

CREATE INDEX challenges_with_alerts ON challenges (alert_at) WHERE alert_at IS NOT NULL;
