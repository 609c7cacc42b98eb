package dolmen.bot.storage.puzzle;

import dolmen.bot.id.PlayerId;
import dolmen.bot.puzzle.PuzzleScores;
import dolmen.bot.puzzle.Streak;
import dolmen.bot.rating.Rating;
import dolmen.bot.storage.sql.Transactions;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.result.RowView;

/** The scores of people at puzzles, in the database. */
record StoredPuzzleScores(Transactions transactions) implements PuzzleScores {
    @Override
    public Optional<Change> first(Attempt attempt, UnaryOperator<Rating> judged) {
        return transactions.write(handle -> {
            int added = handle.createUpdate("""
                            INSERT INTO puzzle_attempts (player_id, puzzle, game, ending, at)
                            VALUES (:player, :puzzle, :game, :ending, :at) ON CONFLICT DO NOTHING
                            """).bindMethods(attempt).execute();
            if (added == 0) {
                return Optional.empty();
            }
            Rating before = rating(handle, attempt).orElseGet(() -> Rating.newcomer(attempt.at()));
            Rating after = judged.apply(before);
            write(handle, attempt, after);
            countForServer(handle, attempt);
            return Optional.of(new Change(before, after));
        });
    }

    private static Optional<Rating> rating(Handle handle, Attempt attempt) {
        return handle.createQuery("SELECT * FROM puzzle_ratings WHERE player_id = :player AND game = :game")
                .bindMethods(attempt)
                .map(StoredPuzzleScores::rating)
                .findOne();
    }

    private static Rating rating(RowView row) {
        return new Rating(
                row.getColumn("points", Double.class),
                row.getColumn("deviation", Double.class),
                row.getColumn("volatility", Double.class),
                row.getColumn("as_of", Instant.class));
    }

    private static void write(Handle handle, Attempt attempt, Rating rating) {
        boolean solved = attempt.ending() == Ending.SOLVED;
        handle.createUpdate("""
                        INSERT INTO puzzle_ratings
                            (player_id, game, points, deviation, volatility, as_of, solved, failed)
                        VALUES (:player, :game, :points, :deviation, :volatility, :asOf, :solved, :failed)
                        ON CONFLICT (player_id, game) DO UPDATE
                        SET points = excluded.points, deviation = excluded.deviation,
                            volatility = excluded.volatility, as_of = excluded.as_of,
                            solved = puzzle_ratings.solved + excluded.solved,
                            failed = puzzle_ratings.failed + excluded.failed
                        """)
                .bindMethods(rating)
                .bind("player", attempt.player())
                .bind("game", attempt.game())
                .bind("solved", solved ? 1 : 0)
                .bind("failed", solved ? 0 : 1)
                .execute();
    }

    private static void countForServer(Handle handle, Attempt attempt) {
        if (attempt.ending() == Ending.SOLVED && attempt.where().isPresent()) {
            handle.createUpdate(
                            "UPDATE daily_puzzles SET solved = solved + 1 WHERE guild_id = :where AND puzzle = :puzzle")
                    .bind("where", attempt.where().get())
                    .bind("puzzle", attempt.puzzle())
                    .execute();
        }
    }

    @Override
    public Streak solvedOn(PlayerId player, LocalDate day) {
        return transactions.write(handle -> {
            Streak streak = Streak.solvedOn(day, streak(handle, player));
            handle.createUpdate("""
                            INSERT INTO puzzle_streaks (player_id, last_day, days) VALUES (:player, :last, :days)
                            ON CONFLICT (player_id) DO UPDATE SET last_day = excluded.last_day, days = excluded.days
                            """)
                    .bind("player", player)
                    .bind("last", streak.last().toEpochDay())
                    .bind("days", streak.days())
                    .execute();
            return streak;
        });
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
    public List<Held> of(PlayerId player) {
        return transactions.read(handle -> handle.createQuery("""
                        SELECT * FROM puzzle_ratings WHERE player_id = :player ORDER BY solved + failed DESC, game
                        """)
                .bind("player", player)
                .map(row -> new Held(
                        row.getColumn("game", String.class),
                        rating(row),
                        row.getColumn("solved", Integer.class),
                        row.getColumn("failed", Integer.class)))
                .list());
    }

    @Override
    public Optional<Streak> streak(PlayerId player) {
        return transactions.read(handle -> streak(handle, player));
    }

    private static Optional<Streak> streak(Handle handle, PlayerId player) {
        return handle.createQuery("SELECT last_day, days FROM puzzle_streaks WHERE player_id = :player")
                .bind("player", player)
                .map(row -> new Streak(
                        LocalDate.ofEpochDay(row.getColumn("last_day", Long.class)),
                        row.getColumn("days", Integer.class)))
                .findOne();
    }
}
