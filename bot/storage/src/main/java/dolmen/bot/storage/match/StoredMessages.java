package dolmen.bot.storage.match;

import dolmen.bot.id.ChannelId;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.MessageId;
import dolmen.bot.match.notice.PostedMessage;
import dolmen.bot.match.notice.PostedMessages;
import dolmen.bot.storage.sql.Transactions;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.result.RowView;

/** The messages with buttons in the database. */
record StoredMessages(Transactions transactions) implements PostedMessages {
    static final String OUTDATED = """
            SELECT id, channel_id, attempts FROM messages WHERE take_at <= :now AND %s ORDER BY take_at LIMIT :limit
            """;
    static final String LATEST = """
            SELECT id, channel_id FROM messages WHERE match_id = :match AND kind = :kind ORDER BY id DESC LIMIT 1
            """;
    static final String LIVE = """
            SELECT id, channel_id FROM messages WHERE match_id = :match AND kind = :kind AND take_at IS NULL
            """;

    @Override
    public Optional<PostedMessage> latest(MatchId match, Kind kind) {
        return find(LATEST, match, kind);
    }

    @Override
    public Optional<PostedMessage> live(MatchId match, Kind kind) {
        return find(LIVE, match, kind);
    }

    private Optional<PostedMessage> find(String query, MatchId match, Kind kind) {
        return transactions.read(handle -> handle.createQuery(query)
                .bind("match", match)
                .bind("kind", kind)
                .map(StoredMessages::read)
                .findOne());
    }

    private static PostedMessage read(RowView row) {
        return new PostedMessage(row.getColumn("channel_id", ChannelId.class), row.getColumn("id", MessageId.class));
    }

    @Override
    public void post(MatchId match, Kind kind, PostedMessage message, Instant now) {
        transactions.write(match, handle -> {
            handle.createUpdate("""
                            UPDATE messages SET take_at = :now
                            WHERE match_id = :match AND kind = :kind AND take_at IS NULL AND id <> :message
                            """)
                    .bind("match", match)
                    .bind("kind", kind)
                    .bind("message", message.message())
                    .bind("now", now)
                    .execute();
            return handle.createUpdate("""
                            INSERT INTO messages (id, channel_id, match_id, kind, take_at)
                            SELECT :message, :channel, id, :kind,
                                   CASE WHEN result IS NULL AND (:kind = 'BOARD' OR request_stands) THEN NULL
                                        ELSE :now END
                            FROM matches WHERE id = :match
                            ON CONFLICT (id) DO NOTHING
                            """)
                    .bind("match", match)
                    .bind("kind", kind)
                    .bind("message", message.message())
                    .bind("channel", message.channel())
                    .bind("now", now)
                    .execute();
        });
    }

    /** Marks the messages of a finished match as outdated. */
    static void outdate(Handle handle, MatchId match, Instant now) {
        handle.createUpdate("UPDATE messages SET take_at = :now WHERE match_id = :match AND take_at IS NULL")
                .bind("match", match)
                .bind("now", now)
                .execute();
    }

    /** Marks the message of a closed request as outdated. */
    static void outdateRequest(Handle handle, MatchId match, Instant now) {
        handle.createUpdate("""
                        UPDATE messages SET take_at = :now
                        WHERE match_id = :match AND kind = 'REQUEST' AND take_at IS NULL
                        """).bind("match", match).bind("now", now).execute();
    }

    @Override
    public void outdate(PostedMessage message, Instant now) {
        transactions.write(handle -> outdate(handle, Optional.empty(), message, now));
    }

    @Override
    public void outdate(MatchId match, PostedMessage message, Instant now) {
        transactions.write(match, handle -> outdate(handle, Optional.of(match), message, now));
    }

    private static int outdate(Handle handle, Optional<MatchId> match, PostedMessage message, Instant now) {
        return handle.createUpdate("""
                        INSERT INTO messages (id, channel_id, match_id, kind, take_at)
                        VALUES (:message, :channel, CAST(:match AS BIGINT), CAST(:kind AS TEXT), :now)
                        ON CONFLICT (id) DO UPDATE SET take_at = coalesce(messages.take_at, :now)
                        """)
                .bind("match", match)
                .bind("kind", match.map(board -> Kind.BOARD))
                .bind("message", message.message())
                .bind("channel", message.channel())
                .bind("now", now)
                .execute();
    }

    @Override
    public List<OutdatedMessage> outdated(Instant now, int limit) {
        return transactions.read(handle -> handle.createQuery(OUTDATED.formatted(ofTerritory()))
                .bind("now", now)
                .bind("limit", limit)
                .map(row -> new OutdatedMessage(read(row), row.getColumn("attempts", Integer.class)))
                .list());
    }

    /** A challenge message has no match. Its shard is the shard of the challenges in its channel. */
    private String ofTerritory() {
        var territory = transactions.territory();
        if (territory.whole()) {
            return territory.holds("channel_id");
        }
        return """
                (%s OR (messages.match_id IS NULL AND EXISTS
                    (SELECT 1 FROM challenges WHERE challenges.channel_id = messages.channel_id AND %s)))
                """.formatted(territory.holdsMatch("messages.match_id"), territory.holds("challenges.guild_id"));
    }

    @Override
    public void postpone(PostedMessage message, Instant until) {
        transactions.write(handle -> handle.createUpdate(
                        "UPDATE messages SET take_at = :until, attempts = attempts + 1 WHERE id = :message")
                .bind("until", until)
                .bind("message", message.message())
                .execute());
    }

    @Override
    public void forget(PostedMessage message) {
        transactions.write(handle -> handle.createUpdate("DELETE FROM messages WHERE id = :message")
                .bind("message", message.message())
                .execute());
    }
}
