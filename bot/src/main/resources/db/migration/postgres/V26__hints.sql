-- One more thing to ask. A check is part of its column, so the column is replaced by one with another check.
ALTER TABLE matches ADD COLUMN asked TEXT CHECK (asked IN ('DRAW', 'TAKE_BACK', 'PAUSE', 'HINTS'));
UPDATE matches SET asked = request WHERE request IS NOT NULL;
ALTER TABLE matches DROP COLUMN request;
ALTER TABLE matches RENAME COLUMN asked TO request;
