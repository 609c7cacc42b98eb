package dolmen.bot.storage;

import dolmen.bot.id.ChannelId;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.MessageId;
import dolmen.bot.match.PostedBoards;
import java.util.List;

/** The boards with buttons in the database. */
final class StoredBoards implements PostedBoards {
    private final Database database;

    StoredBoards(Database database) {
        this.database = database;
    }

    @Override
    public List<PostedBoard> of(MatchId match) {
        return database.read(handle -> handle.createQuery(
                        "SELECT channel_id, message_id FROM boards WHERE match_id = :match ORDER BY message_id")
                .bind("match", match.value())
                .map((row, statement) -> new PostedBoard(
                        new ChannelId(row.getLong("channel_id")), new MessageId(row.getLong("message_id"))))
                .list());
    }

    @Override
    public void add(MatchId match, PostedBoard board) {
        database.write(handle -> handle.createUpdate("""
                        INSERT INTO boards (match_id, message_id, channel_id) VALUES (:match, :message, :channel)
                        ON CONFLICT (match_id, message_id) DO NOTHING
                        """)
                .bind("match", match.value())
                .bind("message", board.message().value())
                .bind("channel", board.channel().value())
                .execute());
    }

    @Override
    public void remove(MatchId match, PostedBoard board) {
        database.write(
                handle -> handle.createUpdate("DELETE FROM boards WHERE match_id = :match AND message_id = :message")
                        .bind("match", match.value())
                        .bind("message", board.message().value())
                        .execute());
    }
}
