-- The language of a person's answers, as a tag such as pt-BR; null is that of their Discord.
ALTER TABLE player_preferences ADD COLUMN language TEXT;
