-- The players who have attempted a puzzle on a server, for the server's lists of the best at puzzles.
CREATE TABLE puzzle_places (
    guild_id  BIGINT NOT NULL,
    player_id BIGINT NOT NULL,
    PRIMARY KEY (guild_id, player_id)
);

CREATE INDEX puzzle_places_of_player ON puzzle_places (player_id);
CREATE INDEX puzzle_ratings_by_game ON puzzle_ratings (game);
CREATE INDEX puzzle_streaks_by_day ON puzzle_streaks (last_day);
