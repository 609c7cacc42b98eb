package dolmen.bot.match.challenge;

import dolmen.bot.id.PlayerId;
import dolmen.bot.match.Match;
import dolmen.bot.match.Refusal;

/** A refusal of a rematch. */
public sealed interface RematchRefusal extends ChallengeRefusal {

    /** The match has not ended, so it has no rematch. */
    record MatchLive(Match match) implements RematchRefusal {}

    /** The rematch has already started. */
    record RematchBegun(Match rematch) implements RematchRefusal {}

    /** One of the players is no longer a member of the server, and could not accept. */
    record NotOnServer(PlayerId player) implements RematchRefusal {}

    /** One of the players was forgotten since, and could not be asked. */
    record PlayerForgotten() implements RematchRefusal {}

    /** There is no such match, or the person did not play in it. */
    record NotInMatch(Refusal why) implements RematchRefusal {}
}
