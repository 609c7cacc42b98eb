UPDATE player_preferences SET language = 'de' WHERE player_id = 1100000000000000011;
