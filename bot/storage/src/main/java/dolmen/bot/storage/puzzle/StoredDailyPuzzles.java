package dolmen.bot.storage.puzzle;

import dolmen.bot.id.ChannelId;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.MessageId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.puzzle.DailyPuzzles;
import dolmen.bot.puzzle.PuzzleScores.Ending;
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

    private static final String ATTEMPTED = """
            SELECT attempts.player_id, attempts.ending, coalesce(preferences.listed, TRUE) AS listed
            FROM puzzle_places AS places
            JOIN puzzle_attempts AS attempts
                ON attempts.player_id = places.player_id AND attempts.puzzle = :puzzle
            LEFT JOIN player_preferences AS preferences ON preferences.player_id = places.player_id
            WHERE places.guild_id = :server AND attempts.at >= :since
                AND NOT EXISTS (SELECT 1 FROM departures
                    WHERE departures.guild_id = places.guild_id AND departures.player_id = places.player_id)
            ORDER BY attempts.at, attempts.player_id
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
                        row.getColumn("unanswered", Integer.class)))
                .findOne());
    }

    @Override
    public Tally tally(GuildId server, long puzzle, Instant since) {
        List<Attempted> attempts = transactions.read(handle -> handle.createQuery(ATTEMPTED)
                .bind("server", server)
                .bind("puzzle", puzzle)
                .bind("since", since)
                .map(row -> new Attempted(
                        row.getColumn("player_id", PlayerId.class),
                        row.getColumn("ending", Ending.class) == Ending.SOLVED,
                        row.getColumn("listed", Boolean.class)))
                .list());
        List<Attempted> solved = attempts.stream().filter(Attempted::isSolved).toList();
        return new Tally(
                attempts.size(),
                solved.size(),
                solved.stream()
                        .filter(Attempted::isListed)
                        .map(Attempted::player)
                        .toList());
    }

    private record Attempted(PlayerId player, boolean isSolved, boolean isListed) {}

    @Override
    public void posted(GuildId server, Posted puzzle) {
        transactions.write(handle -> handle.createUpdate("""
                        INSERT INTO daily_puzzles (guild_id, day, puzzle, channel_id, message_id, unanswered)
                        VALUES (:server, :onDay, :puzzle, :channel, :message, :unanswered)
                        ON CONFLICT (guild_id) DO UPDATE
                        SET day = excluded.day, puzzle = excluded.puzzle, channel_id = excluded.channel_id,
                            message_id = excluded.message_id, unanswered = excluded.unanswered
                        """)
                .bindMethods(puzzle)
                .bind("server", server)
                .bind("onDay", puzzle.day().toEpochDay())
                .execute());
    }

    @Override
    public void count(GuildId server, Posted before, int unanswered) {
        transactions.write(handle -> handle.createUpdate("""
                        UPDATE daily_puzzles SET unanswered = :now
                        WHERE guild_id = :server AND puzzle = :puzzle AND unanswered = :unanswered
                        """)
                .bindMethods(before)
                .bind("server", server)
                .bind("now", unanswered)
                .execute());
    }

    @Override
    public void begin(GuildId server, ChannelId channel, Instant first) {
        transactions.write(handle -> handle.createUpdate("""
                        INSERT INTO guild_preferences (guild_id, puzzle_channel, puzzle_due_at)
                        VALUES (:server, :channel, :first) ON CONFLICT DO NOTHING
                        """)
                .bind("server", server)
                .bind("channel", channel)
                .bind("first", first)
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
