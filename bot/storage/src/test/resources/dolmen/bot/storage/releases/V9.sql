INSERT INTO tournaments (id, guild_id, channel_id, organiser_id, variant, time_control, rated, kind, lot, made_at, begins_at, stage, message_id, due_at) VALUES
    (1, 1100000000000000001, 1100000000000000002, 1100000000000000011, 'obelisk', '3d', 1, 'SWISS', 5, 1767225600000, 1767312000000, 'OPEN', 1100000000000000900, 1767312000000);

INSERT INTO participants (tournament_id, place, player_id, number, gone) VALUES
    (1, 0, 1100000000000000011, NULL, 0),
    (1, 1, 1100000000000000012, NULL, 0);

INSERT INTO tournaments (id, guild_id, channel_id, organiser_id, variant, time_control, rated, kind, lot, made_at, begins_at, stage, message_id, due_at) VALUES
    (2, 1100000000000000001, 1100000000000000002, 1100000000000000012, 'murus-gallicus', '1d', 0, 'ROUND_ROBIN', 6, 1767225600000, 1767229200000, 'ENDED', 1100000000000000901, NULL);

INSERT INTO participants (tournament_id, place, player_id, number, gone) VALUES
    (2, 0, 1100000000000000012, 1, 0),
    (2, 1, 1100000000000000011, 2, 1);

INSERT INTO pairings (tournament_id, place, round, first, second, result, challenge_id) VALUES
    (2, 0, 1, 1, 2, 'BLACK_FORFEITS', 1),
    (2, 1, 2, 1, NULL, 'BYE', NULL);
