-- Computer players have names like everybody; their ids lie between the pseudonyms of the forgotten and the ids of Discord.

INSERT INTO players (id, name) VALUES
    (4194304, 'Ylva'),
    (4194305, 'Odd'),
    (4194306, 'Torsten'),
    (4194307, 'Sigrun'),
    (4194308, 'Brenna'),
    (4194309, 'Hallvard');

-- When a computer player that is to move may do so; null while it is not its turn.
ALTER TABLE matches ADD COLUMN think_at INTEGER;

CREATE INDEX matches_to_think_about ON matches (think_at) WHERE think_at IS NOT NULL;
