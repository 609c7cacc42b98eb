package dolmen.bot.storage.puzzle;

import dolmen.bot.id.ChannelId;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.MessageId;
import dolmen.bot.puzzle.DailyPuzzles;
import dolmen.bot.storage.sql.Transactions;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/** The puzzles of the day in the database. Their due times are in the rows of the servers' settings. */
record StoredDailyPuzzles(Transactions transactions) implements DailyPuzzles {
    private static final String DUE = """
            SELECT guild_id, puzzle_channel, puzzle_due_at FROM guild_preferences
            WHERE puzzle_due_at <= :now AND %s ORDER BY puzzle_due_at LIMIT :limit
            """;

    @Override
    public List<Due> due(Instant now, int limit) {
        return transactions.read(handle -> handle.createQuery(
                        transactions.territory().bound(DUE, "guild_id"))
                .bind("now", now)
                .bind("limit", limit)
                .map(row -> new Due(
                        row.getColumn("guild_id", GuildId.class),
                        row.getColumn("puzzle_channel", ChannelId.class),
                        row.getColumn("puzzle_due_at", Instant.class)))
                .list());
    }

    @Override
    public Optional<Posted> latest(GuildId server) {
        return transactions.read(handle -> handle.createQuery("SELECT * FROM daily_puzzles WHERE guild_id = :server")
                .bind("server", server)
                .map(row -> new Posted(
                        LocalDate.ofEpochDay(row.getColumn("day", Long.class)),
                        row.getColumn("puzzle", Long.class),
                        row.getColumn("channel_id", ChannelId.class),
                        row.getColumn("message_id", MessageId.class),
                        row.getColumn("solved", Integer.class)))
                .findOne());
    }

    @Override
    public void posted(GuildId server, Posted puzzle) {
        transactions.write(handle -> handle.createUpdate("""
                        INSERT INTO daily_puzzles (guild_id, day, puzzle, channel_id, message_id, solved)
                        VALUES (:server, :onDay, :puzzle, :channel, :message, :solved)
                        ON CONFLICT (guild_id) DO UPDATE
                        SET day = excluded.day, puzzle = excluded.puzzle, channel_id = excluded.channel_id,
                            message_id = excluded.message_id, solved = excluded.solved
                        """)
                .bindMethods(puzzle)
                .bind("server", server)
                .bind("onDay", puzzle.day().toEpochDay())
                .execute());
    }

    @Override
    public void next(Due before, Instant at) {
        transactions.write(handle ->
                handle.createUpdate("""
                        UPDATE guild_preferences SET puzzle_due_at = :at
                        WHERE guild_id = :server AND puzzle_channel = :channel AND puzzle_due_at = :since
                        """).bindMethods(before).bind("at", at).execute());
    }
}
