-- For moderators, who look for a match of their server.
CREATE INDEX matches_live_in_guild ON matches (guild_id) WHERE result IS NULL;
