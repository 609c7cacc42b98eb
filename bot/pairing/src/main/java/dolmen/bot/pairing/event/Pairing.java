package dolmen.bot.pairing.event;

import java.util.List;

/** One line of a round: a match of two, a match at a table, or a bye. */
public sealed interface Pairing permits Duel, Table, Bye {
    /** The round, from 1. */
    int round();

    /** The entrants concerned. */
    List<Entrant> entrants();

    /** True unless a result is outstanding. */
    boolean decided();

    /** The entrant's share of the match, which must be one of theirs. */
    Share share(Entrant entrant);

    /** The pairing after an entrant has left: an open match is forfeited by them. */
    Pairing without(Entrant leaver);
}
