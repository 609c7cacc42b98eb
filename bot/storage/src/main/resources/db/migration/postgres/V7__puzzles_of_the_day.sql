-- The plies of the solution that a player found in the first attempt, before a wrong move or a look at the solution.
ALTER TABLE puzzle_attempts ADD COLUMN found BIGINT NOT NULL DEFAULT 0;

-- The latest day without a solved puzzle that did not end the streak; null for none.
ALTER TABLE puzzle_streaks ADD COLUMN excused_day BIGINT;

-- Who solved a puzzle of the day is read from the attempts. After some puzzles in a row without an attempt the server
-- has no more of them until a member attempts one.
ALTER TABLE daily_puzzles DROP COLUMN solved;
ALTER TABLE daily_puzzles ADD COLUMN unanswered BIGINT NOT NULL DEFAULT 0;
