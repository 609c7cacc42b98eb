package dolmen.bot.rating;

import dolmen.bot.id.PlayerId;
import java.util.List;

/** Against whom the matches of a ladder are played. */
public enum Pool {
    /** Only people sit at the table. */
    PEOPLE,
    /** A computer opponent sits at the table. */
    COMPUTERS;

    /** Where a match of these players counts. */
    public static Pool of(List<PlayerId> players) {
        return players.stream().anyMatch(PlayerId::computer) ? COMPUTERS : PEOPLE;
    }
}
