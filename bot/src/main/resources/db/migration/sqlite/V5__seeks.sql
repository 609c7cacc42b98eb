-- Challenges with chairs that are kept for somebody or open to anyone, with an end to their time, a message that is
-- known, and perhaps a match before them.

-- The side is null where every seat is given by the chairs. Who declined and why is null unless somebody did. The
-- message is null as long as nobody has told it; it is owed from the due time on, and as it should be where that is
-- null. Challenges made before had no end; they end a day after they were made. Who declined was not written down; where
-- several were asked it is taken to be the first who had not accepted.
CREATE TABLE challenges_with_chairs (
    id               INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id         INTEGER NOT NULL,
    channel_id       INTEGER NOT NULL,
    challenger_id    INTEGER NOT NULL,
    variant          TEXT    NOT NULL,
    side             TEXT    CHECK (side IN ('FIRST', 'SECOND', 'RANDOM')),
    rematch_of       INTEGER REFERENCES matches (id),
    answer           TEXT    NOT NULL CHECK (answer IN ('OPEN', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'EXPIRED')),
    declined_by      INTEGER,
    declined_because TEXT,
    made_at          INTEGER NOT NULL,
    expires_at       INTEGER NOT NULL,
    message_id       INTEGER,
    message_due_at   INTEGER,
    message_attempts INTEGER NOT NULL DEFAULT 0
) STRICT;

INSERT INTO challenges_with_chairs (id, guild_id, channel_id, challenger_id, variant, side, answer,
                                    declined_by, made_at, expires_at)
SELECT id, guild_id, channel_id, challenger_id, variant, side, answer,
       CASE answer WHEN 'DECLINED' THEN (
           SELECT opponent_id FROM invitations WHERE challenge_id = id ORDER BY accepted, place LIMIT 1) END,
       made_at, made_at + 86400000
FROM challenges;

DROP TABLE challenges;

ALTER TABLE challenges_with_chairs RENAME TO challenges;

CREATE INDEX challenges_open_by_end ON challenges (expires_at) WHERE answer = 'OPEN';
CREATE INDEX challenges_with_owed_message ON challenges (message_due_at) WHERE message_due_at IS NOT NULL;
CREATE UNIQUE INDEX challenges_one_rematch ON challenges (rematch_of) WHERE answer IN ('OPEN', 'ACCEPTED');

-- A chair is open to anyone where it is reserved for nobody. The seat is null unless it is given. The keys are the last
-- guard against somebody who sits at a table twice.
CREATE TABLE chairs (
    challenge_id INTEGER NOT NULL REFERENCES challenges (id),
    place        INTEGER NOT NULL CHECK (place >= 0),
    reserved_for INTEGER,
    taken_by     INTEGER,
    seat         INTEGER CHECK (seat >= 0),
    PRIMARY KEY (challenge_id, place),
    UNIQUE (challenge_id, reserved_for),
    UNIQUE (challenge_id, taken_by),
    CHECK (reserved_for IS NULL OR taken_by IS NULL OR taken_by = reserved_for)
) STRICT, WITHOUT ROWID;

INSERT INTO chairs (challenge_id, place, reserved_for, taken_by)
SELECT challenge_id, place, opponent_id, CASE accepted WHEN 1 THEN opponent_id END FROM invitations;

DROP TABLE invitations;
