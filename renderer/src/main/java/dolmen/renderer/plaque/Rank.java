package dolmen.renderer.plaque;

/**
 * A place on a leaderboard.
 *
 * @param place the place; 1 is the best
 * @param shared true if another player has this place too
 */
public record Rank(long place, boolean shared) {

    /** The short form, such as "3", or "=3" if it is shared. */
    public String text() {
        return (shared ? "=" : "") + place;
    }
}
