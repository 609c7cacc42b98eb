package dolmen.bot.history;

import dolmen.bot.id.PlayerId;
import java.util.List;
import java.util.Set;

/** The port to what has been played to an end. Safe for use by many threads. */
public interface Histories {

    /** All that the player has played to an end and that counts: nobody at the table was beaten without a move. */
    PlayerHistory of(PlayerId player);

    /**
     * The last of these matches, the latest first.
     *
     * @param number with what their numbers begin
     */
    List<PastMatch> latest(PlayerId player, String number, int limit);

    /** The variants of the game, by their texts, of which the player has played a match to an end that counts. */
    Set<String> finished(PlayerId player, String game);

    /** True if the player has played a match of the game, by its id, to an end that counts. */
    default boolean hasFinished(PlayerId player, String game) {
        return !finished(player, game).isEmpty();
    }
}
