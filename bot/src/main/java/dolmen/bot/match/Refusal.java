package dolmen.bot.match;

import dolmen.bot.id.ChannelId;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.Player;
import dolmen.bot.match.challenge.Challenge;
import dolmen.rules.Variant;
import dolmen.rules.host.TypedTurn;
import java.util.List;

/**
 * Why something that a person asked for was not done; nothing has changed. Whoever answers the person finds the words.
 */
public sealed interface Refusal {

    /**
     * Why the typed turn cannot be played in the match.
     *
     * @throws IllegalArgumentException if it can
     */
    static Refusal of(Match match, String typed, TypedTurn no) {
        return switch (no) {
            case TypedTurn.Played played -> throw new IllegalArgumentException("\"%s\" can be played".formatted(typed));
            case TypedTurn.NotAMove(String why, List<String> nearest) -> new NotAMove(match, typed, why, nearest);
            case TypedTurn.Illegal(String why, List<String> nearest) -> new IllegalMove(match, typed, why, nearest);
            case TypedTurn.Ambiguous(List<String> candidates) -> new AmbiguousMove(match, typed, candidates);
        };
    }

    /** There is no match of this number, or none here. */
    record NoMatch() implements Refusal {}

    /** Several of the person's matches are played here; the person must say which. */
    record WhichMatch(List<MatchId> candidates) implements Refusal {
        public WhichMatch {
            candidates = List.copyOf(candidates);
        }
    }

    /** The person does not play in this match. */
    record NotYourMatch(Match match) implements Refusal {}

    /** Somebody else is to move. */
    record NotYourTurn(Match match) implements Refusal {}

    /** The person was eliminated or has given up; the others play on. */
    record OutOfPlay(Match match) implements Refusal {}

    /** The match has ended. */
    record MatchOver(Match match) implements Refusal {}

    /** The match has moved on since the button or menu was made. */
    record Stale(Match match) implements Refusal {}

    /**
     * The text is no move of the game.
     *
     * @param nearest canonical texts of up to five legal moves, the likeliest first
     */
    record NotAMove(Match match, String typed, String why, List<String> nearest) implements Refusal {
        public NotAMove {
            nearest = List.copyOf(nearest);
        }
    }

    /**
     * The move is not legal now.
     *
     * @param nearest canonical texts of up to five legal moves, the likeliest first
     */
    record IllegalMove(Match match, String typed, String why, List<String> nearest) implements Refusal {
        public IllegalMove {
            nearest = List.copyOf(nearest);
        }
    }

    /**
     * Several legal moves fit the text.
     *
     * @param candidates their canonical texts
     */
    record AmbiguousMove(Match match, String typed, List<String> candidates) implements Refusal {
        public AmbiguousMove {
            candidates = List.copyOf(candidates);
        }
    }

    /** No plan can be made for a match in which something is hidden or left to chance. */
    record NothingToForesee(Match match) implements Refusal {}

    /** Time stands still by agreement; nobody moves until somebody lets it run on. */
    record Paused(Match match) implements Refusal {}

    /** Time does not stand still. */
    record NotPaused(Match match) implements Refusal {}

    /** There is no limit of time, or time stands still already. */
    record NoTimeToStop(Match match) implements Refusal {}

    /** Something else is asked already, and not answered yet. */
    record RequestStands(Match match) implements Refusal {}

    /** The same was declined, and nobody has moved since. */
    record DeclinedAlready(Match match) implements Refusal {}

    /** Nobody asks that of this person any more. */
    record NothingAsked(Match match) implements Refusal {}

    /** The person has no turn that could be taken back. */
    record NothingToTakeBack(Match match) implements Refusal {}

    /** A match can be called off at its beginning only. */
    record TooLateToAbort(Match match) implements Refusal {}

    /** Only who is still in play can be made the winner. */
    record NoSuchWinner(Match match) implements Refusal {}

    /**
     * The server wants no match to begin in this channel.
     *
     * @param channels where it wants them; empty if all of those are gone
     */
    record NotPlayedHere(List<ChannelId> channels) implements Refusal {
        public NotPlayedHere {
            channels = List.copyOf(channels);
        }
    }

    /** A person cannot play alone. */
    record YourselfChallenged() implements Refusal {}

    /** A program cannot be challenged. */
    record BotChallenged(Player bot) implements Refusal {}

    /** Somebody was named twice. */
    record OpponentTwice(Player opponent) implements Refusal {}

    /** The variant is for fewer. */
    record TooManyOpponents(Variant variant, int most) implements Refusal {}

    /** There is no such variant. */
    record NoVariant(String why) implements Refusal {}

    /** The match has not ended, so it cannot be played once more. */
    record MatchLive(Match match) implements Refusal {}

    /** The match is being played once more already, or has been. */
    record RematchBegun(Match rematch) implements Refusal {}

    /** That person does not want to be challenged by whoever asks. */
    record NotAvailable(Player player) implements Refusal {}

    /** Somebody at the table does not want to play with whoever asks, or is nobody any more. */
    record TableNotAvailable() implements Refusal {}

    /** There is no such challenge. */
    record NoChallenge() implements Refusal {}

    /** The challenge has been answered already. */
    record ChallengeAnswered(Challenge challenge) implements Refusal {}

    /** The person has accepted or joined; others are awaited. */
    record AlreadyAccepted(Challenge challenge) implements Refusal {}

    /** The person has made the challenge, and so has a seat already. */
    record OwnChallenge(Challenge challenge) implements Refusal {}

    /** Others have taken the seats that were open to anyone. */
    record NoFreeChair(Challenge challenge) implements Refusal {}

    /** The person has neither accepted nor joined. */
    record NotJoined(Challenge challenge) implements Refusal {}

    /** The challenge is somebody else's to answer or to withdraw. */
    record NotYourChallenge(Challenge challenge) implements Refusal {}
}
