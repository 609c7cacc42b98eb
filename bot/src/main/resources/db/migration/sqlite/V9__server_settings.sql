-- What servers choose besides the theme. Channels are ids, separated by commas; none means everywhere.

ALTER TABLE guild_preferences ADD COLUMN channels TEXT NOT NULL DEFAULT '';
ALTER TABLE guild_preferences ADD COLUMN threads INTEGER NOT NULL DEFAULT 1 CHECK (threads IN (0, 1));
ALTER TABLE guild_preferences ADD COLUMN pings TEXT NOT NULL DEFAULT 'LOUD' CHECK (pings IN ('LOUD', 'SILENT', 'NONE'));
ALTER TABLE guild_preferences ADD COLUMN pace TEXT NOT NULL DEFAULT '3d';
ALTER TABLE guild_preferences ADD COLUMN moderators INTEGER;
