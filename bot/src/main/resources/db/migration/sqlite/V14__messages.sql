-- Every message with buttons that is the host's to change: the one that stands for a match or for its request, and those
-- whose buttons are to be taken.

-- Match and kind are null for a message that has never been in its place, since another one was. The buttons are in their place while the time to
-- take them is null; from then on they are owed, and the row goes when Discord has said that they are gone.
CREATE TABLE messages (
    id         INTEGER PRIMARY KEY,
    channel_id INTEGER NOT NULL,
    match_id   INTEGER REFERENCES matches (id),
    kind       TEXT    CHECK (kind IN ('BOARD', 'REQUEST')),
    take_at    INTEGER,
    attempts   INTEGER NOT NULL DEFAULT 0,
    CHECK ((match_id IS NULL) = (kind IS NULL)),
    CHECK (take_at IS NOT NULL OR match_id IS NOT NULL)
) STRICT;

CREATE INDEX messages_of_match ON messages (match_id) WHERE match_id IS NOT NULL;
CREATE INDEX messages_to_change ON messages (take_at) WHERE take_at IS NOT NULL;

INSERT INTO messages (id, channel_id, match_id, kind, take_at)
SELECT message_id, channel_id, match_id, 'BOARD',
       CASE WHEN EXISTS (SELECT 1 FROM matches WHERE matches.id = boards.match_id AND result IS NOT NULL)
              OR EXISTS (SELECT 1 FROM boards AS newer
                         WHERE newer.match_id = boards.match_id AND newer.message_id > boards.message_id)
            THEN 0 END
FROM boards;

DROP TABLE boards;

-- By the token of the interaction that made a challenge, the message that was promised as its answer can be written for
-- a quarter of an hour. It is null when that message is known.
ALTER TABLE challenges ADD COLUMN promise TEXT;

-- Open challenges whose message had been given up are shown after all.
UPDATE challenges SET message_due_at = 0, message_attempts = 0
WHERE answer = 'OPEN' AND message_id IS NULL AND message_due_at IS NULL;
