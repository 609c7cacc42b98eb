package dolmen.bot.storage;

import dolmen.bot.match.time.QuietHours;
import dolmen.bot.match.time.TimePreferences;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jdbi.v3.core.statement.SqlStatement;

/** What a player has chosen about time, in the columns of a row; times of the day are minutes after midnight. */
final class TimeColumns {
    static final String NAMES = "zone, quiet_from, quiet_to, reminders, reminded_in, digest_at, digest_due_at";
    static final String VALUES = ":zone, :quietFrom, :quietTo, :reminders, :remindedIn, "
            + ":digestAt, CASE WHEN :digestAt IS NULL THEN NULL ELSE 0 END";
    static final String ASSIGNMENTS = """
            zone = excluded.zone, quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to,
            reminders = excluded.reminders, reminded_in = excluded.reminded_in,
            digest_at = excluded.digest_at,
            digest_due_at = CASE
                WHEN digest_at IS excluded.digest_at AND zone = excluded.zone THEN digest_due_at
                ELSE excluded.digest_due_at END
            """;
    private static final int MINUTES_OF_AN_HOUR = 60;

    private TimeColumns() {}

    static TimePreferences read(ResultSet row) throws SQLException {
        Optional<LocalTime> from = time(row, "quiet_from");
        Optional<LocalTime> to = time(row, "quiet_to");
        return new TimePreferences(
                ZoneId.of(row.getString("zone")),
                from.flatMap(begins -> to.map(ends -> new QuietHours(begins, ends))),
                reminders(row.getString("reminders")),
                TimePreferences.RemindedIn.valueOf(row.getString("reminded_in")),
                time(row, "digest_at"));
    }

    private static List<Integer> reminders(String text) {
        return text.isEmpty()
                ? List.of()
                : Arrays.stream(text.split(",", -1)).map(Integer::parseInt).toList();
    }

    private static Optional<LocalTime> time(ResultSet row, String column) throws SQLException {
        int minutes = row.getInt(column);
        return row.wasNull()
                ? Optional.empty()
                : Optional.of(LocalTime.of(minutes / MINUTES_OF_AN_HOUR, minutes % MINUTES_OF_AN_HOUR));
    }

    /** Binds {@link #VALUES}. */
    static <S extends SqlStatement<S>> S bind(S statement, TimePreferences chosen) {
        return statement
                .bind("zone", chosen.zone().getId())
                .bind("quietFrom", chosen.quiet().map(QuietHours::from).map(TimeColumns::minutes))
                .bind("quietTo", chosen.quiet().map(QuietHours::to).map(TimeColumns::minutes))
                .bind(
                        "reminders",
                        chosen.reminders().stream().map(String::valueOf).collect(Collectors.joining(",")))
                .bind("remindedIn", chosen.remindedIn().name())
                .bind("digestAt", chosen.digest().map(TimeColumns::minutes));
    }

    private static int minutes(LocalTime time) {
        return time.getHour() * MINUTES_OF_AN_HOUR + time.getMinute();
    }
}
