package dolmen.bot.match;

import dolmen.rules.Viewer;

/** The port to pictures. Safe for use by many threads. */
public interface Pictures {

    /** The board as it stands, as the viewer sees it, with the names of the players. */
    Picture board(Match match, Viewer viewer);
}
