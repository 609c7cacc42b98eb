package dolmen.bot.puzzle;

import dolmen.bot.id.ChannelId;
import dolmen.bot.id.GuildId;
import dolmen.bot.match.preference.GuildPreferences;
import dolmen.bot.match.preference.PreferenceService;
import dolmen.bot.puzzle.DailyPuzzles.Due;
import java.time.Instant;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Optional;

/** The choice of the puzzle of the day for servers that add the bot. Safe for use by many threads. */
public record DailyPuzzleBeginning(PreferenceService preferences, DailyPuzzles puzzles, InstantSource clock) {

    /** True if the server has no settings of its own. */
    public boolean isNew(GuildId server) {
        return preferences.of(server).equals(GuildPreferences.DEFAULT);
    }

    /** Chooses the channel from the next morning on, unless the server has settings of its own. */
    public void in(GuildId server, ChannelId channel) {
        GuildPreferences chosen = preferences.change(
                server,
                before -> before.equals(GuildPreferences.DEFAULT)
                        ? before.withDailyPuzzle(Optional.of(channel))
                        : before);
        if (chosen.dailyPuzzle().equals(Optional.of(channel))) {
            LocalDate today = LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC);
            puzzles.next(new Due(server, channel, Instant.EPOCH), DailyPuzzleWorker.morningAfter(today));
        }
    }
}
