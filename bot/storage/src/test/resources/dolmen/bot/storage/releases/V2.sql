INSERT INTO puzzle_attempts (player_id, puzzle, game, ending, at) VALUES
    (1100000000000000011, 7, 'murus-gallicus', 'SOLVED', 1767225600000),
    (1100000000000000012, 7, 'murus-gallicus', 'FAILED', 1767225600000);

INSERT INTO puzzle_ratings (player_id, game, points, deviation, volatility, as_of, solved, failed) VALUES
    (1100000000000000011, 'murus-gallicus', 860.0, 330.0, 0.06, 1767225600000, 1, 0),
    (1100000000000000012, 'murus-gallicus', 740.0, 330.0, 0.06, 1767225600000, 0, 1);

INSERT INTO puzzle_streaks (player_id, last_day, days) VALUES (1100000000000000011, 20454, 1);

INSERT INTO puzzle_places (guild_id, player_id) VALUES
    (1100000000000000001, 1100000000000000011),
    (1100000000000000001, 1100000000000000012);
