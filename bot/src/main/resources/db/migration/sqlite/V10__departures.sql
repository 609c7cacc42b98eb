-- Players who were found to have left a server while a match there waited for them.
CREATE TABLE departures (
    guild_id  INTEGER NOT NULL,
    player_id INTEGER NOT NULL,
    since     INTEGER NOT NULL,
    PRIMARY KEY (guild_id, player_id)
) STRICT, WITHOUT ROWID;
