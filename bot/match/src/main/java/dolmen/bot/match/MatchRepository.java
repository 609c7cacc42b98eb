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

/** The port to the stored matches. Safe for use by many threads; what a method has returned from is durable. */
public interface MatchRepository {

    /** The match of that number, live or over. */
    Optional<Match> find(MatchId id);

    /** Those of these matches that this release can read, in their order. */
    List<Match> readable(List<MatchId> ids);

    /** The matches with the next numbers after that one, in ascending order. */
    List<MatchId> following(MatchId number, int limit);

    /** How the match of that number stands now. */
    Optional<Revision> revision(MatchId id);

    /** The match that began with that challenge. */
    Optional<Revision> begunBy(ChallengeId challenge);

    /** The matches played in that channel or thread: all live ones, and if there is none the latest that ended. */
    List<Revision> in(ChannelId channel);

    /** The live matches of the player. */
    List<Revision> liveOf(PlayerId player);

    /**
     * The latest live matches on the server.
     *
     * @param number with what their numbers begin
     */
    List<Revision> liveOn(GuildId guild, String number, int limit);

    /** The matches of that game that began last, live or over, on any server; the latest first. */
    List<Revision> latestOf(String game, int limit);

    /**
     * Replaces a match by its next form and stores the notices it owes, all or nothing.
     *
     * @return false, and nothing stored, if the stored match is no longer the one before
     */
    boolean replace(Match before, Match after, List<Notice> owed);

    /** From now on the match is played there, which is its next form; everything else about it stays as it is. */
    void relocate(MatchId id, Venue venue);

    /**
     * The live matches that are to be looked at by that time, the longest due first: those that have changed since the
     * last look, and those for which a look was planned.
     */
    List<Revision> toLookAt(Instant now, int limit);

    /** Plans the next look at the match; does nothing if it has changed in the meantime. */
    void lookAgain(Match match, Instant at);

    /** Plans the next look at a match that cannot be read now. */
    void lookAgain(MatchId id, Instant at);

    /** Has all live matches of the player looked at soon, since what holds for the player has changed. */
    void lookAtAllOf(PlayerId player);
}
