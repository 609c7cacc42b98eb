package dolmen.bot.puzzle;

import dolmen.bot.id.ChannelId;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.MessageId;
import dolmen.bot.id.PlayerId;
import java.time.Duration;
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
     * @param unanswered the number of puzzles that have followed each other without an attempt, this one included once
     *     its day is over
     */
    record Posted(LocalDate day, long puzzle, ChannelId channel, MessageId message, int unanswered) {}

    /**
     * The first attempts at a puzzle by members who have attempted any puzzle on the server.
     *
     * @param attempted the number of people
     * @param solved the number of those who solved it
     * @param listed those of them who agree to be in public lists, the earliest first
     */
    record Tally(int attempted, int solved, List<PlayerId> listed) {
        public Tally {
            listed = List.copyOf(listed);
        }
    }

    /** The servers due at the time, the longest due first. */
    List<Due> due(Instant now, int limit);

    /** The latest puzzle of the server; empty if it has had none. */
    Optional<Posted> latest(GuildId server);

    /** The first attempts at the puzzle with the number, from the time on. */
    Tally tally(GuildId server, long puzzle, Instant since);

    /** Records the latest puzzle of the server. */
    void posted(GuildId server, Posted puzzle);

    /** Changes the count of the server's latest puzzle, unless that has changed meanwhile. */
    void count(GuildId server, Posted before, int unanswered);

    /** Chooses a channel for a server without any settings, and the time of its first puzzle. */
    void begin(GuildId server, ChannelId channel, Instant first);

    /** Sets the time of the server's next puzzle, unless another channel was chosen meanwhile. */
    void next(Due before, Instant at);

    /**
     * The time at which a message shows an attempt at its puzzle: after a sixtieth of the day so far, but at least ten
     * seconds and at most ten minutes. Several attempts lead to one edit, and edits become rarer, since Discord limits
     * those of older messages.
     *
     * @param day the day of the puzzle
     */
    static Instant shownAt(Instant attempt, LocalDate day) {
        long soFar = Duration.between(PuzzleBook.beginningOf(day), attempt).toSeconds();
        return attempt.plusSeconds(StrictMath.clamp(soFar / 60, 10, 600));
    }
}
