package dolmen.bot.match.challenge;

import dolmen.bot.id.ChannelId;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.time.TimeControl;
import dolmen.rules.Variant;
import java.time.Instant;
import java.util.Optional;

/**
 * What a challenge offers: who wants to play what, where and how. They never change.
 *
 * @param channel where it was made
 * @param time how time is kept
 * @param rated whether the match is to count for ratings
 * @param rematchOf the match that is to be played again, if it is one
 * @param expiresAt from then on nobody can accept
 */
public record Terms(
        GuildId guild,
        ChannelId channel,
        PlayerId challenger,
        Variant variant,
        Seating seating,
        TimeControl time,
        boolean rated,
        Optional<MatchId> rematchOf,
        Instant madeAt,
        Instant expiresAt) {

    /** The same terms with other seats. */
    public Terms seated(Seating other) {
        return new Terms(guild, channel, challenger, variant, other, time, rated, rematchOf, madeAt, expiresAt);
    }
}
