package dolmen.bot.storage.puzzle;

import dolmen.bot.id.GuildId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.puzzle.DailyPuzzles;
import dolmen.bot.puzzle.PuzzleBook;
import dolmen.bot.puzzle.PuzzleScores;
import dolmen.bot.puzzle.Streak;
import dolmen.bot.rating.Rating;
import dolmen.bot.storage.sql.Transactions;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.result.RowView;

/** The scores of people at puzzles, in the database. */
record StoredPuzzleScores(Transactions transactions) implements PuzzleScores {
    @Override
    public Optional<Change> first(Attempt attempt, Rating newcomer, Function<Held, Rating> judged) {
        return transactions.write(handle -> {
            int added = handle.createUpdate("""
                            INSERT INTO puzzle_attempts (player_id, puzzle, game, ending, found, at)
                            VALUES (:player, :puzzle, :game, :ending, :found, :at) ON CONFLICT DO NOTHING
                            """).bindMethods(attempt).execute();
            attempt.where().ifPresent(guild -> countForServer(handle, attempt, guild, added > 0));
            if (added == 0) {
                return Optional.empty();
            }
            Held before = held(handle, attempt).orElseGet(() -> new Held(attempt.game(), newcomer, 0, 0));
            Held after = before.after(attempt.ending(), judged.apply(before));
            write(handle, attempt.player(), after);
            return Optional.of(new Change(before, after));
        });
    }

    private static Optional<Held> held(Handle handle, Attempt attempt) {
        return handle.createQuery("SELECT * FROM puzzle_ratings WHERE player_id = :player AND game = :game")
                .bindMethods(attempt)
                .map(StoredPuzzleScores::held)
                .findOne();
    }

    private static Held held(RowView row) {
        return new Held(
                row.getColumn("game", String.class),
                rating(row),
                row.getColumn("solved", Integer.class),
                row.getColumn("failed", Integer.class));
    }

    private static Rating rating(RowView row) {
        return new Rating(
                row.getColumn("points", Double.class),
                row.getColumn("deviation", Double.class),
                row.getColumn("volatility", Double.class),
                row.getColumn("as_of", Instant.class));
    }

    private static void write(Handle handle, PlayerId player, Held held) {
        handle.createUpdate("""
                        INSERT INTO puzzle_ratings
                            (player_id, game, points, deviation, volatility, as_of, solved, failed)
                        VALUES (:player, :game, :points, :deviation, :volatility, :asOf, :solved, :failed)
                        ON CONFLICT (player_id, game) DO UPDATE
                        SET points = excluded.points, deviation = excluded.deviation,
                            volatility = excluded.volatility, as_of = excluded.as_of,
                            solved = excluded.solved, failed = excluded.failed
                        """)
                .bindMethods(held.rating())
                .bindMethods(held)
                .bind("player", player)
                .execute();
    }

    private static void countForServer(Handle handle, Attempt attempt, GuildId guild, boolean first) {
        handle.createUpdate("""
                        INSERT INTO puzzle_places (guild_id, player_id) VALUES (:guild, :player) ON CONFLICT DO NOTHING
                        """)
                .bind("guild", guild)
                .bind("player", attempt.player())
                .execute();
        int awoken = handle.createUpdate("""
                        UPDATE daily_puzzles SET unanswered = 0
                        WHERE guild_id = :guild AND puzzle = :puzzle AND unanswered > 0
                        """)
                .bind("guild", guild)
                .bind("puzzle", attempt.puzzle())
                .execute();
        if (first || awoken > 0) {
            dayOf(handle, attempt, guild).ifPresent(day -> makeDue(handle, attempt.at(), day, guild));
        }
    }

    /** The day of the puzzle, if it is the latest puzzle of the day of the server. */
    private static Optional<LocalDate> dayOf(Handle handle, Attempt attempt, GuildId guild) {
        return handle.createQuery("SELECT day FROM daily_puzzles WHERE guild_id = :guild AND puzzle = :puzzle")
                .bind("guild", guild)
                .bind("puzzle", attempt.puzzle())
                .mapTo(Long.class)
                .findOne()
                .map(LocalDate::ofEpochDay);
    }

    /** A due time in the past, but of the puzzle's own day, may belong to an update that has missed this attempt. */
    private static void makeDue(Handle handle, Instant now, LocalDate day, GuildId guild) {
        handle.createUpdate("""
                        UPDATE guild_preferences SET puzzle_due_at = :soon
                        WHERE guild_id = :guild AND (puzzle_due_at > :soon
                            OR puzzle_due_at <= :now AND puzzle_due_at > :begun AND puzzle_due_at < :ended)
                        """)
                .bind("soon", DailyPuzzles.shownAt(now, day))
                .bind("now", now)
                .bind("begun", PuzzleBook.beginningOf(day))
                .bind("ended", PuzzleBook.beginningOf(day.plusDays(1)))
                .bind("guild", guild)
                .execute();
    }

    @Override
    public Streak solvedOn(PlayerId player, LocalDate day) {
        return transactions.write(handle -> {
            Streak streak = Streak.solvedOn(day, streak(handle, player));
            handle.createUpdate("""
                            INSERT INTO puzzle_streaks (player_id, last_day, days, excused_day)
                            VALUES (:player, :last, :days, :excused)
                            ON CONFLICT (player_id) DO UPDATE
                            SET last_day = excluded.last_day, days = excluded.days, excused_day = excluded.excused_day
                            """)
                    .bind("player", player)
                    .bind("last", streak.last().toEpochDay())
                    .bind("days", streak.days())
                    .bind("excused", streak.excused().map(LocalDate::toEpochDay))
                    .execute();
            return streak;
        });
    }

    @Override
    public Optional<Result> result(PlayerId player, long puzzle) {
        return transactions.read(handle -> handle.createQuery(
                        "SELECT ending, found FROM puzzle_attempts WHERE player_id = :player AND puzzle = :puzzle")
                .bind("player", player)
                .bind("puzzle", puzzle)
                .map(row -> new Result(row.getColumn("ending", Ending.class), row.getColumn("found", Integer.class)))
                .findOne());
    }

    @Override
    public Set<Long> met(PlayerId player) {
        return transactions.read(
                handle -> handle.createQuery("SELECT puzzle FROM puzzle_attempts WHERE player_id = :player")
                        .bind("player", player)
                        .mapTo(Long.class)
                        .set());
    }

    @Override
    public List<Instant> solved(PlayerId player) {
        return transactions.read(handle -> handle.createQuery(
                        "SELECT at FROM puzzle_attempts WHERE player_id = :player AND ending = 'SOLVED'")
                .bind("player", player)
                .mapTo(Instant.class)
                .list());
    }

    @Override
    public List<Held> of(PlayerId player) {
        return transactions.read(handle -> handle.createQuery("""
                        SELECT * FROM puzzle_ratings WHERE player_id = :player ORDER BY solved + failed DESC, game
                        """)
                .bind("player", player)
                .map(StoredPuzzleScores::held)
                .list());
    }

    @Override
    public Optional<Streak> streak(PlayerId player) {
        return transactions.read(handle -> streak(handle, player));
    }

    private static Optional<Streak> streak(Handle handle, PlayerId player) {
        return handle.createQuery("SELECT * FROM puzzle_streaks WHERE player_id = :player")
                .bind("player", player)
                .map(row -> new Streak(
                        LocalDate.ofEpochDay(row.getColumn("last_day", Long.class)),
                        row.getColumn("days", Integer.class),
                        Optional.ofNullable(row.getColumn("excused_day", Long.class))
                                .map(LocalDate::ofEpochDay)))
                .findOne();
    }
}
