package dolmen.bot.rating;

import java.util.Collections;
import java.util.List;

/**
 * How the rated matches of a player on a ladder ended.
 *
 * @param wins those in which the player alone came first
 * @param draws those in which the player shared the first place
 * @param losses the others
 */
public record Tally(int wins, int draws, int losses) {
    /** That of whoever has not played. */
    public static final Tally NONE = new Tally(0, 0, 0);

    /** The tally after one match more. */
    public Tally plus(List<Integer> places, int seat) {
        return with(places, seat, 1);
    }

    /** The tally without one of its matches. */
    public Tally minus(List<Integer> places, int seat) {
        return with(places, seat, -1);
    }

    private Tally with(List<Integer> places, int seat, int count) {
        if (places.get(seat) != 1) {
            return new Tally(wins, draws, losses + count);
        }
        return Collections.frequency(places, 1) == 1
                ? new Tally(wins + count, draws, losses)
                : new Tally(wins, draws + count, losses);
    }

    /** How many there were. */
    public int matches() {
        return wins + draws + losses;
    }
}
