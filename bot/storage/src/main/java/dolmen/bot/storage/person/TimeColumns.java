package dolmen.bot.storage.person;

import dolmen.bot.match.time.QuietHours;
import dolmen.bot.match.time.TimePreferences;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jdbi.v3.core.result.RowView;
import org.jdbi.v3.core.statement.SqlStatement;

/** A player's time settings, in the columns of a row. Times of day are minutes after midnight. */
final class TimeColumns {
    static final String NAMES = "zone, quiet_from, quiet_to, reminders, reminded_in, digest_at, digest_due_at";
    static final String VALUES = ":zone, :quietFrom, :quietTo, :reminders, :remindedIn, "
            + ":digestAt, CASE WHEN CAST(:digestAt AS BIGINT) IS NULL THEN NULL ELSE 0 END";
    static final String ASSIGNMENTS = """
            zone = excluded.zone, quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to,
            reminders = excluded.reminders, reminded_in = excluded.reminded_in,
            digest_at = excluded.digest_at,
            digest_due_at = CASE
                WHEN player_preferences.digest_at IS NOT DISTINCT FROM excluded.digest_at
                    AND player_preferences.zone = excluded.zone THEN player_preferences.digest_due_at
                ELSE excluded.digest_due_at END
            """;

    private TimeColumns() {}

    static TimePreferences read(RowView row) {
        return new TimePreferences(
                row.getColumn("zone", ZoneId.class),
                Optional.ofNullable(row.getColumn("quiet_from", LocalTime.class))
                        .map(from -> new QuietHours(from, row.getColumn("quiet_to", LocalTime.class))),
                reminders(row.getColumn("reminders", String.class)),
                row.getColumn("reminded_in", TimePreferences.RemindedIn.class),
                Optional.ofNullable(row.getColumn("digest_at", LocalTime.class)));
    }

    private static List<Integer> reminders(String text) {
        return text.isEmpty()
                ? List.of()
                : Arrays.stream(text.split(",", -1)).map(Integer::parseInt).toList();
    }

    /** Binds {@link #VALUES}. */
    static <S extends SqlStatement<S>> S bind(S statement, TimePreferences chosen) {
        return statement
                .bind("zone", chosen.zone())
                .bind("quietFrom", chosen.quiet().map(QuietHours::from))
                .bind("quietTo", chosen.quiet().map(QuietHours::to))
                .bind(
                        "reminders",
                        chosen.reminders().stream().map(String::valueOf).collect(Collectors.joining(",")))
                .bind("remindedIn", chosen.remindedIn())
                .bind("digestAt", chosen.digest());
    }
}
