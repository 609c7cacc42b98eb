UPDATE players SET language = 'sv-SE' WHERE id = 1100000000000000011;
UPDATE players SET language = 'en-GB' WHERE id = 1100000000000000012;

UPDATE guild_preferences SET language = 'sv' WHERE guild_id = 1100000000000000001;
