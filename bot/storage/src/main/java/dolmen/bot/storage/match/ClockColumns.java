package dolmen.bot.storage.match;

import dolmen.bot.match.time.Clock;
import dolmen.bot.match.time.TimeControl;
import dolmen.rules.Seat;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jdbi.v3.core.result.RowView;
import org.jdbi.v3.core.statement.SqlStatement;

/** The clock of a match in the columns of its row; durations are in milliseconds. */
final class ClockColumns {
    /** The column assignments of an update. */
    static final String ASSIGNMENTS = """
            time_control = :timeControl, banks = :banks, clock_seat = :clockSeat, clock_since = :clockSince,
            clock_allowance = :clockAllowance, clock_reminded = :clockReminded
            """;

    private ClockColumns() {}

    /**
     * Reads the clock of a row.
     *
     * @throws IllegalArgumentException if this release cannot read it
     */
    static Clock read(RowView row, int seats) {
        return new Clock(
                row.getColumn("time_control", TimeControl.class),
                banks(row.getColumn("banks", String.class), seats),
                running(row));
    }

    private static List<Duration> banks(String text, int seats) {
        return text.isEmpty()
                ? Collections.nCopies(seats, Duration.ZERO)
                : Arrays.stream(text.split(",", -1))
                        .map(Long::parseLong)
                        .map(Duration::ofMillis)
                        .toList();
    }

    private static Optional<Clock.Running> running(RowView row) {
        return Optional.ofNullable(row.getColumn("clock_seat", Seat.class))
                .map(seat -> new Clock.Running(
                        seat,
                        Optional.ofNullable(row.getColumn("clock_since", Instant.class)),
                        row.getColumn("clock_allowance", Duration.class),
                        row.getColumn("clock_reminded", Integer.class)));
    }

    /** Binds the values of {@link #ASSIGNMENTS}. */
    static <S extends SqlStatement<S>> S bind(S statement, Clock clock) {
        Optional<Clock.Running> running = clock.running();
        return statement
                .bind("timeControl", clock.control())
                .bind("banks", banks(clock))
                .bind("clockSeat", running.map(Clock.Running::seat))
                .bind("clockSince", running.flatMap(Clock.Running::since))
                .bind("clockAllowance", running.map(Clock.Running::allowance))
                .bind("clockReminded", running.map(Clock.Running::reminded));
    }

    private static String banks(Clock clock) {
        return clock.limited()
                ? clock.banks().stream()
                        .map(bank -> Long.toString(bank.toMillis()))
                        .collect(Collectors.joining(","))
                : "";
    }
}
