package dolmen.bot.match;

import dolmen.rules.Seat;
import dolmen.rules.Viewer;

/** The port to pictures. Safe for use by many threads. */
public interface Pictures {

    /**
     * The board as it stands with the names of the players.
     *
     * @param viewer who may know what it shows
     * @param bottom whose side of the board is below
     */
    Picture board(Match match, Viewer viewer, Seat bottom);
}
