package dolmen.rules;

/**
 * The canonical texts of the moves of a game, one each. {@link View#parse} reads what people type.
 *
 * @param <M> the game's moves
 */
public interface Notation<M extends Move> {

    /** The canonical text: no blanks, at most 40 characters, different for different moves of one variant. */
    String write(M move);

    /**
     * The move of a canonical text; {@code read(write(move)).equals(move)}.
     *
     * @throws IllegalArgumentException if the text is not canonical
     */
    M read(String text);
}
