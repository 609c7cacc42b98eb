-- The language in which a person's answers are, as a tag such as pt-BR; null is that of their Discord.
ALTER TABLE player_preferences ADD COLUMN language TEXT;

-- The language of what everybody on the server reads; null is that of its Discord.
ALTER TABLE guild_preferences ADD COLUMN language TEXT;
