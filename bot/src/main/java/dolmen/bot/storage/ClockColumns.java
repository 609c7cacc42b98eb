package dolmen.bot.storage;

import dolmen.bot.match.time.Clock;
import dolmen.bot.match.time.TimeControl;
import dolmen.rules.Seat;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jdbi.v3.core.statement.SqlStatement;
import org.jspecify.annotations.Nullable;

/** The clock of a match in the columns of its row; spans of time are milliseconds. */
final class ClockColumns {
    /** The columns as an update sets them. */
    static final String ASSIGNMENTS = """
            time_control = :timeControl, banks = :banks, clock_seat = :clockSeat, clock_since = :clockSince,
            clock_zone = :clockZone, clock_allowance = :clockAllowance, clock_reminded = :clockReminded
            """;

    private ClockColumns() {}

    /**
     * The clock of a row.
     *
     * @throws IllegalArgumentException if the row has none that this release knows
     */
    static Clock read(ResultSet row, int seats) throws SQLException {
        return new Clock(control(row), banks(row.getString("banks"), seats), running(row));
    }

    /**
     * The time control of a row.
     *
     * @throws IllegalArgumentException if the row has none that this release knows
     */
    static TimeControl control(ResultSet row) throws SQLException {
        String control = row.getString("time_control");
        return TimeControl.read(control)
                .orElseThrow(() -> new IllegalArgumentException("there is no time control " + control));
    }

    private static List<Duration> banks(String text, int seats) {
        return text.isEmpty()
                ? Collections.nCopies(seats, Duration.ZERO)
                : Arrays.stream(text.split(",", -1))
                        .map(Long::parseLong)
                        .map(Duration::ofMillis)
                        .toList();
    }

    private static Optional<Clock.Running> running(ResultSet row) throws SQLException {
        int seat = row.getInt("clock_seat");
        if (row.wasNull()) {
            return Optional.empty();
        }
        long since = row.getLong("clock_since");
        Optional<Instant> runningSince = row.wasNull() ? Optional.empty() : Optional.of(Instant.ofEpochMilli(since));
        return Optional.of(new Clock.Running(
                new Seat(seat),
                runningSince,
                ZoneId.of(row.getString("clock_zone")),
                Duration.ofMillis(row.getLong("clock_allowance")),
                row.getInt("clock_reminded")));
    }

    /** Binds the values that {@link #ASSIGNMENTS} names. */
    static <S extends SqlStatement<S>> S bind(S statement, Clock clock) {
        Clock.@Nullable Running running = clock.running().orElse(null);
        return statement
                .bind("timeControl", clock.control().text())
                .bind("banks", banks(clock))
                .bind(
                        "clockSeat",
                        running == null ? null : (Integer) running.seat().index())
                .bind(
                        "clockSince",
                        clock.running()
                                .flatMap(Clock.Running::since)
                                .map(Instant::toEpochMilli)
                                .orElse(null))
                .bind("clockZone", running == null ? null : running.zone().getId())
                .bind(
                        "clockAllowance",
                        running == null ? null : (Long) running.allowance().toMillis())
                .bind("clockReminded", running == null ? null : (Integer) running.reminded());
    }

    private static String banks(Clock clock) {
        return clock.limited()
                ? clock.banks().stream()
                        .map(bank -> Long.toString(bank.toMillis()))
                        .collect(Collectors.joining(","))
                : "";
    }
}
