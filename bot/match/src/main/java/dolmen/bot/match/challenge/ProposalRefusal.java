package dolmen.bot.match.challenge;

import dolmen.bot.id.ChannelId;
import dolmen.bot.id.Player;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.Match;
import dolmen.rules.Variant;
import java.time.Instant;
import java.util.List;

/** A refusal of what somebody proposes to play. */
public sealed interface ProposalRefusal extends ChallengeRefusal {

    /**
     * The server wants no match to begin in this channel.
     *
     * @param channels where it wants them; empty if all of those are gone
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
     * A challenge from within the thread of a match is posted in the channel around it, and the bot could not write
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

    /** A program cannot be challenged. */
    record BotChallenged(Player bot) implements ProposalRefusal {}

    /** Somebody who is not a member of the server could not accept. */
    record NotOnServer(Player person) implements ProposalRefusal {}

    /** Computers play each other on this server already, or are about to. */
    record ExhibitionHere() implements ProposalRefusal {}

    /** The person has as many offers open as may be. */
    record TooManyOpen(List<Challenge> open) implements ProposalRefusal {
        public TooManyOpen {
            open = List.copyOf(open);
        }
    }

    /** The person has as many seeks open as may be. */
    record TooManySeeks(List<Challenge> open) implements ProposalRefusal {
        public TooManySeeks {
            open = List.copyOf(open);
        }
    }

    /** The person has as many matches with computer players under way as may be. */
    record TooManyWithComputers(List<Match> live) implements ProposalRefusal {
        public TooManyWithComputers {
            live = List.copyOf(live);
        }
    }

    /** The person has challenged that other one as often as may be. */
    record TooManyToOne(PlayerId guest, List<Challenge> open) implements ProposalRefusal {
        public TooManyToOne {
            open = List.copyOf(open);
        }
    }

    /**
     * The person has challenged that other one as often as may be within a while, without being accepted.
     *
     * @param again when it may be done once more
     */
    record TooOftenToOne(PlayerId guest, int times, Instant again) implements ProposalRefusal {}

    /**
     * The person has made as many offers as may be within a while that were not accepted.
     *
     * @param again when it may be done once more
     */
    record TooOften(int times, Instant again) implements ProposalRefusal {}

    /** Somebody was named twice. */
    record OpponentTwice(Player opponent) implements ProposalRefusal {}

    /** The variant is for fewer. */
    record TooManyOpponents(Variant variant, int most) implements ProposalRefusal {}

    /** What was typed names no variant. */
    record NoVariant(String typed) implements ProposalRefusal {}

    /** That person does not want to be challenged by this one. */
    record NotAvailable(Player player) implements ProposalRefusal {}
}
