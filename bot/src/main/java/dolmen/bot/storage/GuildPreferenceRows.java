package dolmen.bot.storage;

import dolmen.bot.id.ChannelId;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.RoleId;
import dolmen.bot.match.preference.GuildPreferences;
import dolmen.bot.match.time.TimeControl;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;

/** What servers have chosen, a row for each. */
final class GuildPreferenceRows {
    private static final String BETWEEN = ",";

    private GuildPreferenceRows() {}

    static GuildPreferences read(Handle handle, GuildId guild) {
        return handle.createQuery("SELECT * FROM guild_preferences WHERE guild_id = :id")
                .bind("id", guild.value())
                .map((row, statement) -> read(row))
                .findOne()
                .orElse(GuildPreferences.DEFAULT);
    }

    private static GuildPreferences read(ResultSet row) throws SQLException {
        return new GuildPreferences(
                Optional.ofNullable(row.getString("theme")),
                channels(row.getString("channels")),
                row.getInt("threads") == 1,
                GuildPreferences.Pings.valueOf(row.getString("pings")),
                TimeControl.read(row.getString("pace")).orElseThrow(),
                moderators(row));
    }

    private static List<ChannelId> channels(String text) {
        return text.isEmpty()
                ? List.of()
                : Arrays.stream(text.split(BETWEEN, -1))
                        .map(id -> new ChannelId(Long.parseUnsignedLong(id)))
                        .toList();
    }

    private static Optional<RoleId> moderators(ResultSet row) throws SQLException {
        long role = row.getLong("moderators");
        return row.wasNull() ? Optional.empty() : Optional.of(new RoleId(role));
    }

    static void write(Handle handle, GuildId guild, GuildPreferences chosen) {
        handle.createUpdate("""
                        INSERT INTO guild_preferences (guild_id, theme, channels, threads, pings, pace, moderators)
                        VALUES (:id, :theme, :channels, :threads, :pings, :pace, :moderators)
                        ON CONFLICT (guild_id) DO UPDATE
                        SET theme = excluded.theme, channels = excluded.channels, threads = excluded.threads,
                            pings = excluded.pings, pace = excluded.pace, moderators = excluded.moderators
                        """)
                .bind("id", guild.value())
                .bind("theme", chosen.theme())
                .bind(
                        "channels",
                        chosen.channels().stream().map(ChannelId::toString).collect(Collectors.joining(BETWEEN)))
                .bind("threads", chosen.threads() ? 1 : 0)
                .bind("pings", chosen.pings().name())
                .bind("pace", chosen.pace().text())
                .bind("moderators", chosen.moderators().map(RoleId::value))
                .execute();
    }
}
