package dolmen.bot.storage.person;

import dolmen.bot.id.ChannelId;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.RoleId;
import dolmen.bot.match.preference.GuildPreferences;
import dolmen.bot.match.time.TimeControl;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.result.RowView;

/** Reads and writes the settings of servers, one row for each. */
final class GuildPreferenceRows {
    private static final String BETWEEN = ",";
    private static final Instant AT_ONCE = Instant.EPOCH;

    private GuildPreferenceRows() {}

    static GuildPreferences read(Handle handle, GuildId guild) {
        return handle.createQuery("SELECT * FROM guild_preferences WHERE guild_id = :id")
                .bind("id", guild)
                .map(GuildPreferenceRows::read)
                .findOne()
                .orElse(GuildPreferences.DEFAULT);
    }

    private static GuildPreferences read(RowView row) {
        return new GuildPreferences(
                Optional.ofNullable(row.getColumn("theme", String.class)),
                channels(row.getColumn("channels", String.class)),
                row.getColumn("threads", Boolean.class),
                Optional.ofNullable(row.getColumn("forum", ChannelId.class)),
                row.getColumn("pings", GuildPreferences.Pings.class),
                row.getColumn("pace", TimeControl.class),
                Optional.ofNullable(row.getColumn("moderators", RoleId.class)),
                Optional.ofNullable(row.getColumn("puzzle_channel", ChannelId.class)),
                Optional.ofNullable(row.getColumn("language", String.class)));
    }

    private static List<ChannelId> channels(String text) {
        return text.isEmpty()
                ? List.of()
                : Arrays.stream(text.split(BETWEEN, -1))
                        .map(id -> new ChannelId(Long.parseUnsignedLong(id)))
                        .toList();
    }

    private static String text(List<ChannelId> channels) {
        return channels.stream().map(ChannelId::toString).collect(Collectors.joining(BETWEEN));
    }

    /** Lets the puzzles of the day begin anew after a time without attempts. */
    static void awaken(Handle handle, GuildId guild) {
        handle.createUpdate("UPDATE daily_puzzles SET unanswered = 0 WHERE guild_id = :id")
                .bind("id", guild)
                .execute();
    }

    static void write(Handle handle, GuildId guild, GuildPreferences chosen) {
        handle.createUpdate("""
                        INSERT INTO guild_preferences
                            (guild_id, theme, channels, threads, forum, pings, pace, moderators, puzzle_channel,
                            puzzle_due_at, language)
                        VALUES (:id, :theme, :channels, :threads, :forum, :pings, :pace, :moderators, :dailyPuzzle,
                            :puzzleDueAt, :language)
                        ON CONFLICT (guild_id) DO UPDATE
                        SET theme = excluded.theme, channels = excluded.channels, threads = excluded.threads,
                            forum = excluded.forum, pings = excluded.pings, pace = excluded.pace, moderators = excluded.moderators,
                            language = excluded.language,
                            puzzle_due_at = CASE WHEN guild_preferences.puzzle_channel IS NOT DISTINCT FROM excluded.puzzle_channel
                                THEN guild_preferences.puzzle_due_at ELSE excluded.puzzle_due_at END,
                            puzzle_channel = excluded.puzzle_channel
                        """)
                .bindMethods(chosen)
                .bind("id", guild)
                .bind("channels", text(chosen.channels()))
                .bind("puzzleDueAt", chosen.dailyPuzzle().map(channel -> AT_ONCE))
                .execute();
    }
}
