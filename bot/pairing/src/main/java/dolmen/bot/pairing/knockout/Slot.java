package dolmen.bot.pairing.knockout;

import dolmen.bot.pairing.event.Entrant;

/** A place in the bracket of a knockout, before a match. */
sealed interface Slot {

    /** An entrant is here. */
    record Taken(Entrant entrant) implements Slot {}

    /** A match will tell. */
    record Awaited() implements Slot {}

    /** Nobody will come: the other slot has a bye, or a walkover. */
    record Vacant() implements Slot {}
}
