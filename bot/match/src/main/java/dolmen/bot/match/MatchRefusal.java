package dolmen.bot.match;

import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import java.util.List;

/** A refusal because of the match: it does not exist, or the person may not act in it now. */
public sealed interface MatchRefusal extends Refusal {

    /** There is no match with this number, or none here. */
    record NoMatch() implements MatchRefusal {}

    /** Several of the person's matches are played here; the person must choose one. */
    record WhichMatch(List<MatchId> candidates) implements MatchRefusal {
        public WhichMatch {
            candidates = List.copyOf(candidates);
        }
    }

    /** None is played here, and the person plays several elsewhere; the person must choose one. */
    record WhichOfYours(PlayerId person, List<Match> live) implements MatchRefusal {
        public WhichOfYours {
            live = List.copyOf(live);
        }
    }

    /** The person does not play in this match. */
    record NotYourMatch(Match match) implements MatchRefusal {}

    /** Somebody else is to move. */
    record NotYourTurn(Match match) implements MatchRefusal {}

    /** The person was eliminated or has given up; the others play on. */
    record OutOfPlay(Match match) implements MatchRefusal {}

    /** The match has ended. */
    record MatchOver(Match match) implements MatchRefusal {}

    /** The match has moved on since the button or menu was made. */
    record Stale(Match match) implements MatchRefusal {}

    /** The match is paused by agreement; nobody moves until somebody resumes it. */
    record Paused(Match match) implements MatchRefusal {}

    /** The person plays in this match, and so may not decide it as a moderator. */
    record OwnMatch(Match match) implements MatchRefusal {}

    /** The person plays this position in that match, and gets no help with it until the match is over. */
    record UnderWay(Match match) implements MatchRefusal {}

    /** The winner must be a player who is still in play. */
    record NoSuchWinner(Match match) implements MatchRefusal {}
}
