package dolmen.renderer.plaque;

/**
 * A place on a leaderboard.
 *
 * @param place from 1, the best
 * @param shared true if another player has this place too
 */
public record Rank(long place, boolean shared) {

    /** The rank in short, such as "3", or "=3" if it is shared. */
    public String text() {
        return (shared ? "=" : "") + place;
    }
}
