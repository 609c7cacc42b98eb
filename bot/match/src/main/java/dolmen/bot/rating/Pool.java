package dolmen.bot.rating;

import dolmen.bot.id.PlayerId;
import java.util.List;

/** The opponents in the matches of a ladder. */
public enum Pool {
    /** Only people sit at the table. */
    PEOPLE,
    /** A computer opponent sits at the table. */
    COMPUTERS;

    /** The pool of a match of these players. */
    public static Pool of(List<PlayerId> players) {
        return players.stream().anyMatch(PlayerId::computer) ? COMPUTERS : PEOPLE;
    }
}
