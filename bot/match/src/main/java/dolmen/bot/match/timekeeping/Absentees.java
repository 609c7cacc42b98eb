package dolmen.bot.match.timekeeping;

import dolmen.bot.id.GuildId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.Match;
import java.time.Duration;
import java.time.Instant;

/**
 * Finds players who have left the server of a match that waits for them. Discord reports departures only to bots that
 * may see all members, so players who have not moved for a day are looked up. A return in time cancels the absence.
 */
public final class Absentees {
    private static final Duration UNSUSPICIOUS = Duration.ofDays(1);
    private static final Duration GRACE = Duration.ofDays(3);

    private final Members members;
    private final Departures departures;

    public Absentees(Members members, Departures departures) {
        this.members = members;
        this.departures = departures;
    }

    /** True if the player to move left longer ago than the match waits. */
    boolean abandoned(Match match, Instant now) {
        return match.playerToMove()
                .filter(PlayerId::person)
                .filter(player -> match.changedAt().plus(UNSUSPICIOUS).isBefore(now))
                .filter(player -> awayTooLong(match.venue().guild(), player, now))
                .isPresent();
    }

    private boolean awayTooLong(GuildId guild, PlayerId player, Instant now) {
        if (members.hasLeft(guild, player)) {
            return !departures.left(guild, player, now).plus(GRACE).isAfter(now);
        }
        departures.returned(guild, player);
        return false;
    }
}
