-- Boards that call nobody, and players who are told once a day what waits instead of being called at every turn.

ALTER TABLE notices ADD COLUMN calls INTEGER NOT NULL DEFAULT 1 CHECK (calls IN (0, 1));

-- Minutes after midnight in the zone. The digest is due at 0 when its time has just been chosen, and then only planned.
ALTER TABLE player_preferences ADD COLUMN digest_at INTEGER;
ALTER TABLE player_preferences ADD COLUMN digest_due_at INTEGER;

CREATE INDEX digests_by_time ON player_preferences (digest_due_at) WHERE digest_due_at IS NOT NULL;
