-- A migration of a release to come, for tests of upgrades.
ALTER TABLE players ADD COLUMN wonder TEXT;
