-- In lists the provisional stand below all others, under their points less 10,000.

DROP INDEX ratings_by_lapse;
CREATE INDEX ratings_by_lapse ON ratings (provisional_from) WHERE listed_points >= 0;

UPDATE ratings SET listed_points = CAST(round(points) AS INTEGER) - 10000
WHERE listed_points IS NULL AND player_id NOT IN (SELECT player_id FROM player_preferences WHERE listed = 0);

INSERT INTO standings (scope, ladder, points, player_id)
SELECT rating_scopes.scope, ratings.ladder, ratings.listed_points, ratings.player_id
FROM ratings JOIN rating_scopes USING (ladder, player_id) WHERE ratings.listed_points < 0;

INSERT INTO standing_counts (scope, ladder, points, players)
SELECT scope, ladder, points, count(*) FROM standings WHERE points < 0 GROUP BY scope, ladder, points;
