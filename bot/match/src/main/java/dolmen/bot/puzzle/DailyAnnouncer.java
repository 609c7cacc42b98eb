package dolmen.bot.puzzle;

import dolmen.bot.id.ChannelId;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.MessageId;
import dolmen.rules.puzzle.Puzzle;
import java.time.Instant;

/** The port to the channels of the puzzle of the day. Safe for use by many threads. */
public interface DailyAnnouncer {

    /** The result of an attempt to write. */
    sealed interface Posting {

        /** The message exists. */
        record Written(MessageId message) implements Posting {}

        /** The attempt failed, and should be repeated. */
        record Later(String why) implements Posting {}

        /** Discord refuses the message until somebody changes something. */
        record Barred(String why) implements Posting {}

        /** The channel or the message was deleted. */
        record Gone(String why) implements Posting {}
    }

    /**
     * Posts the puzzle, unless it is there already.
     *
     * @param since the start of the day; earlier messages are not about this puzzle
     * @param nonce a name for the message, the same for every attempt to post it
     */
    Posting post(GuildId server, ChannelId channel, Puzzle puzzle, Instant since, String nonce);

    /** The words below a puzzle, by the time that has passed. */
    enum Stage {
        /** The results so far. */
        OPEN,
        /** The results, and the solution. */
        OVER,
        /** As above, and that an attempt brings the next puzzle. */
        RESTING
    }

    /** Writes the results below the puzzle. */
    Posting update(GuildId server, DailyPuzzles.Posted posted, Puzzle puzzle, DailyPuzzles.Tally tally, Stage stage);
}
