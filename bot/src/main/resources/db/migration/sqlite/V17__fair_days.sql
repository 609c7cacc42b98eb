-- Fair play of a day: which comparisons a result leaves out, and who of those that were forgotten is the same person.

-- The pairs of seats whose comparison does not count, such as '0-1 0-2', since these two had been compared as often that day as counts. It
-- is decided once, when the result is judged for the first time; null before, and where the match changes no rating for another reason.
ALTER TABLE results ADD COLUMN left_out TEXT;

-- Until now a table at which two had reached the limit left out everybody.
UPDATE results SET left_out = '' WHERE kind = 'ENDED' AND verdict = 'RATED';
UPDATE results SET left_out = (
    SELECT string_agg(one.seat || '-' || other.seat, ' ' ORDER BY one.seat, other.seat)
    FROM seats AS one JOIN seats AS other ON other.match_id = one.match_id AND other.seat > one.seat
    WHERE one.match_id = results.match_id)
WHERE kind = 'ENDED' AND verdict = 'LIMIT';

-- A hash of the id of somebody who was forgotten, with a key of its own; both go after a day. First is the first of that person's pseudonyms which
-- has a seal.
CREATE TABLE seals (
    pseudonym INTEGER PRIMARY KEY,
    first     INTEGER NOT NULL,
    secret    BLOB    NOT NULL,
    hash      BLOB    NOT NULL,
    sealed_at INTEGER NOT NULL
) STRICT;

CREATE INDEX seals_by_age ON seals (sealed_at);
CREATE INDEX seals_of_person ON seals (first);

-- The latest that somebody has made are counted.
DROP INDEX challenges_of_challenger;
CREATE INDEX challenges_of_challenger ON challenges (challenger_id, made_at);
