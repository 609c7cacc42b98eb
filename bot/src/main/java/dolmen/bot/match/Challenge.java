package dolmen.bot.match;

import dolmen.rules.Variant;
import java.time.Instant;

/**
 * An invitation to a match of two, waiting for the opponent's answer or answered.
 *
 * @param channel where it was made
 */
public record Challenge(
        ChallengeId id,
        GuildId guild,
        ChannelId channel,
        PlayerId challenger,
        PlayerId opponent,
        Variant variant,
        SideWish side,
        Answer answer,
        Instant madeAt) {

    /** What has become of a challenge. */
    public enum Answer {
        OPEN,
        ACCEPTED,
        DECLINED,
        WITHDRAWN
    }

    /** A challenge that has not been stored yet. */
    public record Draft(
            GuildId guild,
            ChannelId channel,
            PlayerId challenger,
            PlayerId opponent,
            Variant variant,
            SideWish side,
            Instant madeAt) {}
}
