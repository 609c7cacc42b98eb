package dolmen.bot.match.alert;

import dolmen.bot.id.ChallengeId;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.challenge.Challenge;
import java.time.Instant;
import java.util.List;
import java.util.Set;

/**
 * The port to the people who want to hear of seeks, the seeks with people left to alert, and the alerts sent. Safe for
 * use by many threads; changes are durable.
 */
public interface SeekAlerts {

    /** The ids of the games for which the person wants alerts on the server. */
    Set<String> chosenBy(PlayerId person, GuildId server);

    /** Replaces the games for which the person wants alerts on the server; a game chosen before keeps its time. */
    void choose(PlayerId person, GuildId server, Set<String> games, Instant now);

    /** The seeks that are due at the time, the longest due first. */
    List<ChallengeId> due(Instant now, int limit);

    /**
     * The people who had chosen the game and server before the seek was made and have not heard of it, those without a
     * recent alert first.
     */
    List<PlayerId> candidates(Challenge seek, int limit);

    /** The number of alerts sent to the person after the given time, which is at most a day ago. */
    int sentSince(PlayerId person, Instant then);

    /** Records that the person was alerted to the seek. */
    void sent(PlayerId person, Challenge seek, Instant now);

    /** Records that the person is not to hear of the seek. */
    void passOver(PlayerId person, Challenge seek);

    /** Sets the time when the seek is due again. */
    void next(ChallengeId seek, Instant at);

    /** Records that nobody is left to alert. */
    void settle(ChallengeId seek);
}
