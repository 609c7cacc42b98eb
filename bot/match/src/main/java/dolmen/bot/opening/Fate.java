package dolmen.bot.opening;

import dolmen.rules.Seat;
import dolmen.rules.host.Conclusion;
import java.util.Set;

/** How a match ended for somebody who played it. */
public enum Fate {
    WON,
    DRAWN,
    LOST;

    /** What became of the seat; whoever shares the first place has drawn. */
    static Fate of(Seat seat, Conclusion.Ranked conclusion) {
        Set<Seat> first = conclusion.ranking().getFirst();
        if (!first.contains(seat)) {
            return LOST;
        }
        return first.size() == 1 ? WON : DRAWN;
    }
}
