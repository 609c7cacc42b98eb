package dolmen.bot.opening;

import dolmen.rules.Seat;
import dolmen.rules.host.Conclusion;
import java.util.Set;

/** The result of a match for one of its players. */
public enum PlayerResult {
    WON,
    DRAWN,
    LOST;

    /** The result of the seat; shared first place is a draw. */
    static PlayerResult of(Seat seat, Conclusion.Ranked conclusion) {
        Set<Seat> first = conclusion.ranking().getFirst();
        if (!first.contains(seat)) {
            return LOST;
        }
        return first.size() == 1 ? WON : DRAWN;
    }
}
