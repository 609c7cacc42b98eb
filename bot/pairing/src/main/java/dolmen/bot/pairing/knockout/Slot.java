package dolmen.bot.pairing.knockout;

import dolmen.bot.pairing.event.Entrant;

/** A place in the tree of a knockout: one of the two before a match, or the winner's after it. */
sealed interface Slot {

    /** An entrant is here. */
    record Taken(Entrant entrant) implements Slot {}

    /** A match will tell. */
    record Awaited() implements Slot {}

    /** Nobody will come: the other slot has a bye, or a walkover. */
    record Vacant() implements Slot {}
}
