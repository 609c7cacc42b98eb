-- What people and servers have chosen; who has no row has chosen nothing. Where the theme is null, a person's boards
-- look as the server's do, and a server's as the release has it.

CREATE TABLE player_preferences (
    player_id INTEGER PRIMARY KEY,
    theme     TEXT,
    confirm   INTEGER NOT NULL CHECK (confirm IN (0, 1)),
    bottom    TEXT    NOT NULL CHECK (bottom IN ('OWN', 'FIRST'))
) STRICT;

CREATE TABLE guild_preferences (
    guild_id INTEGER PRIMARY KEY,
    theme    TEXT
) STRICT;
