-- The messages that bear a match's buttons, or may still bear them: the latest board, and those before it whose buttons
-- could not be taken yet.
CREATE TABLE boards (
    match_id   INTEGER NOT NULL REFERENCES matches (id),
    message_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    PRIMARY KEY (match_id, message_id)
) STRICT, WITHOUT ROWID;

INSERT INTO boards (match_id, message_id, channel_id)
SELECT matches.id, CAST(substr(notices.settled_how, length('message ') + 1) AS INTEGER), matches.thread_id
FROM matches JOIN notices ON notices.match_id = matches.id
WHERE matches.result IS NULL
  AND notices.id IN (
    SELECT max(id) FROM notices WHERE kind = 'BOARD' AND settled_how LIKE 'message %' GROUP BY match_id);
