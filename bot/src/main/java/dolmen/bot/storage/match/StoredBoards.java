package dolmen.bot.storage.match;

import dolmen.bot.id.ChannelId;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.MessageId;
import dolmen.bot.match.PostedBoards;
import dolmen.bot.storage.sql.Transactions;
import java.util.List;

/** The boards with buttons in the database. */
final class StoredBoards implements PostedBoards {
    private final Transactions transactions;

    StoredBoards(Transactions transactions) {
        this.transactions = transactions;
    }

    @Override
    public List<PostedBoard> of(MatchId match) {
        return transactions.read(handle -> handle.createQuery(
                        "SELECT channel_id, message_id FROM boards WHERE match_id = :match ORDER BY message_id")
                .bind("match", match)
                .map(row -> new PostedBoard(
                        row.getColumn("channel_id", ChannelId.class), row.getColumn("message_id", MessageId.class)))
                .list());
    }

    @Override
    public void add(MatchId match, PostedBoard board) {
        transactions.write(handle -> handle.createUpdate("""
                        INSERT INTO boards (match_id, message_id, channel_id) VALUES (:match, :message, :channel)
                        ON CONFLICT (match_id, message_id) DO NOTHING
                        """)
                .bind("match", match)
                .bind("message", board.message())
                .bind("channel", board.channel())
                .execute());
    }

    @Override
    public void remove(MatchId match, PostedBoard board) {
        transactions.write(
                handle -> handle.createUpdate("DELETE FROM boards WHERE match_id = :match AND message_id = :message")
                        .bind("match", match)
                        .bind("message", board.message())
                        .execute());
    }
}
