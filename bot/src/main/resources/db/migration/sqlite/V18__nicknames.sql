-- What people are called on one server, for its members alone. Names stored so far may be nicknames of some server; each is replaced by the person's
-- own name when the person is met next.
CREATE TABLE nicknames (
    player_id INTEGER NOT NULL,
    guild_id  INTEGER NOT NULL,
    name      TEXT    NOT NULL,
    PRIMARY KEY (player_id, guild_id)
) STRICT, WITHOUT ROWID;
