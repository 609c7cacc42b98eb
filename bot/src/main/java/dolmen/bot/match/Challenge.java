package dolmen.bot.match;

import dolmen.rules.Variant;
import java.time.Instant;
import java.util.List;

/**
 * An invitation to a match, waiting for the opponents' answers or answered. It is accepted when every opponent has
 * accepted, and declined when one of them declines.
 *
 * @param channel where it was made
 * @param invitations one for each opponent, in the order in which they were named
 */
public record Challenge(
        ChallengeId id,
        GuildId guild,
        ChannelId channel,
        PlayerId challenger,
        List<Invitation> invitations,
        Variant variant,
        SideWish side,
        Answer answer,
        Instant madeAt) {

    public Challenge {
        invitations = List.copyOf(invitations);
    }

    /** What has become of a challenge. */
    public enum Answer {
        OPEN,
        ACCEPTED,
        DECLINED,
        WITHDRAWN
    }

    /** One opponent, and whether this one has accepted. */
    public record Invitation(PlayerId opponent, boolean accepted) {}

    /** Whom the challenger wants to play. */
    public List<PlayerId> opponents() {
        return invitations.stream().map(Invitation::opponent).toList();
    }

    /** The opponents who have accepted. */
    public List<PlayerId> accepted() {
        return invitations.stream()
                .filter(Invitation::accepted)
                .map(Invitation::opponent)
                .toList();
    }

    /** The opponents who have not accepted yet. */
    public List<PlayerId> awaited() {
        return invitations.stream()
                .filter(invitation -> !invitation.accepted())
                .map(Invitation::opponent)
                .toList();
    }

    /** A challenge that has not been stored yet. */
    public record Draft(
            GuildId guild,
            ChannelId channel,
            PlayerId challenger,
            List<PlayerId> opponents,
            Variant variant,
            SideWish side,
            Instant madeAt) {
        public Draft {
            opponents = List.copyOf(opponents);
        }
    }
}
