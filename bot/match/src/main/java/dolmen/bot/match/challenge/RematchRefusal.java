package dolmen.bot.match.challenge;

import dolmen.bot.id.PlayerId;
import dolmen.bot.match.Match;
import dolmen.bot.match.Refusal;

/** A refusal to play a match once more. */
public sealed interface RematchRefusal extends ChallengeRefusal {

    /** The match has not ended, so it cannot be played once more. */
    record MatchLive(Match match) implements RematchRefusal {}

    /** The match is being played once more already, or has been. */
    record RematchBegun(Match rematch) implements RematchRefusal {}

    /** Somebody who played is no longer a member of the server, so could not accept. */
    record NotOnServer(PlayerId player) implements RematchRefusal {}

    /** Somebody who played was forgotten since, so could not be asked. */
    record PlayerForgotten() implements RematchRefusal {}

    /** There is no such match, or the person did not play in it. */
    record NotInMatch(Refusal why) implements RematchRefusal {}
}
