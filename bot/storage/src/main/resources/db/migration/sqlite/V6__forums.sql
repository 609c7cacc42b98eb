-- The forum of a server in which each match has a post; null for none.
ALTER TABLE guild_preferences ADD COLUMN forum INTEGER;
