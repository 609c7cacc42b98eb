package dolmen.bot.match.challenge;

import dolmen.bot.id.ChannelId;
import dolmen.bot.id.Player;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.Match;
import dolmen.rules.Variant;
import java.time.Instant;
import java.util.List;

/** A refusal of a proposal to play. */
public sealed interface ProposalRefusal extends ChallengeRefusal {

    /**
     * The server does not allow matches to start in this channel.
     *
     * @param channels the channels where it allows them; empty if all of these are gone
     */
    record NotPlayedHere(List<ChannelId> channels) implements ProposalRefusal {
        public NotPlayedHere {
            channels = List.copyOf(channels);
        }
    }

    /** The server has the bot's commands, but not the bot, which could not post a board. */
    record BotAbsent() implements ProposalRefusal {}

    /** The bot is not in this private thread, and could not post a board. */
    record NotInThread() implements ProposalRefusal {}

    /**
     * The bot could not post a board in this channel.
     *
     * @param missing the permissions that it lacks there, as Discord calls them
     */
    record NoBoardsHere(List<String> missing) implements ProposalRefusal {
        public NoBoardsHere {
            missing = List.copyOf(missing);
        }
    }

    /**
     * A challenge from within the thread of a match is posted in the thread's channel, and the bot could not write
     * there.
     *
     * @param missing the permissions that it lacks there, as Discord calls them
     */
    record NotWritableAround(ChannelId channel, List<String> missing) implements ProposalRefusal {
        public NotWritableAround {
            missing = List.copyOf(missing);
        }
    }

    /** A person cannot play alone. */
    record YourselfChallenged() implements ProposalRefusal {}

    /** A bot cannot be challenged. */
    record BotChallenged(Player bot) implements ProposalRefusal {}

    /** The person is not a member of the server, and could not accept. */
    record NotOnServer(Player person) implements ProposalRefusal {}

    /** The person cannot receive direct messages, by which the boards of the match would come. */
    record NotReachable() implements ProposalRefusal {}

    /** Only the person reads this place, so nobody could accept. */
    record NobodyReads() implements ProposalRefusal {}

    /** Computers already play each other on this server, or are about to. */
    record ExhibitionHere() implements ProposalRefusal {}

    /** The person has the maximum number of open offers. */
    record TooManyOpen(List<Challenge> open) implements ProposalRefusal {
        public TooManyOpen {
            open = List.copyOf(open);
        }
    }

    /** The person has the maximum number of open seeks. */
    record TooManySeeks(List<Challenge> open) implements ProposalRefusal {
        public TooManySeeks {
            open = List.copyOf(open);
        }
    }

    /** The person has the maximum number of live matches with computer players. */
    record TooManyWithComputers(List<Match> live) implements ProposalRefusal {
        public TooManyWithComputers {
            live = List.copyOf(live);
        }
    }

    /** The person has the maximum number of open challenges to the guest. */
    record TooManyToOne(PlayerId guest, List<Challenge> open) implements ProposalRefusal {
        public TooManyToOne {
            open = List.copyOf(open);
        }
    }

    /**
     * The person has recently challenged the guest too often without being accepted.
     *
     * @param again the time when it is possible again
     */
    record TooOftenToOne(PlayerId guest, int times, Instant again) implements ProposalRefusal {}

    /**
     * The person has recently made too many offers that were not accepted.
     *
     * @param again the time when it is possible again
     */
    record TooOften(int times, Instant again) implements ProposalRefusal {}

    /** Somebody was named twice. */
    record OpponentTwice(Player opponent) implements ProposalRefusal {}

    /** The variant is for fewer players. */
    record TooManyOpponents(Variant variant, int most) implements ProposalRefusal {}

    /** The typed text names no variant. */
    record NoVariant(String typed) implements ProposalRefusal {}

    /** The player is not available to the challenger. */
    record NotAvailable(Player player) implements ProposalRefusal {}
}
