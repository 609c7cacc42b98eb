UPDATE guild_preferences SET threads = 1, forum = 1100000000000000003 WHERE guild_id = 1100000000000000001;
