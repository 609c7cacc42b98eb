-- As many rows as a host has that has run for long. Nothing of them is due, and nobody of the tests is among the players.
INSERT INTO players SELECT 10000000 + i, 'Player ' || i FROM generate_series(1, 5000) i;
INSERT INTO nicknames SELECT 10000000 + i, 7, 'Nick ' || i FROM generate_series(1, 5000) i;
INSERT INTO player_preferences (player_id, confirm, bottom) SELECT 10000000 + i, TRUE, 'OWN' FROM generate_series(1, 5000) i;
INSERT INTO guild_preferences (guild_id, puzzle_channel, puzzle_due_at)
SELECT 20000000 + i, CASE WHEN i % 20 = 0 THEN 1 END, CASE WHEN i % 20 = 0 THEN 9000000000000000 END FROM generate_series(1, 3000) i;
INSERT INTO daily_puzzles SELECT 20000000 + i, 1, 1, 1, 1 FROM generate_series(1, 3000) i;
INSERT INTO puzzle_attempts SELECT 10000000 + i, p, 'obelisk', 'SOLVED', i FROM generate_series(1, 5000) i, generate_series(1, 5) p;
INSERT INTO puzzle_ratings SELECT 10000000 + i, 'obelisk', 1500, 80, 0.06, 1, 5, 0 FROM generate_series(1, 5000) i;
INSERT INTO puzzle_streaks SELECT 10000000 + i, -i, 1 FROM generate_series(1, 5000) i;
INSERT INTO puzzle_places SELECT 20000000 + i % 1000, 10000000 + i FROM generate_series(1, 5000) i;
INSERT INTO lessons SELECT 10000000 + i, 'obelisk', i FROM generate_series(1, 5000) i;
INSERT INTO blocks SELECT 10000000 + i, 10000001 + i FROM generate_series(1, 5000) i;
INSERT INTO departures SELECT 20000000 + i, 10000000 + i, i FROM generate_series(1, 5000) i;
INSERT INTO vacations SELECT 10000000 + i, i, i + 1 FROM generate_series(1, 5000) i;
INSERT INTO outages (total, shard, from_at, to_at) SELECT 4, i % 4, i * 1000 - 500, i * 1000 FROM generate_series(1, 3000) i;
INSERT INTO challenges (guild_id, channel_id, challenger_id, variant, side, answer, made_at, expires_at)
SELECT 20000000 + i % 1000, 30000000 + i, 10000000 + i % 5000, 'heap', 'FIRST',
       CASE WHEN i <= 20000 THEN 'ACCEPTED' WHEN i % 10 = 0 THEN 'OPEN' ELSE 'EXPIRED' END, i, 9000000000000000
FROM generate_series(1, 30000) i;
UPDATE challenges SET alert_at = 9000000000000000 WHERE answer = 'OPEN' AND id % 20 = 0;
INSERT INTO seek_alerts SELECT 10000000 + i, 20000000 + i % 1000, 'obelisk', i FROM generate_series(1, 5000) i;
INSERT INTO told_seeks SELECT 10000000 + i, i, i FROM generate_series(1, 5000) i;
INSERT INTO tournaments (guild_id, channel_id, organiser_id, variant, time_control, rated, kind, lot, made_at, begins_at, stage, due_at)
SELECT 20000000 + i % 1000, 1, 10000000 + i, 'heap', '3d', TRUE, 'SWISS', i, i, i, CASE WHEN i % 20 = 0 THEN 'OPEN' ELSE 'ENDED' END,
       CASE WHEN i % 20 = 0 THEN 9000000000000000 END FROM generate_series(1, 3000) i;
