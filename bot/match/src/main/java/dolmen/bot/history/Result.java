package dolmen.bot.history;

import java.util.Collections;
import java.util.List;

/** The result of a match for one player. */
public enum Result {
    WON,
    DRAWN,
    LOST;

    /**
     * The result of a match for a seat: won by the only player in first place, drawn by players who share first place,
     * and lost by everybody else.
     *
     * @param places the place of every player, by seat: 1 is the best, and equal places are shared
     */
    public static Result of(List<Integer> places, int seat) {
        if (places.get(seat) > 1) {
            return LOST;
        }
        return Collections.frequency(places, 1) == 1 ? WON : DRAWN;
    }
}
