package dolmen.bot.storage.match;

import dolmen.bot.id.MatchId;
import dolmen.bot.id.MessageId;
import dolmen.bot.match.ending.Shares;
import dolmen.bot.storage.sql.Transactions;
import java.time.Instant;
import java.util.Optional;

/** The shared results of matches, in the database. */
record StoredShares(Transactions transactions) implements Shares {
    @Override
    public Share begin(MatchId match, Instant now) {
        return transactions.write(match, handle -> {
            handle.createUpdate("INSERT INTO shares (match_id, at) VALUES (:match, :now) ON CONFLICT DO NOTHING")
                    .bind("match", match)
                    .bind("now", now)
                    .execute();
            return handle.createQuery("SELECT at, message_id FROM shares WHERE match_id = :match")
                    .bind("match", match)
                    .map(row -> new Share(
                            row.getColumn("at", Instant.class),
                            Optional.ofNullable(row.getColumn("message_id", MessageId.class))))
                    .one();
        });
    }

    @Override
    public void stands(MatchId match, MessageId message) {
        transactions.write(
                match,
                handle -> handle.createUpdate("UPDATE shares SET message_id = :message WHERE match_id = :match")
                        .bind("message", message)
                        .bind("match", match)
                        .execute());
    }

    @Override
    public void takeBack(MatchId match) {
        transactions.write(
                match,
                handle -> handle.createUpdate("DELETE FROM shares WHERE match_id = :match AND message_id IS NULL")
                        .bind("match", match)
                        .execute());
    }
}