INSERT INTO participants SELECT i, p, 10000000 + i + p, p + 1, FALSE FROM generate_series(1, 3000) i, generate_series(0, 3) p;
INSERT INTO pairings SELECT i, 0, 1, 1, 2, 'DRAW', i FROM generate_series(1, 3000) i;
INSERT INTO chairs SELECT i, 0, 10000001 + i % 5000, NULL, NULL FROM generate_series(1, 30000) i;
INSERT INTO matches (challenge_id, guild_id, channel_id, thread_id, game, variant, plies, result, started_at, changed_at, look_at, think_at)
SELECT i, 20000000 + i % 1000, 30000000 + i, 40000000 + i, 'heap', 'heap', 5, CASE WHEN i % 10 > 0 THEN 'DECIDED' END, i, i,
       CASE WHEN i % 10 = 0 THEN 9000000000000000 END, CASE WHEN i % 40 = 0 THEN 9000000000000000 END
FROM generate_series(1, 20000) i;
INSERT INTO seats SELECT i, s, 10000000 + (i + s) % 5000, CASE WHEN i % 10 > 0 THEN s + 1 END
FROM generate_series(1, 20000) i, generate_series(0, 1) s;
INSERT INTO moves SELECT i, p, 'take-1' FROM generate_series(1, 20000) i, generate_series(0, 4) p;
INSERT INTO planned_lines SELECT i * 10, 0, n, 5, 'take-1' FROM generate_series(1, 2000) i, generate_series(0, 9) n;
INSERT INTO notices (match_id, revision, ply, kind, due_at, settled_at, settled_how)
SELECT i, p, p, 'BOARD', i, CASE WHEN i % 100 > 0 THEN 1 END, CASE WHEN i % 100 > 0 THEN 'posted' END
FROM generate_series(1, 20000) i, generate_series(1, 3) p;
UPDATE notices SET due_at = 9000000000000000 WHERE settled_at IS NULL;
INSERT INTO messages (id, channel_id, match_id, kind, take_at)
SELECT 50000000 + i, 40000000 + i, i * 10, 'BOARD', CASE WHEN i % 20 = 0 THEN 9000000000000000 END FROM generate_series(1, 2000) i;
INSERT INTO silences (match_id, began_at, ended_at) SELECT i, 1, CASE WHEN i % 20 > 0 THEN 2 END FROM generate_series(1, 5000) i;
INSERT INTO closings (match_id, step, due_at) SELECT i, 'MARK', 9000000000000000 FROM generate_series(1, 3000) i;
INSERT INTO shares (match_id, at) SELECT i, 1 FROM generate_series(1, 5000) i;
INSERT INTO results (number, match_id, kind, at, verdict, opening_read)
SELECT i, i, 'ENDED', i, 'RATED', 1 FROM generate_series(1, 20000) i WHERE i % 10 > 0;
INSERT INTO opening_moves SELECT p * 1000 + i % (p * p), 'take-1', i % 5 > 0, i, 'WON' FROM generate_series(1, 20000) i, generate_series(1, 5) p;
INSERT INTO analyses SELECT i, 1, '', 0, CASE WHEN i % 20 = 0 THEN 9000000000000000 END FROM generate_series(1, 3000) i;
INSERT INTO ratings SELECT 'obelisk', 10000000 + i, 1500, 80, 0.06, 1, 1, 1, 1, 9000000000000000, 1500 + i % 700 FROM generate_series(1, 5000) i;
INSERT INTO rating_changes SELECT 10000000 + i % 5000, i, i, 'obelisk', 1500, 1500, 80 FROM generate_series(1, 40000) i;
INSERT INTO rating_scopes SELECT 'obelisk', 10000000 + i, s FROM generate_series(1, 5000) i, generate_series(0, 1) s;
INSERT INTO rating_corrections SELECT 10000000 + i, 'obelisk', 20000000 + i % 1000, i, 5 FROM generate_series(1, 5000) i;
INSERT INTO standings SELECT s, 'obelisk', 1500 + i % 700, 10000000 + i FROM generate_series(1, 5000) i, generate_series(0, 1) s;
INSERT INTO standing_counts SELECT s, 'obelisk', 1500 + i, 7 FROM generate_series(0, 699) i, generate_series(0, 5) s;
INSERT INTO seals SELECT i, i, '\x00', '\x00', i FROM generate_series(1, 5000) i;
