package dolmen.renderer.plaque;

/**
 * The history of ratings alone.
 *
 * @param title the player or game
 */
public record HistoryPlaque(String title, RatingHistory history) implements Plaque {}
