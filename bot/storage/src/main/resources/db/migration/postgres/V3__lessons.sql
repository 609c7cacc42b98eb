-- The games on which a player has finished a lesson, each with the first time.
CREATE TABLE lessons (
    player_id BIGINT           NOT NULL,
    game      TEXT COLLATE "C" NOT NULL,
    at        BIGINT           NOT NULL,
    PRIMARY KEY (player_id, game)
);
