package dolmen.bot.match;

/** A refusal of a request between players, or of an answer to it. */
public sealed interface RequestRefusal extends Refusal {

    /** The match is not paused. */
    record NotPaused(Match match) implements RequestRefusal {}

    /** There is no time limit, or the match is paused already. */
    record NoTimeToStop(Match match) implements RequestRefusal {}

    /** Another request is open. */
    record RequestStands(Match match) implements RequestRefusal {}

    /** The person has already made this request, or another one that this one may not follow yet. */
    record AskedAlready(Match match, Request.Kind before) implements RequestRefusal {}

    /** There is no longer such a request to the person. */
    record NothingAsked(Match match) implements RequestRefusal {}

    /** The computer players at the table decline. */
    record ComputersDecline(Match match, Request.Kind kind) implements RequestRefusal {}

    /** The person has no turn to take back. */
    record NothingToTakeBack(Match match) implements RequestRefusal {}

    /** There are no hints in rated matches, or they are allowed already. */
    record NoHintsToAllow(Match match) implements RequestRefusal {}

    /** A match can be called off only at its beginning. */
    record TooLateToAbort(Match match) implements RequestRefusal {}
}
