package dolmen.bot.puzzle;

import dolmen.bot.id.ChannelId;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.MessageId;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/**
 * The port to the latest daily puzzle of each server and the time of its next one. A server that chooses a channel is
 * due at once. Safe for use by many threads; changes are durable.
 */
public interface DailyPuzzles {

    /**
     * A due server.
     *
     * @param since the time since when it is due; the epoch if the channel has just been chosen
     */
    record Due(GuildId server, ChannelId channel, Instant since) {}

    /**
     * A posted puzzle of the day.
     *
     * @param puzzle its number
     * @param solved the number of people on this server who have solved it at the first attempt
     */
    record Posted(LocalDate day, long puzzle, ChannelId channel, MessageId message, int solved) {}

    /** The servers due at the time, the longest due first. */
    List<Due> due(Instant now, int limit);

    /** The latest puzzle of the server; empty if it has had none. */
    Optional<Posted> latest(GuildId server);

    /** Records a new puzzle on the server, without solvers. */
    void posted(GuildId server, Posted puzzle);

    /** Sets the time of the server's next puzzle, unless another channel was chosen meanwhile. */
    void next(Due before, Instant at);
}
