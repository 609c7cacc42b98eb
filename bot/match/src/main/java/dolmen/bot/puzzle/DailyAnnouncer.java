package dolmen.bot.puzzle;

import dolmen.bot.id.ChannelId;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.MessageId;
import dolmen.rules.puzzle.Puzzle;
import java.time.Instant;

/** The port to the channels in which servers have the puzzle of the day. Safe for use by many threads. */
public interface DailyAnnouncer {

    /** What became of an attempt to write. */
    sealed interface Posting {

        /** The message stands there. */
        record Written(MessageId message) implements Posting {}

        /** It could not be written now; it is worth another attempt. */
        record Later(String why) implements Posting {}

        /** The bot may not write there as long as nobody changes that. */
        record Barred(String why) implements Posting {}

        /** What was to be written in, or changed, is no more. */
        record Gone(String why) implements Posting {}
    }

    /**
     * Posts the puzzle, unless it stands there already.
     *
     * @param since when the day began: messages before it are others
     * @param nonce a name for the message, equal for every attempt to post it
     */
    Posting post(GuildId server, ChannelId channel, Puzzle puzzle, Instant since, String nonce);

    /** Says below a puzzle how many have solved it. */
    Posting conclude(GuildId server, DailyPuzzles.Posted posted, Puzzle puzzle);
}
