package dolmen.bot.match;

/** A refusal of what players ask of each other, or of how they answer it. */
public sealed interface RequestRefusal extends Refusal {

    /** Time does not stand still. */
    record NotPaused(Match match) implements RequestRefusal {}

    /** There is no limit of time, or time stands still already. */
    record NoTimeToStop(Match match) implements RequestRefusal {}

    /** Something else is asked already, and not answered yet. */
    record RequestStands(Match match) implements RequestRefusal {}

    /** The person has asked that already, or something after which it cannot be asked yet. */
    record AskedAlready(Match match, Request.Kind before) implements RequestRefusal {}

    /** Nobody asks that of this person any more. */
    record NothingAsked(Match match) implements RequestRefusal {}

    /** The computer players at the table do not want it. */
    record ComputersDecline(Match match, Request.Kind kind) implements RequestRefusal {}

    /** The person has no turn that could be taken back. */
    record NothingToTakeBack(Match match) implements RequestRefusal {}

    /** There are no hints in rated matches, or they are allowed already. */
    record NoHintsToAllow(Match match) implements RequestRefusal {}

    /** A match can be called off at its beginning only. */
    record TooLateToAbort(Match match) implements RequestRefusal {}
}
