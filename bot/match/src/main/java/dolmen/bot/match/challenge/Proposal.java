package dolmen.bot.match.challenge;

import dolmen.bot.id.ChannelId;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.Player;
import dolmen.bot.match.time.TimeControl;
import dolmen.rules.Variant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A person's wish to play. Seats without invited people are open to anyone.
 *
 * @param variant the text of the variant, as typed
 * @param opening the first entries of the match, see {@link Terms}
 * @param time the time control
 * @param stake the effect of the match on ratings
 */
public record Proposal(
        GuildId guild,
        ChannelId channel,
        Player challenger,
        List<Player> invited,
        String variant,
        List<String> opening,
        SideWish side,
        TimeControl time,
        Terms.Stake stake) {

    public Proposal {
        invited = List.copyOf(invited);
        opening = List.copyOf(opening);
    }

    /** A match from the start. */
    public Proposal(
            GuildId guild,
            ChannelId channel,
            Player challenger,
            List<Player> invited,
            String variant,
            SideWish side,
            TimeControl time,
            Terms.Stake stake) {
        this(guild, channel, challenger, invited, variant, List.of(), side, time, stake);
    }

    /**
     * The objection to these people at a table of the variant, with the given number of seats; empty if there is none.
     */
    Optional<ChallengeRefusal> objection(Variant wanted, int seats) {
        var named = new HashSet<>(Set.of(challenger.id()));
        for (Player guest : invited) {
            if (guest.id().equals(challenger.id())) {
                return Optional.of(new ProposalRefusal.YourselfChallenged());
            }
            if (guest.bot()) {
                return Optional.of(new ProposalRefusal.BotChallenged(guest));
            }
            if (!named.add(guest.id())) {
                return Optional.of(new ProposalRefusal.OpponentTwice(guest));
            }
        }
        return named.size() <= seats
                ? Optional.empty()
                : Optional.of(new ProposalRefusal.TooManyOpponents(wanted, seats - 1));
    }

    /** The chairs of all seats but the challenger's. */
    List<Chair> chairs(int seats) {
        var chairs = new ArrayList<Chair>();
        invited.forEach(guest -> chairs.add(Chair.reserved(guest.id())));
        while (chairs.size() < seats - 1) {
            chairs.add(Chair.free());
        }
        return chairs;
    }
}
