package dolmen.bot.pairing.table;

import dolmen.bot.pairing.event.Entrant;
import dolmen.bot.pairing.event.Pairing;
import dolmen.bot.pairing.event.Tournament;
import java.util.List;

/** The numbers of meetings of all pairs so far; a table that was not played counts as well. */
final class Meetings {
    private final int[][] numbers;

    Meetings(Tournament tournament) {
        numbers = new int[tournament.size() + 1][tournament.size() + 1];
        for (Pairing pairing : tournament.pairings()) {
            List<Entrant> seats = pairing.entrants();
            seats.forEach(one -> seats.forEach(other -> numbers[one.number()][other.number()]++));
        }
    }

    /** The number of meetings of two. */
    int of(Entrant one, Entrant other) {
        return numbers[one.number()][other.number()];
    }
}
