-- Numbers that look random and are the same every time: remainders by primes.
PRAGMA journal_mode = OFF;
PRAGMA synchronous = OFF;
PRAGMA foreign_keys = OFF;

INSERT INTO players (id, name)
WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 999999)
SELECT 1000000000000000000 + i, 'Player ' || i FROM n;

INSERT INTO ratings (ladder, player_id, points, deviation, volatility, as_of, wins, draws, losses, provisional_from,
                     listed_points)
WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 999999),
drawn(i, points, deviation) AS (
    SELECT i,
           1500 + 340 * ((i * 7919 % 1000003 + i * 104729 % 999983 + i * 15485863 % 999979 + i * 611953 % 999961)
                         / 1000000.0 - 2),
           45 + (i * 49979687 % 70)
    FROM n)
SELECT 'mausoleum', 1000000000000000000 + i, points, deviation, 0.06, 1790000000000, 4, 1, 3, 1990000000000,
       iif(deviation <= 110, CAST(round(points) AS INTEGER), NULL)
FROM drawn;

INSERT INTO challenges (id, guild_id, channel_id, challenger_id, variant, side, answer, made_at, expires_at)
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000000)
SELECT i, 1 + i * 6151 % 1000, 1, 1000000000000000000 + iif(i % 5 = 0, i / 5 % 1000, i * 7919 % 1000000), 'mausoleum',
       'RANDOM', 'ACCEPTED', 1600000000000 + i * 30000, 1600000000000 + i * 30000
FROM n;

INSERT INTO matches (id, challenge_id, guild_id, channel_id, thread_id, game, variant, plies, result, started_at,
                     changed_at, look_at)
SELECT id, id, guild_id, 1, id, 'mausoleum', 'mausoleum', 40, iif(id % 11 = 0, 'DRAWN', 'DECIDED'), made_at,
       made_at + 86400000, NULL
FROM challenges;

INSERT INTO seats (match_id, seat, player_id, place)
SELECT id, 0, challenger_id, iif(id % 11 = 0, 1, 1 + id % 2) FROM challenges;

INSERT INTO seats (match_id, seat, player_id, place)
SELECT id, 1,
       1000000000000000000 + (challenger_id - 1000000000000000000 + 1 + id * 611953 % 999999) % 1000000,
       iif(id % 11 = 0, 1, 2 - id % 2)
FROM challenges;

INSERT INTO results (number, match_id, kind, at, verdict)
SELECT id, id, 'ENDED', changed_at, 'RATED' FROM matches;

INSERT INTO rating_changes (player_id, at, number, ladder, points_before, points, deviation)
SELECT seats.player_id, matches.changed_at, matches.id, 'mausoleum', ratings.points - 5, ratings.points,
       ratings.deviation
FROM seats
JOIN matches ON matches.id = seats.match_id
JOIN ratings ON ratings.ladder = 'mausoleum' AND ratings.player_id = seats.player_id;

INSERT INTO rating_scopes (ladder, player_id, scope) SELECT 'mausoleum', player_id, 0 FROM ratings;

INSERT OR IGNORE INTO rating_scopes (ladder, player_id, scope)
SELECT 'mausoleum', seats.player_id, matches.guild_id FROM seats JOIN matches ON matches.id = seats.match_id;

INSERT INTO standings (scope, ladder, points, player_id)
SELECT rating_scopes.scope, 'mausoleum', ratings.listed_points, ratings.player_id
FROM rating_scopes
JOIN ratings ON ratings.ladder = rating_scopes.ladder AND ratings.player_id = rating_scopes.player_id
WHERE ratings.listed_points IS NOT NULL;

INSERT INTO standing_counts (scope, ladder, points, players)
SELECT scope, ladder, points, count(*) FROM standings GROUP BY scope, ladder, points;
