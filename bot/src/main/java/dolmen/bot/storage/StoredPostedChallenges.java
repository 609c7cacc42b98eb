package dolmen.bot.storage;

import dolmen.bot.id.ChallengeId;
import dolmen.bot.id.MessageId;
import dolmen.bot.match.challenge.Challenge;
import dolmen.bot.match.challenge.PostedChallenges;
import dolmen.rules.GameRegistry;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** The messages of challenges in the database. */
final class StoredPostedChallenges implements PostedChallenges {
    private final Database database;
    private final ChallengeRows rows;

    StoredPostedChallenges(Database database, GameRegistry games) {
        this.database = database;
        this.rows = new ChallengeRows(games);
    }

    @Override
    public Optional<MessageId> messageOf(ChallengeId challenge) {
        return database.read(handle -> handle.createQuery("SELECT message_id FROM challenges WHERE id = :id")
                .bind("id", challenge.value())
                .map((row, statement) -> ChallengeRows.number(row, "message_id").map(MessageId::new))
                .findOne()
                .flatMap(message -> message));
    }

    @Override
    public List<OwedMessage> due(Instant now, int limit) {
        return database.read(handle -> handle.createQuery("""
                        SELECT id, message_attempts FROM challenges
                        WHERE message_due_at <= :now ORDER BY message_due_at LIMIT :limit
                        """)
                .bind("now", now.toEpochMilli())
                .bind("limit", limit)
                .map((row, statement) ->
                        new OwedMessage(new ChallengeId(row.getLong("id")), row.getInt("message_attempts")))
                .list());
    }

    @Override
    public boolean owed(ChallengeId challenge) {
        return database.read(
                handle -> handle.createQuery("SELECT message_due_at IS NOT NULL FROM challenges WHERE id = :id")
                        .bind("id", challenge.value())
                        .mapTo(boolean.class)
                        .findOne()
                        .orElse(false));
    }

    @Override
    public void shown(Challenge asShown, MessageId message) {
        database.write(handle -> {
            boolean unchanged = rows.find(handle, asShown.id()).equals(Optional.of(asShown));
            return handle.createUpdate("""
                            UPDATE challenges
                            SET message_id = :message,
                                message_due_at = CASE WHEN :unchanged THEN NULL ELSE message_due_at END
                            WHERE id = :id
                            """)
                    .bind("message", message.value())
                    .bind("unchanged", unchanged)
                    .bind("id", asShown.id().value())
                    .execute();
        });
    }

    @Override
    public void postpone(ChallengeId challenge, Instant until) {
        database.write(handle -> handle.createUpdate("""
                        UPDATE challenges SET message_due_at = :until, message_attempts = message_attempts + 1
                        WHERE id = :id AND message_due_at IS NOT NULL
                        """)
                .bind("until", until.toEpochMilli())
                .bind("id", challenge.value())
                .execute());
    }

    @Override
    public void giveUp(ChallengeId challenge) {
        database.write(handle -> handle.createUpdate("UPDATE challenges SET message_due_at = NULL WHERE id = :id")
                .bind("id", challenge.value())
                .execute());
    }
}
