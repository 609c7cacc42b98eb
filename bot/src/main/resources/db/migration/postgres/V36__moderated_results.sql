-- What a moderator decides counts on the lists of that server alone. Results from before keep what they did to ratings:
-- they count as decided by no moderator.
ALTER TABLE results DROP CONSTRAINT results_verdict_check;
ALTER TABLE results ADD CONSTRAINT results_verdict_check
    CHECK (verdict IN ('RATED', 'FRIENDLY', 'VARIANT', 'UNPLAYED', 'LIMIT', 'TAKEN_BACK', 'SERVER'));
ALTER TABLE results ADD COLUMN by_moderator BOOLEAN NOT NULL DEFAULT FALSE;

-- How many points the lists of a server add to a player's rating, or take from it, for each such result.
CREATE TABLE rating_corrections (
    player_id BIGINT           NOT NULL,
    ladder    TEXT COLLATE "C" NOT NULL,
    scope     BIGINT           NOT NULL,
    number    BIGINT           NOT NULL,
    points    BIGINT           NOT NULL,
    PRIMARY KEY (player_id, ladder, scope, number)
);
