package dolmen.bot.puzzle;

import dolmen.bot.id.ChannelId;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.MessageId;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/**
 * The port to the times at which servers are to have the puzzle of the day, and to the latest that each has had. A
 * server that chooses a channel is due at once. Safe for use by many threads; changes are durable.
 */
public interface DailyPuzzles {

    /**
     * A server whose time has come.
     *
     * @param since when it came; the epoch where the channel has just been chosen
     */
    record Due(GuildId server, ChannelId channel, Instant since) {}

    /**
     * A puzzle of the day as it was posted.
     *
     * @param puzzle its number
     * @param solved how many have solved it on this server at the first attempt
     */
    record Posted(LocalDate day, long puzzle, ChannelId channel, MessageId message, int solved) {}

    /** Those due at that time, the longest due first. */
    List<Due> due(Instant now, int limit);

    /** The latest of the server; empty if it has had none. */
    Optional<Posted> latest(GuildId server);

    /** It was posted on the server, which nobody has solved yet. */
    void posted(GuildId server, Posted puzzle);

    /** The server is due next at that time, unless another channel was chosen meanwhile. */
    void next(Due before, Instant at);
}
