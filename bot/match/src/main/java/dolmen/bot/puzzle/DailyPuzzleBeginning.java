package dolmen.bot.puzzle;

import dolmen.bot.id.ChannelId;
import dolmen.bot.id.GuildId;
import dolmen.bot.match.preference.PreferenceService;
import java.time.InstantSource;
import java.time.LocalDate;

/** The choice of the puzzle of the day for servers that add the bot. Safe for use by many threads. */
public record DailyPuzzleBeginning(PreferenceService preferences, DailyPuzzles puzzles, InstantSource clock) {

    /** True if nobody has chosen any setting of the server. */
    public boolean isNew(GuildId server) {
        return !preferences.areChosen(server);
    }

    /** Chooses the channel from the next day on, if the server is new. */
    public void in(GuildId server, ChannelId channel) {
        LocalDate today = PuzzleBook.dayAt(clock.instant());
        puzzles.begin(server, channel, PuzzleBook.beginningOf(today.plusDays(1)));
    }
}
