-- The games on which a player has finished a lesson, each with the first time.
CREATE TABLE lessons (
    player_id INTEGER NOT NULL,
    game      TEXT    NOT NULL,
    at        INTEGER NOT NULL,
    PRIMARY KEY (player_id, game)
) STRICT, WITHOUT ROWID;
