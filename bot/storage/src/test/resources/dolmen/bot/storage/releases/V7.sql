UPDATE puzzle_attempts SET found = 2 WHERE player_id = 1100000000000000011;

UPDATE puzzle_streaks SET days = 2, excused_day = 20453 WHERE player_id = 1100000000000000011;
