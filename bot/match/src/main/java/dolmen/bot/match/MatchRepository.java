package dolmen.bot.match;

import dolmen.bot.id.ChallengeId;
import dolmen.bot.id.ChannelId;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.id.Revision;
import dolmen.bot.id.Venue;
import dolmen.bot.match.notice.Notice;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** The port to the stored matches. Safe for use by many threads; a change is durable when its method returns. */
public interface MatchRepository {

    /** The match with the number, live or over. */
    Optional<Match> find(MatchId id);

    /** The matches among these that this release can read, in their order. */
    List<Match> readable(List<MatchId> ids);

    /** The matches with the next higher numbers, in ascending order. */
    List<MatchId> following(MatchId number, int limit);

    /** The current revision of the match. */
    Optional<Revision> revision(MatchId id);

    /** The match that began with the challenge. */
    Optional<Revision> begunBy(ChallengeId challenge);

    /** The matches in the channel or thread: all live ones, and if there is none the latest that ended. */
    List<Revision> in(ChannelId channel);

    /** The live matches of the player. */
    List<Revision> liveOf(PlayerId player);

    /**
     * The latest live matches on the server.
     *
     * @param number the first digits of their numbers
     */
    List<Revision> liveOn(GuildId guild, String number, int limit);

    /** The matches of the game that started last, live or over, on any server; the latest first. */
    List<Revision> latestOf(String game, int limit);

    /**
     * Replaces a match by its next revision and stores its notices, all or nothing.
     *
     * @return false, without a change, if the stored match is no longer {@code before}
     */
    boolean replace(Match before, Match after, List<Notice> owed);

    /** Moves the match to another place as its next revision; everything else stays unchanged. */
    void relocate(MatchId id, Venue venue);

    /**
     * The live matches to look at by the time, the longest due first: those that have changed since the last look, and
     * those with a planned look.
     */
    List<Revision> toLookAt(Instant now, int limit);

    /** Plans the next look at the match; does nothing if it has changed meanwhile. */
    void lookAgain(Match match, Instant at);

    /** Plans the next look at a match that cannot be read now. */
    void lookAgain(MatchId id, Instant at);

    /** Plans a look at all live matches of the player soon, since the player's settings have changed. */
    void lookAtAllOf(PlayerId player);
}
