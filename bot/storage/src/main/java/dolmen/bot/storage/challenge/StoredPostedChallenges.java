package dolmen.bot.storage.challenge;

import dolmen.bot.id.ChallengeId;
import dolmen.bot.id.MessageId;
import dolmen.bot.match.challenge.Challenge;
import dolmen.bot.match.challenge.PostedChallenges;
import dolmen.bot.storage.sql.Transactions;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** The messages of challenges in the database. */
record StoredPostedChallenges(Transactions transactions) implements PostedChallenges {
    @Override
    public Optional<MessageId> messageOf(ChallengeId challenge) {
        return transactions.read(handle -> handle.createQuery("SELECT message_id FROM challenges WHERE id = :id")
                .bind("id", challenge)
                .mapTo(MessageId.class)
                .findOne());
    }

    @Override
    public List<OwedMessage> due(Instant now, int limit) {
        return transactions.read(handle -> handle.createQuery(
                        """
                        SELECT id, message_attempts FROM challenges
                        WHERE message_due_at <= :now AND %s ORDER BY message_due_at LIMIT :limit
                        """.formatted(transactions.territory().holds("guild_id")))
                .bind("now", now)
                .bind("limit", limit)
                .map(row -> new OwedMessage(
                        row.getColumn("id", ChallengeId.class), row.getColumn("message_attempts", Integer.class)))
                .list());
    }

    @Override
    public boolean owed(ChallengeId challenge) {
        return transactions.read(
                handle -> handle.createQuery("SELECT message_due_at IS NOT NULL FROM challenges WHERE id = :id")
                        .bind("id", challenge)
                        .mapTo(boolean.class)
                        .findOne()
                        .orElse(false));
    }

    @Override
    public void shown(Challenge asShown, boolean ended, MessageId message) {
        transactions.write(handle -> {
            boolean unchanged = ChallengeRows.find(handle, asShown.id()).equals(Optional.of(asShown))
                    && ended == ended(handle, asShown.id())
                    && asShown.awaitedComputers().isEmpty()
                    && !asShown.full();
            return handle.createUpdate("""
                            UPDATE challenges
                            SET message_id = :message, promise = NULL,
                                message_due_at = CASE WHEN :unchanged THEN NULL ELSE message_due_at END
                            WHERE id = :id
                            """)
                    .bind("message", message)
                    .bind("unchanged", unchanged)
                    .bind("id", asShown.id())
                    .execute();
        });
    }

    private static boolean ended(Handle handle, ChallengeId challenge) {
        return handle.createQuery("""
                        SELECT EXISTS (SELECT 1 FROM matches WHERE challenge_id = :id AND result IS NOT NULL)
                        """)
                .bind("id", challenge)
                .mapTo(boolean.class)
                .one();
    }

    @Override
    public void postpone(ChallengeId challenge, Instant until) {
        transactions.write(handle -> handle.createUpdate("""
                        UPDATE challenges SET message_due_at = :until, message_attempts = message_attempts + 1
                        WHERE id = :id AND message_due_at IS NOT NULL
                        """)
                .bind("until", until)
                .bind("id", challenge)
                .execute());
    }

    @Override
    public void settle(ChallengeId challenge) {
        change(challenge, "message_due_at = NULL");
    }

    @Override
    public void lose(ChallengeId challenge) {
        change(challenge, "message_id = NULL, promise = NULL");
    }

    private void change(ChallengeId challenge, String assignments) {
        transactions.write(
                handle -> handle.createUpdate("UPDATE challenges SET %s WHERE id = :id".formatted(assignments))
                        .bind("id", challenge)
                        .execute());
    }

    @Override
    public void promise(ChallengeId challenge, String token) {
        transactions.write(handle -> handle.createUpdate("UPDATE challenges SET promise = :token WHERE id = :id")
                .bind("token", token)
                .bind("id", challenge)
                .execute());
    }

    @Override
    public Optional<String> promised(ChallengeId challenge) {
        return transactions.read(handle -> handle.createQuery("SELECT promise FROM challenges WHERE id = :id")
                .bind("id", challenge)
                .mapTo(String.class)
                .findOne());
    }

    @Override
    public void adopt(ChallengeId challenge, MessageId message) {
        transactions.write(handle -> handle.createUpdate(
                        "UPDATE challenges SET message_id = :message, promise = NULL WHERE id = :id")
                .bind("message", message)
                .bind("id", challenge)
                .execute());
    }
}
