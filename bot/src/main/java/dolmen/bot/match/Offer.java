package dolmen.bot.match;

import dolmen.rules.Variant;
import java.time.Instant;
import java.util.Optional;

/**
 * What is offered in a challenge, from its making on: who wants to play what, where and how. It never changes.
 *
 * @param channel where it was made
 * @param rematchOf the match that is to be played again, if it is one
 * @param expiresAt from then on nobody can accept
 */
public record Offer(
        GuildId guild,
        ChannelId channel,
        PlayerId challenger,
        Variant variant,
        Seating seating,
        Optional<MatchId> rematchOf,
        Instant madeAt,
        Instant expiresAt) {

    /** The same offer with other seats. */
    public Offer seated(Seating other) {
        return new Offer(guild, channel, challenger, variant, other, rematchOf, madeAt, expiresAt);
    }
}
