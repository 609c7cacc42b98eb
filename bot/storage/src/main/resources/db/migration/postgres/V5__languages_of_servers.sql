-- The language of messages that several people read on a server, as a tag such as pt-BR; null is that of the server on
-- Discord.
ALTER TABLE guild_preferences ADD COLUMN language TEXT;

-- The language of a person's Discord as last seen; null if never seen.
ALTER TABLE players ADD COLUMN language TEXT;
